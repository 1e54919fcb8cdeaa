/** How the address of the schedule becomes what is asked. */
import type { Permission } from '#web/__generated__/appQuery.graphql.ts'
import type { SchedulePageQuery$variables } from '#web/__generated__/SchedulePageQuery.graphql.ts'
import { viewOf, type CalendarView } from '#web/ui/calendar/views.ts'

const dayLong = 86_400_000
/** The first of the month in which a day lies, or of one that follows it. */
const ofMonth = (day: number, later: number) =>
  Date.UTC(new Date(day).getUTCFullYear(), new Date(day).getUTCMonth() + later)

/** From where on, and until where, the days of any zone lie that a view can show, as UTC has them. */
const around: Record<CalendarView, (day: number) => readonly [from: number, until: number]> = {
  day: (day) => [day - dayLong, day + 2 * dayLong],
  week: (day) => [day - 8 * dayLong, day + 9 * dayLong],
  // Whole weeks: up to six days of the months before and after.
  month: (day) => [ofMonth(day, 0) - 7 * dayLong, ofMonth(day, 1) + 8 * dayLong],
  list: (day) => [day - dayLong, day + 62 * dayLong],
}

interface Place {
  search: URLSearchParams
  now: () => number
}

interface At extends Place {
  may: (permission: Permission) => boolean
}

/** What the calendar page asks for; booked facilities and deadlines of those alone who may see any. */
export function scheduleVariables({ may, ...place }: At): SchedulePageQuery$variables {
  return {
    ...shownSpan(place),
    facilities: may('FACILITY_BOOKING_READ'),
    deadlines: may('RESEARCH_DEADLINES'),
  }
}

interface Span {
  from: string
  until: string
  fromDay: string
  untilDay: string
}

/** The span around the day of the address that a calendar can show, as instants and as days. */
export function shownSpan({ search, now }: Place): Span {
  const given = search.get('day') ?? ''
  const asked = /^\d{4}-\d\d-\d\d$/.test(given) ? Date.parse(`${given}T00:00:00Z`) : NaN
  const day = Number.isNaN(asked) ? Math.floor(now() / dayLong) * dayLong : asked
  const [from, until] = around[viewOf(search)](day).map((at) => new Date(at).toISOString()) as [string, string]
  return { from, until, fromDay: from.slice(0, 10), untilDay: until.slice(0, 10) }
}
