/**
 * Days and times in what a notification was written with: they are kept as ISO 8601 has them, and said in the language of who
 * reads, when it is read. `2026-11-28` is a day (isoDay), `2026-11-28T05:00:00.000Z/2026-11-28T05:30:00.000Z[Asia/Dubai]` a span on the
 * clock of a zone.
 */
import { dayInWords } from './days.ts'
import { spanInWords } from './inWords.rules.ts'

interface Span {
  startsAt: Date
  endsAt: Date
}

/** A span, as a notification keeps it. */
export const toldSpan = ({ startsAt, endsAt }: Span, timeZone: string): string =>
  `${startsAt.toISOString()}/${endsAt.toISOString()}[${timeZone}]`

const day = /^\d{4}-\d\d-\d\d$/
const span = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)\/(\d{4}-\d\d-\d\dT[\d:.]+Z)\[([\w/+-]+)\]$/

function said(value: string): string {
  if (day.test(value)) return dayInWords(new Date(value))
  const [, startsAt, endsAt, timeZone] = span.exec(value) ?? []
  return startsAt && endsAt && timeZone
    ? spanInWords({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, timeZone)
    : value
}

/** The values of a notification with its days and times in words. */
export const withTimesInWords = <T extends string | number>(data: Record<string, T>): Record<string, T | string> =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, typeof value === 'string' ? said(value) : value]),
  )
