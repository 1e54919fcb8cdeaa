/** The entries of a day as they follow one another: first what belongs to the whole of it. */
import type { CalendarEntry } from './Calendar.tsx'
import { dayOf, type Day } from './days.ts'

export const entriesOn = (entries: readonly CalendarEntry[], day: Day, timeZone: string): CalendarEntry[] =>
  entries
    .filter(({ startsAt, allDay }) => (allDay ?? dayOf(startsAt, timeZone)) === day)
    .toSorted(
      (one, other) =>
        Number(Boolean(other.allDay)) - Number(Boolean(one.allDay)) ||
        Date.parse(one.startsAt) - Date.parse(other.startsAt),
    )
