/** How long a list of all projects takes as a file, how much more memory is needed meanwhile, and how long others wait. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { noLimits } from '../../api/database/pool.ts'
import { openMigratedServer } from '../../api/database/server.ts'
import { clientOf } from '../../api/db.ts'
import { exportList, type Format } from '../../api/features/exports/exportList.ts'
import { contextOf } from '../../api/testing/run.ts'
import { filledDatabase } from './databases.ts'
import { query, type Postgres } from './postgres.ts'
import { processorTimeOf } from './processes.ts'
import type { Size } from './speed.ts'

const columns = [
  'ID:number',
  'Title:title',
  'Principal Investigator:principalInvestigator|owner.name',
  'Department:department',
  'Status:status',
  'TRL:trl',
  'Tags:tags',
  'Updated:updatedAt',
]

/** The same columns by hand. */
const plain = `SELECT p.id, title, coalesce("principalInvestigator", u.name), p.department, p.status, trl, tags, p."updatedAt"
  FROM "Project" p LEFT JOIN "User" u ON u.id = "ownerId" ORDER BY p."updatedAt" DESC`

/** Prints each format as the university's team gets it, beside the same columns read by one statement. */
export async function printExports(postgres: Postgres, size: Size): Promise<void> {
  const { url, drop } = await filledDatabase(postgres, size)
  const server = await openMigratedServer(url, noLimits)
  const db = clientOf(server.factory)
  const viewer = await db.user.update({ where: { id: 1 }, data: { role: 'KU_TEAM' } })
  const made = async (format: Format, filter: unknown = null) => {
    // Who exports by a schedule is not counted among those who do by hand.
    const request = { list: 'projects', format, columns, filter, sort: '', scheduled: 'bench' }
    const { rows, pieces } = await exportList(contextOf(db, viewer), request)
    for await (const piece of pieces) void piece
    return rows
  }
  console.log(
    `\nAll of ${size.projects.toLocaleString('en-US')} projects as a file, s of processor time (of the clock)`,
  )
  try {
    // What is loaded once is no cost of a file.
    await made('xlsx', { search: 'solar hospitals' })
    for (const format of ['csv', 'json', 'xlsx'] as const) print(format, await measured(() => made(format), postgres))
    print('one statement, no file', await measured(async () => (await query(url, plain)).length, postgres))
  } finally {
    await db.$disconnect()
    await server.close()
    await drop()
  }
}

async function measured(work: () => Promise<number>, postgres: Postgres) {
  const resident = () => process.memoryUsage.rss() / 1e6
  const used = () => (processorTimeOf(process.pid) + processorTimeOf(postgres.pid)) / 1000
  const [memory, processor, began] = [resident(), used(), performance.now()]
  let most = memory
  const watch = setInterval(() => (most = Math.max(most, resident())), 100)
  const waits = monitorEventLoopDelay({ resolution: 5 })
  waits.enable()
  const rows = await work()
  waits.disable()
  clearInterval(watch)
  return {
    rows,
    processor: used() - processor,
    passed: (performance.now() - began) / 1000,
    more: most - memory,
    wait: waits.max / 1e6,
  }
}

const print = (name: string, { rows, processor, passed, more, wait }: Awaited<ReturnType<typeof measured>>) =>
  console.log(
    `  ${name}: ${processor.toFixed(1)} (${passed.toFixed(1)}) for ${rows.toLocaleString('en-US')} rows, ${more.toFixed(0)} MB more memory, others wait ${wait.toFixed(0)} ms at the most`,
  )
