/** The days in a person's calendar by which something is to be done about patents and grants. */
import { grantCalendar } from '../grants/grantCalendar.ts'
import { patentCalendar } from '../patents/patentCalendar.ts'
import type { CalendarDeadline, Span } from '../../research/calendarDeadline.ts'

type Asking = Parameters<typeof patentCalendar>[0]

/** All of them in the order of their days. */
export async function deadlinesOf(asking: Asking, span: Span): Promise<CalendarDeadline[]> {
  const found = await Promise.all([patentCalendar(asking, span), grantCalendar(asking, span)])
  return found
    .flat()
    .sort((one, other) => one.dueOn.getTime() - other.dueOn.getTime() || (one.key < other.key ? -1 : 1))
}
