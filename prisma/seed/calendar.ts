/** Dates of the demo university, all of them so far from the moment of seeding. */
import { dayLength as day } from '../../api/days.ts'

const month = 30.4

export interface Calendar {
  readonly now: Date
  /** A moment of a working day, so many days back; `salt` moves it within the day. */
  ago(days: number, salt?: number): Date
  /** A calendar date, so many days ahead or, negative, back. */
  date(days: number): Date
}

/** Days in so many months. */
export const daysOf = (months: number) => Math.round(months * month)

/** The calendar of a moment. */
export function calendarOf(now: Date): Calendar {
  const midnight = Math.floor(now.getTime() / day) * day
  const date = (days: number) => new Date(midnight + days * day)
  return {
    now,
    date,
    ago(days, salt = 0) {
      const moment = date(-days)
      const weekend = { 6: 1, 0: 2 }[moment.getUTCDay()] ?? 0
      const minutes = 4 * 60 + ((salt * 37) % 480)
      return new Date(Math.min(moment.getTime() - weekend * day + minutes * 60_000, now.getTime()))
    },
  }
}
