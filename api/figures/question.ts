/** What is asked of the figures: of whom, over which days, and as they were known when. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Sector } from '../__generated__/prisma/enums.ts'
import { dayBegins } from '../dayBegins.ts'
import { dayLength, universityDay } from '../days.ts'
import { sql } from './figure.ts'

export type Range = 'MONTH' | 'QUARTER' | 'YEAR' | 'ALL' | 'DATES'

export interface Question {
  /** Moments; from null on is from the beginning. */
  readonly from: Date | null
  readonly until: Date
  /** The beginning of the period of the same length before; null for all time. */
  readonly before: Date | null
  /** As of this moment; null for what is known now. */
  readonly asOf: Date | null
  /** Whose figures: an account, or null for the whole university. */
  readonly person: number | null
  readonly department: string | null
  /** A sector of challenges. */
  readonly sector?: Sector | null
}

const months: Partial<Record<Range, number>> = { MONTH: 1, QUARTER: 3, YEAR: 12 }

/** The day so many months before, or the last day of that month. */
function monthsBefore(day: Date, count: number): Date {
  const first = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - count, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(day.getUTCDate(), last)))
}

/** The period of a range that ends with `today`, or the given days with both ends; `before` is the same length earlier. */
export function periodOf(
  range: Range,
  dates: { from?: Date | null | undefined; until?: Date | null | undefined },
  today: Date = universityDay(),
): Pick<Question, 'from' | 'until' | 'before'> {
  const end = new Date((range === 'DATES' && dates.until ? dates.until : today).getTime() + dayLength)
  const count = months[range]
  if (count) {
    const [from, before] = [monthsBefore(end, count), monthsBefore(end, 2 * count)]
    return { from: dayBegins(from), until: dayBegins(end), before: dayBegins(before) }
  }
  if (range === 'ALL' || !dates.from) return { from: null, until: dayBegins(end), before: null }
  const before = new Date(2 * dates.from.getTime() - end.getTime())
  return { from: dayBegins(dates.from), until: dayBegins(end), before: dayBegins(before) }
}

/** Of the rows `f`, those that were known, and that the question is about. */
export const asked = ({
  asOf,
  person,
  department,
  sector = null,
}: Pick<Question, 'asOf' | 'person' | 'department' | 'sector'>): Prisma.Sql => sql`
  ${asOf ? sql`f."knownFrom" <= ${asOf} AND (f."knownUntil" IS NULL OR f."knownUntil" > ${asOf})` : sql`f."knownUntil" IS NULL`}
  AND ${person === null ? sql`true` : sql`f."people" @> ARRAY[${person}]::int[]`}
  AND ${department === null ? sql`true` : sql`f."department" = ${department}`}
  AND ${sector === null ? sql`true` : sql`f."sector" = ${sector}::"Sector"`}`

/** Rows `f` that happened in a period. */
export const happened = (from: Date | null, until: Date): Prisma.Sql =>
  sql`(${from ? sql`f."at" >= ${from}` : sql`true`} AND f."at" < ${until})`

/** Rows `f` that hold at the end of a period. */
export const holdsAt = (moment: Date): Prisma.Sql =>
  sql`(f."at" < ${moment} AND (f."until" IS NULL OR f."until" >= ${moment}))`
