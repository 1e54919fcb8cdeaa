/** How long the database works for a page of the analytics, and for the refresh of the figures, the more records there are. */
import { setTimeout as delay } from 'node:timers/promises'
import { noLimits } from '../../api/database/pool.ts'
import { openMigratedServer } from '../../api/database/server.ts'
import { clientOf, type Db } from '../../api/db.ts'
import { refreshAnalytics } from '../../api/features/analytics/analytics.jobs.ts'
import type { Asked } from '../../api/features/analytics/asking.ts'
import { activityFigures, figuresOf, growthAreas } from '../../api/features/analytics/overview.ts'
import { kept } from '../../api/features/analytics/kept.ts'
import { funnelOf } from '../../api/figures/funnel.ts'
import { funnelSteps } from '../../api/figures/journeys.ts'
import { periodOf, type Range } from '../../api/figures/question.ts'
import { rowsBehind } from '../../api/figures/rowsBehind.ts'
import { levelsOf, monthsOf, sharesOf } from '../../api/figures/values.ts'
import { query, type Postgres } from './postgres.ts'
import { processorTimeOf } from './processes.ts'

/** Entries of the record of changes for each project. */
const entries = 50

/** Prints the work for 10,000 projects with 500,000 entries of the record of changes, and for 100,000 with five million. */
export async function printAnalytics(postgres: Postgres, quick: boolean): Promise<void> {
  const sizes = quick ? [1_000, 10_000] : [10_000, 100_000]
  console.log('\nAnalytics, ms of the database’s processor time (of the clock)')
  for (const projects of sizes) {
    const figures = await measured(postgres, projects, quick ? 3 : 10)
    console.log(
      `  ${projects.toLocaleString('en-US')} projects, ${(projects * entries).toLocaleString('en-US')} entries:`,
    )
    for (const [name, { processor, passed }] of Object.entries(figures))
      console.log(`    ${name}: ${processor.toFixed(0)} (${passed.toFixed(0)})`)
  }
}

async function measured(postgres: Postgres, projects: number, rounds: number) {
  const name = `ascent_bench_analytics_${projects}_${process.pid}`
  await query(postgres.url('postgres'), `CREATE DATABASE "${name}"`)
  const server = await openMigratedServer(postgres.url(name), noLimits)
  const db = clientOf(server.factory)
  const timed = async (work: () => Promise<unknown>, times = rounds) => {
    const [used, began] = [processorTimeOf(postgres.pid), performance.now()]
    for (let round = 0; round < times; round++) await work()
    const passed = (performance.now() - began) / times
    return { processor: (processorTimeOf(postgres.pid) - used) / times, passed }
  }
  try {
    await fill(db, projects)
    const first = await timed(() => refreshAnalytics(db), 1)
    await db.$executeRawUnsafe('VACUUM ANALYZE "FigureRow"')
    const again = await timed(() => refreshAnalytics(db), 1)
    const figures = await figuresOf(db, asked('ALL'))
    const counted = figures.find(({ id }) => id === 'PROJECTS')?.value
    if (counted !== projects) throw new Error(`${counted} projects are counted instead of ${projects}`)
    const dates = asked('DATES')
    const earlier = { ...dates, asOf: dates.until }
    const department = { ...dates, department: 'Department 3' }
    const someone = { ...asked('YEAR'), person: 1 }
    return {
      'first refresh': first,
      'refresh without changes': again,
      'page, all time': await timed(() => page(db, asked('ALL'))),
      'page, last quarter': await timed(() => page(db, asked('QUARTER'))),
      'pipeline, all time': await timed(() => pipeline(db, asked('ALL'))),
      // The first question of its days, as everybody's after it.
      'page, own dates (a year)': await timed(() => page(db, dates)),
      'pipeline, own dates (a year)': await timed(() => pipeline(db, dates)),
      'page, own dates as known then': await timed(() => page(db, earlier)),
      'pipeline, own dates as known then': await timed(() => pipeline(db, earlier)),
      'a department’s page, own dates': await timed(() => page(db, department)),
      'records behind a figure, own dates': await timed(() =>
        rowsBehind(db, 'PROJECT_LEVELS', dates, { take: 25, skip: 0 }),
      ),
      'a person’s page, a year': await timed(() => page(db, someone)),
    }
  } finally {
    await db.$disconnect()
    await server.close()
    // Connections of the pool that end at the same time would be ended by force.
    await delay(500)
    await query(postgres.url('postgres'), `DROP DATABASE "${name}" WITH (FORCE)`)
  }
}

