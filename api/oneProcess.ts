/** One process of the server, from the database to its last answer. */
import cluster from 'node:cluster'
import { backUp } from './backup/backUp.ts'
import { answerInFolder } from './backup/controlSocket.ts'
import { config } from './config.ts'
import { settleZone } from './database/zone.ts'
import { openDatabase } from './db.ts'
import { closeEvents } from './events.ts'
import { sweepArriving } from './features/files/storage.ts'
import { openJobs } from './jobRunner.ts'
import { closeLimits } from './limits.ts'
import { log } from './log.ts'
import { tellOf } from './observe/metrics.ts'
import { startTracing } from './observe/tracing.ts'
import { lifeOfSandbox } from './sandbox/lifeOfSandbox.ts'
import { closeTheWayOut } from './sandbox/noWayOut.ts'
import { stopSandbox } from './sandbox/sandbox.ts'
import { sandboxed } from './sandbox/sandboxed.ts'
import { sealStored } from './sealStored.ts'
import { serve } from './serve.ts'
import { onUncaught } from './uncaught.ts'

/** Within this many milliseconds after SIGTERM, or after an uncaught error, the process is gone. */
const patience = 9_000
const firstProcess = (cluster.worker?.id ?? 1) === 1

/** Opens the database, runs the jobs, serves, and ends on SIGTERM. */
export async function run(): Promise<void> {
  if (sandboxed) closeTheWayOut()
  let end: (reason: string, code?: number) => void = () => process.exit(1)
  onUncaught((reason) => end(reason))
  const stopTracing = config.traceEndpoint && (await startTracing(config.traceEndpoint))
  const database = await openDatabase(config)
  await settleZone(database.db)
  if (database.pool) tellOf({ pool: database.pool })
  await sweepArriving()
  if (config.demo) {
    const { seedDemo } = await import('../prisma/seed/seed.ts')
    if ((await database.db.user.count()) === 0) {
      if (!sandboxed) console.log('Making the demo university …')
      await seedDemo(database.db, new Date())
    }
  }
  await sealStored(database.db)
  const jobs = await openJobs(database)
  const inSandbox = sandboxed ? lifeOfSandbox(database.db, (reason) => end(reason, 0)) : undefined
  const { probe, pool } = database
  const served = await serve(database.db, { ...config, probe, pool, admits: inSandbox?.admits })
  const { databaseUrl, dataDir, backups } = config
  const deafen = databaseUrl
    ? () => {}
    : answerInFolder(dataDir, async () => ({ folder: backups.folder, made: await backUp(config) }))
  if (inSandbox) inSandbox.announce(served.port)
  else if (firstProcess) announce(served.port)

  let stopping = false
  const stop = async (reason: string, code: number) => {
    stopping = true
    log.info({ reason }, 'stopping')
    setTimeout(() => process.exit(1), patience).unref()
    deafen()
    inSandbox?.leave()
    await Promise.all([served.close(), jobs.stop(), stopSandbox()])
    closeEvents()
    closeLimits()
    await database.close()
    if (stopTracing) await stopTracing()
    process.exit(code)
  }
  const onSignal = (signal: string) => {
    // Of several processes, the one that started them passes on what it is told, which all may have heard already.
    if (stopping && cluster.isWorker) return
    if (stopping) process.exit(1)
    void stop(signal, 0)
  }
  end = (reason, code = 1) => stopping || void stop(reason, code)
  process.on('SIGTERM', () => onSignal('SIGTERM'))
  process.on('SIGINT', () => onSignal('SIGINT'))
  await jobs.begin()
}

function announce(port: number) {
  const address = config.production ? config.publicUrl : `http://${config.host}:${port}`
  console.log(`\nAscent is ready: ${address}\n`)
  if (!config.demo) return
  console.log('Demo accounts (password ascent-demo):')
  for (const role of [
    'researcher',
    'industry',
    'industry_partner',
    'investor',
    'expert',
    'commercialization_team',
    'ku_team',
    'admin',
  ])
    console.log(`  ${role}@demo.ascent.test`)
  console.log('')
}
