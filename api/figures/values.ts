/** The figures' values over a period and the one before, by month, and by department or sector. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Db } from '../db.ts'
import { dayAt, daysOfFigures, levelFigure } from './days.ts'
import { sql } from './figure.ts'
import { figures, type FigureId } from './figures.ts'
import type { Question } from './question.ts'

export interface FigureValue {
  readonly value: number
  /** Over the period before, or at its end; null where there is none. */
  readonly before: number | null
}

/** The days `d` of a period. */
const within = (from: Date | null, until: Date) =>
  sql`(${from ? sql`d."day" >= ${dayAt(from)}` : sql`true`} AND d."day" < ${dayAt(until)})`
const never = sql`false`

/** What of days `d` is counted or added up: what began in a period, or what holds at its end. */
const amount = (where: Prisma.Sql, sums: Prisma.Sql, holds: boolean) => sql`
  coalesce(sum(CASE WHEN ${sums} THEN d."beganSum" ${holds ? sql`- d."endedSum"` : sql``}
    ELSE d."began" ${holds ? sql`- d."ended"` : sql``} END) FILTER (WHERE ${where}), 0)::float8`

const sumsOf = (ids: readonly FigureId[]) =>
  sql`d."figure" = ANY (${ids.filter((id) => figures[id].measure === 'SUM')})`

/** The two amounts of a question: over the period and the one before, or at the ends of both. */
function bothOf({ from, until, before }: Question, sums: Prisma.Sql, holds: boolean) {
  const now = within(holds ? null : from, until)
  const then = holds ? (from ? within(null, from) : never) : before && from ? within(before, from) : never
  return sql`${amount(now, sums, holds)} AS "value", ${amount(then, sums, holds)} AS "before"`
}

/** The values of figures; those that hold are as at the end of the period, the others over it. */
export async function valuesOf(
  db: Db,
  ids: readonly FigureId[],
  question: Question,
): Promise<Map<FigureId, FigureValue>> {
  const read = (some: readonly FigureId[], holds: boolean) =>
    some.length
      ? db.$queryRaw<{ figure: FigureId; value: number; before: number }[]>`
          SELECT d."figure", ${bothOf(question, sumsOf(some), holds)} FROM ${daysOfFigures(some, 'WHOLE', question)} d
          GROUP BY d."figure"`
      : []
  const [flows, stocks] = await Promise.all([
    read(
      ids.filter((id) => !figures[id].holds),
      false,
    ),
    read(
      ids.filter((id) => figures[id].holds),
      true,
    ),
  ])
  const found = new Map([...flows, ...stocks].map((row) => [row.figure, row]))
  return new Map(
    ids.map((id) => {
      const { value = 0, before: earlier = 0 } = found.get(id) ?? {}
      const compared = figures[id].holds ? question.from : question.before
      return [id, { value, before: compared ? earlier : null }]
    }),
  )
}

export interface Share {
  readonly key: string
  readonly value: number
  readonly before: number | null
}

/**
 * A figure by department or sector, the largest first; what has none has an empty key. With `began`, what holds is counted
 * over the period in which it began, as what happens.
 */
export async function sharesOf(
  db: Db,
  id: FigureId,
  by: 'department' | 'sector',
  question: Question,
  began = false,
): Promise<Share[]> {
  const held = (figures[id].holds ?? false) && !began
  const part = by === 'department' ? 'DEPARTMENT' : 'SECTOR'
  const rows = await db.$queryRaw<{ key: string; value: number; before: number }[]>`
    SELECT d."key", ${bothOf(question, sumsOf([id]), held)} FROM ${daysOfFigures([id], part, question)} d
    GROUP BY 1 ORDER BY 2 DESC, 1`
  const compared = held ? question.from : question.before
  return rows
    .filter(({ value, before: earlier }) => value || earlier)
    .map(({ key, value, before: earlier }) => ({ key, value, before: compared ? earlier : null }))
}

export interface MonthValue {
  readonly figure: FigureId
  /** `2026-11`. */
  readonly month: string
  readonly value: number
}

/** The most months that a trend shows, and the fewest. */
const [mostMonths, fewestMonths] = [24, 6]

/** What happened in each month of the university up to the end of the period, months without anything too. */
export async function monthsOf(db: Db, ids: readonly FigureId[], question: Question): Promise<MonthValue[]> {
  const { from, until } = question
  const month = (day: Prisma.Sql) => sql`date_trunc('month', ${day}::timestamp)`
  const last = month(sql`(${dayAt(until)} - 1)`)
  return db.$queryRaw<MonthValue[]>`
    WITH days AS MATERIALIZED (SELECT * FROM ${daysOfFigures(ids, 'WHOLE', question)} AS days), bounds AS (
      SELECT ${last} AS last,
        least(greatest(${from ? month(dayAt(from)) : sql`(SELECT ${month(sql`min(d."day")`)} FROM days d WHERE d."began" > 0)`},
          ${last} - ${mostMonths - 1} * interval '1 month'), ${last} - ${fewestMonths - 1} * interval '1 month') AS first
    ), months AS (
      SELECT generate_series(first, last, interval '1 month') AS month FROM bounds
    ), found AS (
      SELECT d."figure", ${month(sql`d."day"`)} AS month, ${amount(sql`true`, sumsOf(ids), false)} AS value
      FROM days d WHERE d."day" >= (SELECT first FROM bounds) GROUP BY 1, 2
    )
    SELECT i.id AS "figure", to_char(m.month, 'YYYY-MM') AS "month", coalesce(v.value, 0)::float8 AS "value"
    FROM unnest(${ids}::text[]) WITH ORDINALITY AS i (id, nth)
    CROSS JOIN months m LEFT JOIN found v ON v."figure" = i.id AND v.month = m.month
    ORDER BY m.month, i.nth`
}

/** How many projects are at each level at the end of the period; null for those not assessed. */
export const levelsOf = (db: Db, question: Question): Promise<{ level: number | null; value: number }[]> =>
  db.$queryRaw`
    SELECT nullif(d."key", '')::int AS "level", sum(d."began" - d."ended")::int AS "value"
    FROM ${daysOfFigures([levelFigure], 'LEVEL', question)} d
    GROUP BY 1 HAVING sum(d."began" - d."ended") > 0 ORDER BY 1 NULLS LAST`