const asked = (range: Range): Asked => {
  const day = (back: number) => new Date(new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10))
  return { range, ...periodOf(range, { from: day(400), until: day(35) }), asOf: null, person: null, department: null }
}

/** What the page of the analytics asks. */
const page = (db: Db, question: Asked) =>
  Promise.all([
    figuresOf(db, question),
    monthsOf(db, activityFigures, question),
    sharesOf(db, 'PROJECTS', 'department', question),
    levelsOf(db, question),
    growthAreas(db, question),
  ])

const pipeline = (db: Db, question: Asked) =>
  kept(db, `funnel:${funnelSteps.length}`, question, () => funnelOf(db, question))

/** Projects of two years, each of an idea, with their entries; one in three has an interest, one in ten a license. */
async function fill(db: Db, projects: number) {
  const ago = (days: string) => `now() - (${days}) * interval '1 day'`
  for (const statement of [
    `INSERT INTO "User" ("email", "username", "name", "role", "department", "updatedAt")
     SELECT 'p' || n || '@bench.test', 'p' || n, 'Person ' || n, 'RESEARCHER', 'Department ' || n % 20, now() FROM generate_series(1, 1000) n`,
    `INSERT INTO "Project" ("title", "description", "ownerId", "department", "status", "trl", "createdAt", "updatedAt", "approvedForIndustry", "approvedForIndustryAt")
     SELECT 'Project ' || n, 'Made up', 1 + n % 1000, 'Department ' || n / 7 % 20, 'ACTIVE', 1 + n % 9, ${ago('30 + n % 700')}, now(), n % 4 = 0,
       CASE WHEN n % 4 = 0 THEN ${ago('n % 30')} END FROM generate_series(1, ${projects}) n`,
    `INSERT INTO "ProjectMember" ("projectId", "userId", "role") SELECT "id", "ownerId", 'LEAD' FROM "Project"`,
    `INSERT INTO "Idea" ("title", "description", "category", "submitterId", "status", "submittedAt", "reviewedAt", "validatedAt", "projectId", "updatedAt")
     SELECT 'Idea ' || n, 'Made up', 'Other', 1 + n % 1000, 'CONVERTED', ${ago('60 + n % 700')}, ${ago('50 + n % 700')}, ${ago('40 + n % 700')}, n, now() FROM generate_series(1, ${projects}) n`,
    `INSERT INTO "InvestmentInterest" ("projectId", "investorId", "title", "acknowledgeBy", "createdAt", "updatedAt")
     SELECT n * 3, 1 + n % 1000, 'Interest', now()::date, ${ago('n % 25')}, now() FROM generate_series(1, ${Math.floor(projects / 3)}) n`,
    `INSERT INTO "Deal" ("projectId", "title", "status", "party", "closedOn", "amount", "updatedAt")
     SELECT n * 10, 'Deal', 'LICENSED', 'Company', (${ago('n % 20')})::date, 1000, now() FROM generate_series(1, ${Math.floor(projects / 10)}) n`,
    // One entry in ten is a level, one a move of the idea; the others are of what figures do not ask.
    `INSERT INTO "AuditEntry" ("action", "entity", "entityId", "changes", "at")
     SELECT 'bench', CASE WHEN k = 2 THEN 'Idea' ELSE 'Project' END, n,
       CASE WHEN k IN (1, 3) THEN jsonb_build_object('trl', jsonb_build_array(k, 1 + n % 9))
         WHEN k = 2 THEN '{"status": ["DRAFT", "SUBMITTED"]}'
         ELSE '{"description": ["Before", "After"], "updatedAt": ["2026-01-01", "2026-01-02"]}' END::jsonb,
       ${ago('60 + n % 600')} + k * interval '1 hour'
     FROM generate_series(1, ${projects}) n, generate_series(1, ${entries}) k`,
    'VACUUM ANALYZE',
  ])
    await db.$executeRawUnsafe(statement)
}
