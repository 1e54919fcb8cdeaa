/** Calendar days and clock times in a zone, and back to instants; right over changes of the clock. */
import { intlLocale } from '#language'
import { Temporal } from 'temporal-polyfill'
import { withHijri } from '../format.ts'
import { placeInWeek } from './week.ts'

/** YYYY-MM-DD. */
export type Day = string

const zoned = (instant: string, timeZone: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone)

/** The day on which an instant lies in a zone. */
export const dayOf = (instant: string, timeZone: string): Day => zoned(instant, timeZone).toPlainDate().toString()

/** Minutes after midnight that a clock of the zone shows. */
export function minuteOf(instant: string, timeZone: string): number {
  const { hour, minute } = zoned(instant, timeZone)
  return hour * 60 + minute
}

export const today = (timeZone: string): Day => dayOf(new Date().toISOString(), timeZone)

export const addDays = (day: Day, days: number): Day => Temporal.PlainDate.from(day).add({ days }).toString()

/** The same day of another month, or its last when it has none of that number. */
export const addMonths = (day: Day, months: number): Day => Temporal.PlainDate.from(day).add({ months }).toString()

export const firstOfMonth = (day: Day): Day => Temporal.PlainDate.from(day).with({ day: 1 }).toString()

export const lastOfMonth = (day: Day): Day => {
  const date = Temporal.PlainDate.from(day)
  return date.with({ day: date.daysInMonth }).toString()
}

/** The weekday: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: Day): number => Temporal.PlainDate.from(day).dayOfWeek

/** The seven days of the university's week in which a day lies. */
export function weekOf(day: Day): Day[] {
  const before = placeInWeek(weekdayOf(day))
  return Array.from({ length: 7 }, (_, at) => addDays(day, at - before))
}

/** The instant at which a clock of the zone shows `2026-11-23T09:00`. */
export const instantOf = (local: string, timeZone: string): string =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant().toString()

/** What a clock of the zone shows at an instant, as `2026-11-23T09:00`. */
export const localOf = (instant: string, timeZone: string): string =>
  zoned(instant, timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' })

/** The day when it is one; otherwise today. */
export function dayOr(text: string | null, timeZone: string): Day {
  try {
    return Temporal.PlainDate.from(text ?? '').toString()
  } catch {
    return today(timeZone)
  }
}

const words = (day: Day, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(intlLocale(), { timeZone: 'UTC', ...options }).format(new Date(day))

/** `Monday, November 23, 2026`; with the Hijri date for those who want it. */
export const longDay = (day: Day): string => withHijri(words(day, { dateStyle: 'full' }), day)
/** `Mon 23`. */
export const shortDay = (day: Day): string => words(day, { weekday: 'short', day: 'numeric' })
/** `23`. */
export const dayNumber = (day: Day): string => words(day, { day: 'numeric' })
/** `November 2026`. */
export const monthOf = (day: Day): string => words(day, { month: 'long', year: 'numeric' })

/** `Nov 30 – Dec 6, 2026`: all days from one to another. */
export const rangeOf = (from: Day, until: Day): string =>
  new Intl.DateTimeFormat(intlLocale(), {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  }).formatRange(new Date(from), new Date(until))

/** `9 AM`: the hours of a day, from 0. */
export function hourNames(): string[] {
  const hour = new Intl.DateTimeFormat(intlLocale(), { timeZone: 'UTC', hour: 'numeric' })
  return Array.from({ length: 24 }, (_, at) => hour.format(Date.UTC(2026, 0, 1, at)))
}

/** `9:00 AM`. */
export const clockTime = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(intlLocale(), { timeZone, timeStyle: 'short' }).format(new Date(instant))
/** `9 AM`, `9:30 AM`. */
export const shortClock = (instant: string, timeZone: string): string =>
  minuteOf(instant, timeZone) % 60
    ? clockTime(instant, timeZone)
    : new Intl.DateTimeFormat(intlLocale(), { timeZone, hour: 'numeric' }).format(new Date(instant))
