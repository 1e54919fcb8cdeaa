/** `npm run bench [-- quick]`: how fast, how light and how steady the server and the web app are, and how that compares. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { browserFigures } from './browser/figures.ts'
import { filledDatabase, filledFolder } from './databases.ts'
import { farFrom } from './far.ts'
import { printAgain } from './again.ts'
import { printAudit } from './audit.ts'
import { printAnalytics } from './analytics.ts'
import { printDuties } from './duties.ts'
import { printExports } from './exports.ts'
import { printMatching } from './matching.ts'
import { printOpportunities } from './opportunities.ts'
import { printOpportunityPage } from './opportunityPage.ts'
import { printImport } from './imports.ts'
import { memoryOf } from './memory.ts'
import { printMigrations } from './migrations.ts'
import { printMixed } from './mixed.ts'
import { findPostgres, type Postgres } from './postgres.ts'
import { quiet } from './quiet.ts'
import { startRedis } from './redis.ts'
import { profiles } from './profile.ts'
import { printMemory, printProfiles, printScale, printSpeeds } from './report.ts'
import { printSearch } from './search.ts'
import { sameAnswers, scale, speeds } from './speed.ts'
import { printTotals, unfiltered } from './totals.ts'
import { root, start, startOurs, type Started } from './started.ts'
import { printStarts } from './starting.ts'
import { acrossNodes, bell, heardBy, ring } from './subscriptions.ts'
import { printUniversities } from './universities.ts'
import { persistedId, works, type Server } from './works.ts'

const only = process.argv.slice(2)
const quick = only.includes('quick')
const wants = (part: string) => only.every((word) => word === 'quick') || only.includes(part)

const pace = quick ? { rounds: 1, seconds: 1 } : { rounds: 3, seconds: 2 }
const sizes = {
  server: quick ? { projects: 20_000, users: 400 } : { projects: 100_000, users: 2_000 },
  small: { projects: 1_000, users: quick ? 400 : 2_000 },
  memory: { projects: 2_000, users: 200 },
  embedded: quick ? { projects: 2_000, users: 200 } : { projects: 10_000, users: 500 },
}

const memory = quick ? { requests: 1_000, seconds: 30 } : { requests: 10_000, seconds: 300 }
const crowds = quick ? [200] : [1_000, 5_000]

const folder = mkdtempSync(path.join(tmpdir(), 'ascent-bench-data-'))
const forget = addOperations()
const onDatabase = [
  'speed',
  'scale',
  'totals',
  'again',
  'mixed',
  'universities',
  'start',
  'profile',
  'memory',
  'subscriptions',
  'duties',
  'audit',
  'analytics',
  'opportunities',
  'search',
  'export',
  'import',
  'migrations',
].some(wants)
const postgres = onDatabase ? await findPostgres() : null
process.on('exit', () => {
  forget()
  postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

if (postgres) await onServer(postgres)
else if (onDatabase)
  console.log('No PostgreSQL here (DATABASE_URL, BENCH_DATABASE_URL or Debian’s package): only the embedded one.')
if (wants('embedded')) await onEmbedded()
if (wants('matching')) await printMatching(matched(), quick)
if (wants('opportunities')) printOpportunities(quick)
if (wants('browser')) await onBrowser(process.env['CHROME_PATH'])
process.exit()

/** The folder that is named after `matching`, if any. */
function matched() {
  const named = only[only.indexOf('matching') + 1]
  return only.includes('matching') && named !== 'quick' ? named : undefined
}

async function onServer(postgres: Postgres) {
  if (wants('duties')) await printDuties(postgres, quick)
  if (wants('audit')) await printAudit(postgres, quick)
  if (wants('analytics')) await printAnalytics(postgres, quick)
  if (wants('opportunities')) await printOpportunityPage(postgres, quick)
  if (wants('export')) await printExports(postgres, sizes.server)
  if (wants('import'))
    await printImport(postgres, sizes.server, {
      rows: quick ? 5_000 : 100_000,
      seconds: quick ? 5 : 30,
      dataDir: folder,
    })
  if (wants('migrations')) await printMigrations(postgres, sizes.server, folder)
  if (wants('search')) await printSearch(postgres, sizes.server, quick)
  if (wants('again')) await printAgain(postgres, sizes.server, { ...pace, dataDir: folder })
  if (wants('start')) await printStarts(postgres, sizes.server, { starts: quick ? 2 : 7, dataDir: folder })
  if (wants('universities'))
    await printUniversities(postgres, { universities: quick ? 3 : 10, seconds: quick ? 5 : 30, dataDir: folder })
  if (wants('totals')) await printTotals(postgres, sizes.server, { ...pace, dataDir: folder })
  if (['speed', 'mixed', 'scale', 'profile'].some(wants)) await onFull(postgres)
  if (!wants('memory') && !wants('subscriptions')) return
  const { url, drop } = await filledDatabase(postgres, sizes.memory)
  const ours = await startOurs({ databaseUrl: url, dataDir: folder })
  if (wants('memory')) printMemory('PostgreSQL, 2,000 projects', memory, await memoryOf(ours, sizes.memory, memory))
  if (wants('subscriptions'))
    for (const crowd of crowds) {
      const { last, lost, each } = await heardBy(ours, crowd, 1)
      console.log(
        `  ${crowd} subscriptions: the last one has the event after ${Math.round(last)} ms, ${lost} lost, ${each.toFixed(0)} kB each`,
      )
    }
  await ours.stop()
  if (wants('subscriptions')) await onTwoNodes(url)
  await drop()
}

