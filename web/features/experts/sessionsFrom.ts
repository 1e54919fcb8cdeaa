import { shownSpan } from '#web/features/meetings/schedule.list.ts'

const day = 86_400_000

/** The beginning of the day that is so many days after now. */
const dayAfter = (now: number, days: number) => new Date((Math.floor(now / day) + days) * day).toISOString()

/** Since when an expert's sessions are shown: those of the last three months and all that come. */
export const sessionsFrom = (now: number): string => dayAfter(now, -90)

/** What the page of sessions asks with; of holidays, those of the year to come. */
export const sessionsSpan = (now: number) => ({
  from: sessionsFrom(now),
  fromDay: sessionsFrom(now).slice(0, 10),
  untilDay: dayAfter(now, 366).slice(0, 10),
})

/** Of when the calendar beside them shows all meetings. */
export function sessionsShown(place: Parameters<typeof shownSpan>[0]) {
  const { from, until } = shownSpan(place)
  return { shownFrom: from, shownUntil: until }
}
