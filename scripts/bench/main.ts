/** `npm run bench [-- quick]`: how fast, how light and how steady the server is, and how that compares. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { filledDatabase, filledFolder } from './databases.ts'
import { findPostgres, type Postgres } from './postgres.ts'
import { printSpeeds } from './report.ts'
import { sameAnswers, speeds } from './speed.ts'
import { root, start, startOurs, type Started } from './started.ts'
import { persistedId, works, type Server } from './works.ts'

const only = process.argv.slice(2)
const quick = only.includes('quick')
const wants = (part: string) => only.every((word) => word === 'quick') || only.includes(part)

const pace = quick ? { rounds: 1, seconds: 1 } : { rounds: 3, seconds: 2.5 }
const sizes = {
  server: quick ? { projects: 20_000, users: 400 } : { projects: 100_000, users: 2_000 },
  embedded: quick ? { projects: 2_000, users: 200 } : { projects: 10_000, users: 500 },
}

const folder = mkdtempSync(path.join(tmpdir(), 'ascent-bench-data-'))
const forget = addOperations()
const postgres = await findPostgres()
process.on('exit', () => {
  forget()
  postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

if (postgres) await onServer(postgres)
else console.log('No PostgreSQL here (DATABASE_URL, BENCH_DATABASE_URL or Debian’s package): only the embedded one.')
if (wants('embedded')) await onEmbedded()
process.exit()

async function onServer(postgres: Postgres) {
  if (wants('speed')) {
    const { url, drop } = await filledDatabase(postgres, sizes.server)
    const ours = await startOurs({ databaseUrl: url, dataDir: folder })
    const env = { DATABASE_URL: url }
    const others: [Server, Started][] = [
      ['plain', await start('scripts/bench/servers/plain.ts', env, '/')],
      ['apollo', await start('scripts/bench/servers/apollo.mjs', env, '/')],
      ['postgraphile', await start('scripts/bench/servers/postgraphile.mjs', env, '/')],
    ]
    await sameAnswers(ours, others.slice(0, 2), sizes.server)
    const found = await speeds(new Map([['ours', ours], ['ours again', ours], ...others]), sizes.server, {
      ...pace,
      database: postgres.pid,
    })
    printSpeeds(`PostgreSQL ${postgres.version}, ${sizes.server.projects.toLocaleString('en-US')} projects`, found)
    await Promise.all([ours, ...others.map(([, other]) => other)].map((server) => server.stop()))
    await drop()
  }
}

async function onEmbedded() {
  const dataDir = filledFolder(path.join(folder, 'embedded'), sizes.embedded)
  const ours = await startOurs({ dataDir })
  const found = await speeds(
    new Map([
      ['ours', ours],
      ['ours again', ours],
    ]),
    sizes.embedded,
    pace,
  )
  printSpeeds(`Embedded, ${sizes.embedded.projects.toLocaleString('en-US')} projects`, found)
  await ours.stop()
}

/** The bench asks by hashes as the browser does, so that its operations must stand with the browser's while it runs. */
function addOperations() {
  const file = path.join(root, 'persisted.json')
  const before = readFileSync(file, 'utf8')
  const own = Object.fromEntries(works.map(({ text }) => [persistedId(text), text]))
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(before) as object), ...own }, null, 2))
  return () => writeFileSync(file, before)
}
