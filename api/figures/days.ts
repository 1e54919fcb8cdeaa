/**
 * The rows of figures summed up by day, and by the day on which they became known: any range is a sum over few of them, for the
 * whole university as known at the end of any day. The refresh adds what it finds; nothing is counted twice (decision 0343).
 */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { FigurePart } from '../__generated__/prisma/enums.ts'
import { dayBegins } from '../dayBegins.ts'
import { isoDay, universityDay } from '../days.ts'
import { onClock, sql } from './figure.ts'
import type { FigureId } from './figures.ts'
import { asked, type Question } from './question.ts'

/** The figure whose values are levels. */
export const levelFigure: FigureId = 'PROJECT_LEVELS'

/** The university's day of a moment in the database. */
const dayOf = (moment: Prisma.Sql) => sql`${onClock(moment)}::date`
/** The day at whose end a moment is known: the end itself is the first moment of the next day. */
const knownOn = (moment: Prisma.Sql) => sql`${onClock(sql`(${moment} - interval '1 millisecond')`)}::date`

/** On which days a row `f` begins and ends, each with what it adds. */
const beginAndEnd = sql`LATERAL (VALUES
  (${dayOf(sql`f."at"`)}, 1, coalesce(f."value", 0)::bigint, 0, 0::bigint),
  (CASE WHEN f."until" IS NOT NULL THEN ${dayOf(sql`greatest(f."at", f."until")`)} END, 0, 0, 1, coalesce(f."value", 0))
) AS d ("day", "began", "beganSum", "ended", "endedSum")`

const keys: Record<FigurePart, Prisma.Sql> = {
  WHOLE: sql`''`,
  DEPARTMENT: sql`f."department"`,
  SECTOR: sql`coalesce(f."sector"::text, '')`,
  LEVEL: sql`coalesce(f."value"::text, '')`,
}

/** Adds rows that became known at their moment in `known`, or takes back what is known no more (sign -1). */
export const addDays = (rows: Prisma.Sql, known: Prisma.Sql, sign: 1 | -1): Prisma.Sql => sql`
  INSERT INTO "FigureDay" ("figure", "part", "key", "day", "known", "began", "beganSum", "ended", "endedSum")
  SELECT f."figure", p."part"::"FigurePart", p."key", d."day", ${knownOn(known)},
    ${sign} * sum(d."began"), ${sign} * sum(d."beganSum"), ${sign} * sum(d."ended"), ${sign} * sum(d."endedSum")
  FROM ${rows} f CROSS JOIN ${beginAndEnd}
  CROSS JOIN LATERAL (VALUES
    ('WHOLE', ${keys.WHOLE}), ('DEPARTMENT', ${keys.DEPARTMENT}), ('SECTOR', ${keys.SECTOR}), ('LEVEL', ${keys.LEVEL})
  ) AS p ("part", "key")
  WHERE d."day" IS NOT NULL AND (p."part" <> 'LEVEL' OR f."figure" = ${levelFigure})
  GROUP BY 1, 2, 3, 4, 5
  ON CONFLICT ("figure", "part", "key", "day", "known") DO UPDATE SET
    "began" = "FigureDay"."began" + excluded."began", "beganSum" = "FigureDay"."beganSum" + excluded."beganSum",
    "ended" = "FigureDay"."ended" + excluded."ended", "endedSum" = "FigureDay"."endedSum" + excluded."endedSum"`

/** The university's day of a moment, as SQL. */
export const dayAt = (moment: Date): Prisma.Sql => sql`${isoDay(universityDay(moment))}::date`

const beginsDay = (moment: Date) => dayBegins(universityDay(moment)).getTime() === moment.getTime()

/**
 * What happened on each day up to the end of the period, as rows `"figure", "key", "day", "began", "beganSum", "ended",
 * "endedSum"`: of the sums where they know it, and otherwise of a person's or a department's own rows.
 */
export function daysOfFigures(ids: readonly FigureId[], part: FigurePart, question: Question): Prisma.Sql {
  const { until, asOf, person, department, sector = null } = question
  const summed =
    person === null &&
    (sector === null ? department === null || part === 'WHOLE' : department === null && part === 'WHOLE') &&
    (asOf === null || beginsDay(asOf))
  if (!summed)
    return sql`(
      SELECT f."figure", ${keys[part]} AS "key", d.* FROM "FigureRow" f CROSS JOIN ${beginAndEnd}
      WHERE f."figure" = ANY (${ids}) AND f."at" < ${until} AND ${asked(question)} AND d."day" < ${dayAt(until)})`
  return sql`(
    SELECT c."figure", CASE WHEN c."part" = ${part}::"FigurePart" THEN c."key" ELSE '' END AS "key",
      c."day", c."began", c."beganSum", c."ended", c."endedSum"
    FROM "FigureDay" c
    WHERE c."figure" = ANY (${ids}) AND c."day" < ${dayAt(until)}
      AND ${
        sector !== null
          ? sql`c."part" = 'SECTOR' AND c."key" = ${sector}`
          : department !== null
            ? sql`c."part" = 'DEPARTMENT' AND c."key" = ${department}`
            : sql`c."part" = ${part}::"FigurePart"`
      }
      AND ${asOf === null ? sql`true` : sql`c."known" < ${dayAt(asOf)}`})`
}
