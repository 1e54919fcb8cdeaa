/** How long a page of an investor's ranked opportunities takes from the database on, beside one statement that reads the same texts. */
import { Access } from '../../api/access.ts'
import { noLimits } from '../../api/database/pool.ts'
import { openMigratedServer } from '../../api/database/server.ts'
import { clientOf, type Db } from '../../api/db.ts'
import { opportunitiesOf } from '../../api/features/opportunities/opportunities.ts'
import { makeUser } from '../../prisma/seed/factories/people.ts'
import { query, type Postgres } from './postgres.ts'
import { processorTimeOf } from './processes.ts'

const many = 5_000

/** Milliseconds of processor time. */
interface Work {
  server: number
  database: number
}

/** Prints the time of all that an investor waits for, with the list's default order by fit. */
export async function printOpportunityPage(postgres: Postgres, quick: boolean): Promise<void> {
  const name = `ascent_bench_opportunities_${process.pid}`
  await query(postgres.url('postgres'), `CREATE DATABASE "${name}"`)
  const server = await openMigratedServer(postgres.url(name), noLimits)
  const db = clientOf(server.factory)
  const rounds = quick ? 5 : 30
  const measured = async (work: () => Promise<unknown>): Promise<Work> => {
    for (let round = 0; round < 3; round++) await work()
    const [used, ours] = [processorTimeOf(postgres.pid), process.cpuUsage()]
    for (let round = 0; round < rounds; round++) await work()
    const { user, system } = process.cpuUsage(ours)
    return { server: (user + system) / 1_000 / rounds, database: (processorTimeOf(postgres.pid) - used) / rounds }
  }
  try {
    const [owner, viewer] = [await makeUser(db, { role: 'RESEARCHER' }), await makeUser(db, { role: 'INVESTOR' })]
    await fill(db, owner.id, viewer.id)
    const found = () =>
      opportunitiesOf({ db, viewer, access: new Access(viewer, db) }, {} as never, { field: 'FIT', direction: 'DESC' })
    if ((await found()).length !== many) throw new Error('Not all of the opportunities are found')
    const whole = await measured(found)
    const read = await measured(
      () => db.$queryRaw`SELECT "id", "title", "description", "tags" FROM "Project" WHERE "approvedForInvestors"`,
    )
    const sum = ({ server: a, database: b }: Work) => a + b
    const words = ({ server: a, database: b }: Work) =>
      `${a.toFixed(0)} ms of the server and ${b.toFixed(0)} ms of the database`
    console.log(
      `\nA page among ${many.toLocaleString('en-US')} opportunities: ${words(whole)} (to read their texts alone: ${words(read)}, ratio ${(sum(whole) / sum(read)).toFixed(1)})`,
    )
  } finally {
    await db.$disconnect()
    await server.close()
    await query(postgres.url('postgres'), `DROP DATABASE "${name}" WITH (FORCE)`)
  }
}

/** As many that are open to investors, of about 1,500 characters each, beside as many that are not. */
async function fill(db: Db, owner: number, investor: number) {
  for (const statement of [
    `INSERT INTO "Project" ("title", "description", "tags", "ownerId", "status", "statusSince", "trl", "approvedForInvestors", "fundingAmountNeeded", "fundingStatus", "updatedAt")
     SELECT 'Solar desalination with sensors ' || n, repeat('It measures membrane ' || n || ' and controls the storage of a pilot. ', 25),
       ARRAY['water', (ARRAY['energy', 'ai', 'healthcare'])[n % 3 + 1]], ${owner}, 'ACTIVE', now(), n % 9 + 1, n % 2 = 0, (n % 80) * 100000, 'UNFUNDED', now()
     FROM generate_series(1, ${2 * many}) AS n`,
    `INSERT INTO "InvestmentThesis" ("investorId", "sectors", "trlFrom", "trlUntil", "ticketFrom", "ticketUntil", "stages", "places", "words", "updatedAt")
     VALUES (${investor}, '{water,energy}', 4, 7, 500000, 4000000, '{UNFUNDED}', '{"Abu Dhabi"}', 'Desalination, solar and storage that can be piloted with a utility; sensors and control', now())`,
    'ANALYZE',
  ])
    await db.$executeRawUnsafe(statement)
}
