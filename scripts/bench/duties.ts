/** How long the database works for the first page of the university's queue, and for its counts, the more is open. */
import { openMigratedServer } from '../../api/database/server.ts'
import { noLimits } from '../../api/database/pool.ts'
import { clientOf, type Db } from '../../api/db.ts'
import { Access } from '../../api/access.ts'
import { countDuties } from '../../api/duties/countDuties.ts'
import { openDuties } from '../../api/duties/openDuties.ts'
import { makeUser } from '../../prisma/seed/factories/people.ts'
import { query, type Postgres } from './postgres.ts'
import { processorTimeOf } from './processes.ts'

const pageSize = 25

interface Work {
  /** Milliseconds of processor time of the database, and as they pass. */
  processor: number
  passed: number
}

/** Prints both for a queue of 100 and of 10,000, each among ten times as many records that are done. */
export async function printDuties(postgres: Postgres, quick: boolean): Promise<void> {
  const rounds = quick ? 20 : 200
  const [few, many] = [await queueOf(postgres, 100, rounds), await queueOf(postgres, 10_000, rounds)]
  console.log('\nThe queue of the university’s team, ms of the database’s processor time (of the clock)')
  for (const part of ['page', 'count'] as const) {
    const [less, more] = [few[part], many[part]]
    const said = ({ processor, passed }: Work) => `${processor.toFixed(1)} (${passed.toFixed(1)})`
    const name = part === 'page' ? `first ${pageSize}` : 'counts'
    console.log(
      `  ${name}: ${said(less)} of 100, ${said(more)} of 10,000: ${(more.processor / less.processor).toFixed(1)} times`,
    )
  }
}

async function queueOf(postgres: Postgres, open: number, rounds: number) {
  const name = `ascent_bench_duties_${open}_${process.pid}`
  await query(postgres.url('postgres'), `CREATE DATABASE "${name}"`)
  const server = await openMigratedServer(postgres.url(name), noLimits)
  const db = clientOf(server.factory)
  try {
    const [researcher, viewer] = [
      await makeUser(db, { role: 'RESEARCHER' }),
      await makeUser(db, { role: 'COMMERCIALIZATION_TEAM' }),
    ]
    await fill(db, researcher.id, open)
    const asking = { db, viewer, access: new Access(viewer, db) }
    const measured = async (work: () => Promise<unknown>): Promise<Work> => {
      // What is first is planned, and read from the disk.
      for (let round = 0; round < 5; round++) await work()
      const [used, began] = [processorTimeOf(postgres.pid), performance.now()]
      for (let round = 0; round < rounds; round++) await work()
      const passed = (performance.now() - began) / rounds
      return { processor: (processorTimeOf(postgres.pid) - used) / rounds, passed }
    }
    const found = await openDuties(asking, {}, pageSize)
    const { open: counted } = await countDuties(asking)
    if (found.length !== pageSize || counted !== open) throw new Error(`${counted} are open instead of ${open}`)
    return {
      page: await measured(() => openDuties(asking, {}, pageSize)),
      count: await measured(() => countDuties(asking)),
    }
  } finally {
    await db.$disconnect()
    await server.close()
    await query(postgres.url('postgres'), `DROP DATABASE "${name}" WITH (FORCE)`)
  }
}

/** Ideas, projects, requests for validation and claims in equal parts; of eleven of each, one is open. */
async function fill(db: Db, owner: number, open: number) {
  const rows = `FROM generate_series(1, ${(open / 4) * 11}) AS n`
  const isOpen = '(n % 11 = 0)'
  const since = `now() - (n % 40) * interval '1 day'`
  const promised = `(now() + (n % 40 - 20) * interval '1 day')::date`
  for (const statement of [
    `INSERT INTO "Idea" ("title", "description", "category", "submitterId", "status", "submittedAt", "answerBy", "updatedAt")
     SELECT 'Idea ' || n, 'Made up', 'Other', ${owner}, (CASE WHEN ${isOpen} THEN 'SUBMITTED' ELSE 'APPROVED' END)::"IdeaStatus", ${since}, ${promised}, ${since} ${rows}`,
    `INSERT INTO "Project" ("title", "description", "ownerId", "status", "statusSince", "answerBy", "updatedAt")
     SELECT 'Project ' || n, 'Made up', ${owner}, (CASE WHEN ${isOpen} THEN 'PROPOSED' ELSE 'ACTIVE' END)::"ProjectStatus", ${since}, ${promised}, ${since} ${rows}`,
    `INSERT INTO "ValidationRequest" ("title", "ideaId", "status", "createdAt", "updatedAt")
     SELECT 'Request ' || n, (SELECT min("id") FROM "Idea") + n - 1, (CASE WHEN ${isOpen} THEN 'OPEN' ELSE 'CLOSED' END)::"ValidationStatus", ${since}, ${since} ${rows}`,
    `INSERT INTO "TrlClaim" ("title", "projectId", "level", "status", "requestedAt", "updatedAt")
     SELECT 'Claim ' || n, (SELECT min("id") FROM "Project") + n - 1, 1, (CASE WHEN ${isOpen} THEN 'REQUESTED' ELSE 'WITHDRAWN' END)::"TrlClaimStatus", ${since}, ${since} ${rows}`,
    'ANALYZE',
  ])
    await db.$executeRawUnsafe(statement)
}
