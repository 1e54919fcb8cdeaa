/**
 * Several universities on one machine: a database and a process for each, all databases on one PostgreSQL. What each of them costs
 * while nobody uses it, and what the same load costs when it comes from all of them and not from one.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { filledDatabase } from './databases.ts'
import { load, sharesOf, type Shares } from './load.ts'
import { mixture } from './mixed.ts'
import { query, type Postgres } from './postgres.ts'
import { processorTimeOf } from './processes.ts'
import { quiet } from './quiet.ts'
import { startOurs, type Started } from './started.ts'

const size = { projects: 2_000, users: 200 }
/** Requests a second, of all universities together. */
const rate = 20

interface Options {
  universities: number
  /** Of watching, and of each load. */
  seconds: number
  dataDir: string
}

export async function printUniversities(postgres: Postgres, { universities, seconds, dataDir }: Options) {
  const databases: Awaited<ReturnType<typeof filledDatabase>>[] = []
  const servers: Started[] = []
  while (servers.length < universities) {
    const database = await filledDatabase(postgres, size)
    databases.push(database)
    servers.push(await startOurs({ databaseUrl: database.url, dataDir }))
    await quiet(database.url)
  }
  const used = () => servers.reduce((sum, { pid }) => sum + processorTimeOf(pid), 0)
  const [ours, theirs] = [used(), processorTimeOf(postgres.pid)]
  await delay(seconds * 1_000)
  const idle = [used() - ours, processorTimeOf(postgres.pid) - theirs].map((ms) => ms / seconds / universities)
  console.log(`\n${universities} universities of ${size.projects} projects, a process and a database each`)
  console.log(`  nobody asks: ${inMegabytes(servers)} and ${await connections(postgres)} for each`)
  console.log(
    `  processor time for each in a second: ${idle.map((ms) => ms.toFixed(1)).join(' and ')} ms (the database's)`,
  )
  // Each process compiles what it needs at its first questions.
  await asked(servers, Math.ceil(seconds / 2))
  const one = await asked(servers.slice(0, 1), seconds)
  const all = await asked(servers, seconds)
  const words = ({ median, p95, p99 }: Shares) => [median, p95, p99].map((ms) => ms.toFixed(1)).join(', ')
  console.log(`  ${rate} requests/s to one: ${words(one)} ms (50 %, 95 %, 99 %); to all: ${words(all)} ms`)
  console.log(
    `  to all divided by to one: ${(all.median / one.median).toFixed(2)} and ${(all.p95 / one.p95).toFixed(2)}`,
  )
  console.log(`  after it: ${inMegabytes(servers)} and ${await connections(postgres)} for each`)
  await Promise.all(servers.map((server) => server.stop()))
  await Promise.all(databases.map(({ drop }) => drop()))
}

/** The same load, shared by the servers. */
async function asked(servers: readonly Started[], seconds: number): Promise<Shares> {
  const found = await Promise.all(
    servers.map((server) => load(server, mixture('ours', size), { seconds, rate: rate / servers.length, clients: 4 })),
  )
  return sharesOf(found.flatMap(({ times }) => times).toSorted((one, other) => one - other))
}

const inMegabytes = (servers: readonly Started[]) =>
  `${Math.round(servers.reduce((sum, server) => sum + server.resident(), 0) / servers.length)} MB`

/** Those to the database, of each that has any. */
async function connections(postgres: Postgres): Promise<string> {
  const rows = await query<{ open: number }>(
    postgres.url('postgres'),
    `SELECT count(*)::int AS open FROM pg_stat_activity WHERE datname LIKE 'ascent_bench_%' GROUP BY datname`,
  )
  const open = rows.map(({ open: count }) => count)
  return `${Math.min(...open)} to ${Math.max(...open)} connections`
}
