/**
 * The way from an idea to an agreement: which ideas and projects reached which step, and in how many days. An idea and the
 * project that it became are one; a project without an idea begins with the project.
 */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Db } from '../db.ts'
import { sql } from './figure.ts'
import type { FigureId } from './figures.ts'
import { asked, type Question } from './question.ts'

export const funnelSteps = [
  'IDEA',
  'APPROVED',
  'VALIDATED',
  'PROJECT',
  'TRL_FOUR',
  'OPENED',
  'INTEREST',
  'AGREEMENT',
] as const
export type FunnelStep = (typeof funnelSteps)[number]

/** The figures of which the first row is the step. */
const figuresOfStep: Readonly<Record<FunnelStep, readonly FigureId[]>> = {
  IDEA: ['IDEAS'],
  APPROVED: ['IDEAS_APPROVED'],
  VALIDATED: ['IDEAS_VALIDATED'],
  PROJECT: ['PROJECTS'],
  TRL_FOUR: ['TRL_FOUR'],
  OPENED: ['PROJECTS_OPENED'],
  INTEREST: ['INTERESTS', 'PROPOSALS'],
  AGREEMENT: ['CONTRACTS', 'LICENSES', 'SPINOUTS', 'INVESTMENTS'],
}

export interface Step {
  readonly step: FunnelStep
  readonly reached: number
  /** Of those that reached the step before. */
  readonly fromPrevious: number
  /** Between the two steps; null where none made both in this order. */
  readonly medianDays: number | null
}

export interface Cohort {
  /** `2026-Q4`, the quarter in which they began. */
  readonly quarter: string
  /** In the order of the steps. */
  readonly reached: readonly number[]
}

export interface Funnel {
  readonly steps: readonly Step[]
  readonly cohorts: readonly Cohort[]
}

const nth = (at: number) => sql([`s${at}`])

/** Each journey with the moments of its steps, for those that began in the period. */
const journeys = (question: Question): Prisma.Sql => {
  const all = funnelSteps.flatMap((step) => figuresOfStep[step])
  const { from, until } = question
  const columns = funnelSteps.map(
    (step, at) => sql`min(f."at") FILTER (WHERE f."figure" = ANY (${figuresOfStep[step]})) AS ${nth(at)}`,
  )
  return sql`
    SELECT *, date_trunc('quarter', began + interval '4 hours') AS quarter FROM (
      SELECT min(f."at") AS began, ${join(columns)} FROM "FigureRow" f
      WHERE f."figure" = ANY (${all}) AND f."journey" IS NOT NULL AND f."at" < ${until} AND ${asked(question)}
      GROUP BY f."journey"
    ) AS journeys WHERE ${from ? sql`began >= ${from}` : sql`true`}`
}

/** The funnel of what began in the period, as it stands at its end. */
export async function funnelOf(db: Db, question: Question): Promise<Funnel> {
  const reached = funnelSteps.map((_, at) => sql`count(${nth(at)})::int AS ${sql([`r${at}`])}`)
  const passed = funnelSteps.slice(1).map((_, before) => {
    const [a, b] = [nth(before), nth(before + 1)]
    return sql`count(*) FILTER (WHERE ${a} IS NOT NULL AND ${b} IS NOT NULL)::int AS ${sql([`p${before + 1}`])},
      round((percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ${b} - ${a}) / 86400)
        FILTER (WHERE ${b} >= ${a}))::numeric, 1)::float8 AS ${sql([`d${before + 1}`])}`
  })
  const rows = await db.$queryRaw<(Record<string, number | null> & { cohort: string | null })[]>`
    WITH journeys AS MATERIALIZED (${journeys(question)})
    SELECT to_char(quarter, 'YYYY-"Q"Q') AS cohort, ${join(reached)}, ${join(passed)}
    FROM journeys GROUP BY GROUPING SETS ((), (quarter)) ORDER BY quarter NULLS FIRST`
  const whole = rows.find(({ cohort }) => cohort === null)
  const at = (row: Record<string, unknown> | undefined, name: string) => Number(row?.[name] ?? 0)
  return {
    steps: funnelSteps.map((step, place) => ({
      step,
      reached: at(whole, `r${place}`),
      fromPrevious: place ? at(whole, `p${place}`) : at(whole, 'r0'),
      medianDays: place ? (whole?.[`d${place}`] ?? null) : null,
    })),
    cohorts: rows
      .filter(({ cohort }) => cohort !== null)
      .map((row) => ({ quarter: row.cohort!, reached: funnelSteps.map((_, place) => at(row, `r${place}`)) })),
  }
}

const join = (parts: Prisma.Sql[]): Prisma.Sql => parts.reduce((all, part) => sql`${all}, ${part}`)
