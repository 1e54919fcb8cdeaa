/** Entries of one day side by side where they overlap. */
import type { CalendarEntry } from './Calendar.tsx'
import { dayOf, minuteOf, type Day } from './days.ts'

interface Placed {
  entry: CalendarEntry
  /** Minutes after midnight. */
  from: number
  until: number
  lane: number
  lanes: number
}

/** Short ones are shown this long, so that their words can be read. */
const least = 30

/** Where the entries of a day stand: those that overlap share the width. */
export function placed(entries: readonly CalendarEntry[], day: Day, timeZone: string): Placed[] {
  const rows = entries
    .filter(({ startsAt, allDay }) => !allDay && dayOf(startsAt, timeZone) === day)
    .map((entry) => {
      const from = minuteOf(entry.startsAt, timeZone)
      const ends = dayOf(entry.endsAt, timeZone) === day ? minuteOf(entry.endsAt, timeZone) : 1440
      return { entry, from, until: Math.min(1440, Math.max(ends, from + least)), lane: 0, lanes: 1 }
    })
    .toSorted((one, other) => one.from - other.from || other.until - one.until)
  let group: Placed[] = []
  for (const row of rows) {
    if (group.length && row.from >= Math.max(...group.map(({ until }) => until))) group = []
    const taken = new Set(group.filter(({ until }) => until > row.from).map(({ lane }) => lane))
    while (taken.has(row.lane)) row.lane += 1
    group.push(row)
    const lanes = Math.max(...group.map(({ lane }) => lane)) + 1
    for (const one of group) one.lanes = lanes
  }
  return rows
}