async function onFull(postgres: Postgres) {
  const { url, drop } = await filledDatabase(postgres, sizes.server)
  const ours = await startOurs({ databaseUrl: url, dataDir: folder })
  await quiet(url)
  if (wants('scale')) {
    const small = await filledDatabase(postgres, sizes.small)
    const few = await startOurs({ databaseUrl: small.url, dataDir: folder })
    const sides = { few: { server: few, size: sizes.small }, many: { server: ours, size: sizes.server } }
    printScale(sizes.small, sizes.server, await scale(sides, { ...pace, database: postgres.pid }))
    await few.stop()
    await small.drop()
  }
  if (wants('profile'))
    printProfiles(await profiles({ databaseUrl: url, dataDir: folder }, sizes.server, { seconds: 2 * pace.seconds }))
  if (wants('speed') || wants('mixed')) {
    const others = await referencesOn(url)
    await sameAnswers(ours, others.slice(0, 2), sizes.server)
    if (wants('mixed')) {
      const where = 'the database beside them'
      const all = new Map<Server, Started>([['ours', ours], ...others])
      await printMixed(all, sizes.server, { ...pace, database: postgres.pid, where })
    }
    if (wants('speed')) await onSpeed(postgres, url, ours, others)
    await Promise.all(others.map(([, other]) => other.stop()))
  }
  await ours.stop()
  if (wants('mixed')) await onFarDatabase(postgres, url)
  await drop()
}

/** What ours is compared with, each a process on the same database. */
async function referencesOn(url: string): Promise<[Server, Started][]> {
  const there = { DATABASE_URL: url }
  return [
    ['plain', await start('scripts/bench/servers/plain.ts', there, { ready: '/' })],
    ['apollo', await start('scripts/bench/servers/apollo.mjs', there, { ready: '/' })],
    ['postgraphile', await start('scripts/bench/servers/postgraphile.mjs', there, { ready: '/' })],
  ]
}

async function onSpeed(postgres: Postgres, url: string, ours: Started, others: readonly [Server, Started][]) {
  const redis = await startRedis()
  const env = { PROCESSES: '2', REDIS_URL: redis?.url ?? '' }
  const twice = redis && (await startOurs({ databaseUrl: url, dataDir: folder, env }))
  const all = new Map<Server, Started>([['ours', ours], ['ours again', ours], ...others])
  if (twice) all.set('ours twice', twice)
  const found = await speeds(all, sizes.server, { ...pace, database: postgres.pid })
  printSpeeds(`PostgreSQL ${postgres.version}, ${sizes.server.projects.toLocaleString('en-US')} projects`, found)
  await twice?.stop()
  redis?.stop()
}

/** The same mixture with a database in another building: every statement more is waited for. */
async function onFarDatabase(postgres: Postgres, url: string) {
  const milliseconds = 5
  const far = await farFrom(url, milliseconds)
  const ours = await startOurs({ databaseUrl: far.url, dataDir: folder })
  const others = await referencesOn(far.url)
  const where = `the database ${milliseconds} ms away`
  const all = new Map<Server, Started>([['ours', ours], ...others])
  await printMixed(all, sizes.server, { ...pace, database: postgres.pid, where })
  await Promise.all([...all.values()].map((server) => server.stop()))
  far.close()
}

async function onBrowser(chrome: string | undefined) {
  if (chrome) await browserFigures(folder, chrome, quick ? 1 : 5)
  else console.log('No Chromium here (CHROME_PATH): nothing was measured in a browser.')
}

/** Two servers on one database, with Redis between them when it is there. */
async function onTwoNodes(databaseUrl: string) {
  const redis = await startRedis()
  if (!redis) return console.log('  No redis-server here: two nodes were not tried.')
  const env = { REDIS_URL: redis.url }
  const here = await startOurs({ databaseUrl, dataDir: folder, env })
  const there = await startOurs({ databaseUrl, dataDir: folder, env })
  const { across, returned, after } = await acrossNodes(here, there, quick ? 100 : 500, 2)
  console.log(
    `  two nodes: an event crosses to the last listener in ${Math.round(across.last)} ms, ${across.lost} lost; after kill -9 all are back in ${Math.round(returned)} ms, the next event: ${after.lost} lost`,
  )
  await here.stop()
  redis.stop()
}

async function onEmbedded() {
  const dataDir = filledFolder(path.join(folder, 'embedded'), sizes.embedded)
  const ours = await startOurs({ dataDir })
  const both = new Map<Server, Started>([
    ['ours', ours],
    ['ours again', ours],
  ])
  const found = await speeds(both, sizes.embedded, pace)
  printSpeeds(`Embedded, ${sizes.embedded.projects.toLocaleString('en-US')} projects`, found)
  await ours.stop()
  const light = await startOurs({ dataDir: filledFolder(path.join(folder, 'light'), sizes.memory) })
  const gentle = { ...memory, seconds: memory.seconds / 5 }
  printMemory('Embedded, 2,000 projects', gentle, await memoryOf(light, sizes.memory, gentle))
  await light.stop()
}

/** The bench asks by hashes as the browser does, so that its operations must stand with the browser's while it runs. */
function addOperations() {
  const file = path.join(root, 'persisted.json')
  const all = () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const write = (operations: object) => writeFileSync(file, JSON.stringify(operations, null, 2))
  const own = new Map(
    [...works.map(({ text }) => text), bell, ring, unfiltered].map((text) => [persistedId(text), text]),
  )
  write({ ...all(), ...Object.fromEntries(own) })
  // The browser's may have been compiled again meanwhile.
  return () => write(Object.fromEntries(Object.entries(all()).filter(([id]) => !own.has(id))))
}
