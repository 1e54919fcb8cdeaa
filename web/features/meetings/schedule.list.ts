/** How the address of the schedule becomes what is asked. */
import type { Permission } from '#web/__generated__/appQuery.graphql.ts'
import type { SchedulePageQuery$variables } from '#web/__generated__/SchedulePageQuery.graphql.ts'
import { viewOf, type CalendarView } from '#web/ui/calendar/views.ts'

const dayLong = 86_400_000
/** Days of any zone that a view can show, around its day. */
const around: Record<CalendarView, readonly [before: number, after: number]> = {
  day: [1, 2],
  week: [8, 9],
  list: [1, 62],
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
  const [before, after] = around[viewOf(search)]
  const from = new Date(day - before * dayLong).toISOString()
  const until = new Date(day + after * dayLong).toISOString()
  return { from, until, fromDay: from.slice(0, 10), untilDay: until.slice(0, 10) }
}
