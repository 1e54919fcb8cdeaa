/** Entries by the days of a zone, in the order of each day: first what belongs to the whole of it. */
import type { CalendarEntry } from './Calendar.tsx'
import { dayOf, type Day } from './days.ts'

export type EntriesByDay = ReadonlyMap<Day, readonly CalendarEntry[]>

const order = (one: CalendarEntry, other: CalendarEntry) =>
  Number(Boolean(other.allDay)) - Number(Boolean(one.allDay)) || Date.parse(one.startsAt) - Date.parse(other.startsAt)

export const entriesByDay = (entries: readonly CalendarEntry[], timeZone: string): EntriesByDay =>
  Map.groupBy(entries.toSorted(order), ({ startsAt, allDay }) => allDay ?? dayOf(startsAt, timeZone))
