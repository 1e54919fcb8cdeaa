/** The figures' values over a period and the one before, by month, and by department or sector. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Db } from '../db.ts'
import { sql } from './figure.ts'
import { figures, type FigureId } from './figures.ts'
import { asked, happened, holdsAt, type Question } from './question.ts'

export interface FigureValue {
  readonly value: number
  /** Over the period before, or at its end; null where there is none. */
  readonly before: number | null
}

/** What of a figure's rows is counted or added up. */
const amount = (where: Prisma.Sql, sums: Prisma.Sql) => sql`
  (CASE WHEN ${sums} THEN coalesce(sum(f."value") FILTER (WHERE ${where}), 0) ELSE count(*) FILTER (WHERE ${where}) END)::float8`

const sumsOf = (ids: readonly FigureId[]) =>
  sql`f."figure" = ANY (${ids.filter((id) => figures[id].measure === 'SUM')})`
const never = sql`false`

/** The values of figures; those that hold are as at the end of the period, the others over it. */
export async function valuesOf(
  db: Db,
  ids: readonly FigureId[],
  question: Question,
): Promise<Map<FigureId, FigureValue>> {
  const { from, until, before } = question
  const held = ids.filter((id) => figures[id].holds)
  const counted = ids.filter((id) => !figures[id].holds)
  const read = (some: readonly FigureId[], since: Date | null, now: Prisma.Sql, then: Prisma.Sql) =>
    some.length
      ? db.$queryRaw<{ figure: FigureId; value: number; before: number }[]>`
          SELECT f."figure", ${amount(now, sumsOf(some))} AS "value", ${amount(then, sumsOf(some))} AS "before"
          FROM "FigureRow" f
          WHERE f."figure" = ANY (${some}) AND ${happened(since, until)} AND ${asked(question)}
          GROUP BY f."figure"`
      : []
  const [flows, stocks] = await Promise.all([
    read(counted, before ?? from, happened(from, until), before && from ? happened(before, from) : never),
    read(held, null, holdsAt(until), from ? holdsAt(from) : never),
  ])
  const found = new Map([...flows, ...stocks].map((row) => [row.figure, row]))
  return new Map(
    ids.map((id) => {
      const { value = 0, before: earlier = 0 } = found.get(id) ?? {}
      const compared = figures[id].holds ? from : before
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
  const { from, until, before } = question
  const held = figures[id].holds && !began
  const now = held ? holdsAt(until) : happened(from, until)
  const then = held ? (from ? holdsAt(from) : never) : before && from ? happened(before, from) : never
  const sums = figures[id].measure === 'SUM' ? sql`true` : never
  const column = by === 'department' ? sql`f."department"` : sql`coalesce(f."sector"::text, '')`
  const rows = await db.$queryRaw<{ key: string; value: number; before: number }[]>`
    SELECT ${column} AS "key", ${amount(now, sums)} AS "value", ${amount(then, sums)} AS "before"
    FROM "FigureRow" f
    WHERE f."figure" = ${id} AND ${happened(held ? null : (before ?? from), until)} AND ${asked(question)}
    GROUP BY 1 ORDER BY 2 DESC, 1`
  const compared = held ? from : before
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
  return db.$queryRaw<MonthValue[]>`
    WITH bounds AS (
      SELECT date_trunc('month', ${until}::timestamp - interval '1 second' + interval '4 hours') AS last,
        least(greatest(coalesce(date_trunc('month', ${from}::timestamp + interval '4 hours'), (
          SELECT date_trunc('month', min(f."at") + interval '4 hours') FROM "FigureRow" f
          WHERE f."figure" = ANY (${ids}) AND ${asked(question)}
        )), date_trunc('month', ${until}::timestamp + interval '4 hours') - ${mostMonths - 1} * interval '1 month'),
          date_trunc('month', ${until}::timestamp - interval '1 second' + interval '4 hours') - ${fewestMonths - 1} * interval '1 month') AS first
    ), months AS (
      SELECT generate_series(first, last, interval '1 month') AS month FROM bounds
    ), found AS (
      SELECT f."figure", date_trunc('month', f."at" + interval '4 hours') AS month,
        ${amount(sql`true`, sumsOf(ids))} AS value
      FROM "FigureRow" f
      WHERE f."figure" = ANY (${ids}) AND ${asked(question)}
        AND f."at" >= (SELECT first FROM bounds) - interval '4 hours' AND f."at" < ${until}
      GROUP BY 1, 2
    )
    SELECT i.id AS "figure", to_char(m.month, 'YYYY-MM') AS "month", coalesce(v.value, 0)::float8 AS "value"
    FROM unnest(${ids}::text[]) WITH ORDINALITY AS i (id, nth)
    CROSS JOIN months m LEFT JOIN found v ON v."figure" = i.id AND v.month = m.month
    ORDER BY m.month, i.nth`
}

/** How many projects are at each level at the end of the period; null for those not assessed. */
export const levelsOf = (db: Db, question: Question): Promise<{ level: number | null; value: number }[]> =>
  db.$queryRaw`
    SELECT f."value" AS "level", count(*)::int AS "value" FROM "FigureRow" f
    WHERE f."figure" = 'PROJECT_LEVELS' AND ${holdsAt(question.until)} AND ${asked(question)}
    GROUP BY 1 ORDER BY 1 NULLS LAST`
