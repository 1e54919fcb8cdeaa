/**
 * The way from an idea to an agreement: which ideas and projects reached which step, and in how many days. An idea and the
 * project that it became are one; a project without an idea begins with the project.
 */
import type { Db } from '../db.ts'
import { onClock, sql } from './figure.ts'
import { funnelSteps, journeysOf, listed, stepColumns, type FunnelStep } from './journeys.ts'
import type { Question } from './question.ts'

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

/** The funnel of what began in the period, as it stands at its end. */
export async function funnelOf(db: Db, question: Question): Promise<Funnel> {
  const reached = stepColumns.map((column, at) => sql`count(${column})::int AS ${sql([`r${at}`])}`)
  const passed = stepColumns.slice(1).map((column, at) => {
    const before = stepColumns[at]!
    return sql`count(*) FILTER (WHERE ${before} IS NOT NULL AND ${column} IS NOT NULL)::int AS ${sql([`p${at + 1}`])},
      round((percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ${column} - ${before}) / 86400)
        FILTER (WHERE ${column} >= ${before}))::numeric, 1)::float8 AS ${sql([`d${at + 1}`])}`
  })
  // Of a quarter, nobody asks how long its steps took.
  const nothing = passed.flatMap(() => [sql`NULL::int`, sql`NULL::float8`])
  const rows = await db.$queryRaw<(Record<string, number | null> & { cohort: string | null })[]>`
    WITH journeys AS MATERIALIZED (${journeysOf(question)})
    SELECT NULL AS "cohort", ${listed([...reached, ...passed])} FROM journeys
    UNION ALL
    SELECT to_char(date_trunc('quarter', ${onClock(sql`"began"`)}), 'YYYY-"Q"Q'), ${listed([...reached, ...nothing])}
    FROM journeys GROUP BY 1
    ORDER BY 1 NULLS FIRST`
  const [whole, ...cohorts] = rows
  return {
    steps: funnelSteps.map((step, place) => ({
      step,
      reached: whole![`r${place}`] ?? 0,
      fromPrevious: whole![place ? `p${place}` : 'r0'] ?? 0,
      medianDays: place ? (whole![`d${place}`] ?? null) : null,
    })),
    cohorts: cohorts.map((row) => ({
      quarter: row.cohort!,
      reached: funnelSteps.map((_, place) => row[`r${place}`] ?? 0),
    })),
  }
}
