/** Counting in working days of the university: on which weekdays it works, without its holidays. Days begin in UTC, as the database keeps them. */

export interface WorkingWeek {
  /** The weekdays on which people work: 1 is Monday, 7 is Sunday. At least one. */
  readonly weekdays: readonly number[]
  /** Days off, as `2026-12-02`. */
  readonly holidays: ReadonlySet<string>
}

export const usualWeekdays: readonly number[] = [1, 2, 3, 4, 5]

/** The weekday with which weeks begin where administrators decide nothing: Monday, as ISO 8601 has it. */
export const usualFirstWeekday = 1

/** How many days of its week lie before a weekday: 0 for the first. */
export const daysIntoWeek = (weekday: number, firstWeekday: number): number => (weekday - firstWeekday + 7) % 7

export const usualWeek: WorkingWeek = { weekdays: usualWeekdays, holidays: new Set() }

/** The most holidays that are kept: a year of them, so that counting ends. */
export const mostHolidays = 366

/** Milliseconds of a day. */
export const dayLength = 86_400_000

const shifted = (day: Date, days: number) => new Date(day.getTime() + days * dayLength)

export const isWorkingDay = (day: Date, { weekdays, holidays }: WorkingWeek): boolean =>
  weekdays.includes(day.getUTCDay() || 7) && !holidays.has(day.toISOString().slice(0, 10))

/** The day that is `count` working days after a day. */
export function afterWorkingDays(day: Date, count: number, week: WorkingWeek): Date {
  let later = day
  for (let left = count; left > 0;) {
    later = shifted(later, 1)
    if (isWorkingDay(later, week)) left -= 1
  }
  return later
}

/** How many working days lie after a day, up to a later one and with it. */
export function workingDaysBetween(day: Date, until: Date, week: WorkingWeek): number {
  let count = 0
  for (let later = shifted(day, 1); later <= until; later = shifted(later, 1)) if (isWorkingDay(later, week)) count += 1
  return count
}

/** The last day from which `count` working days end on `due` or before: the inverse of `afterWorkingDays`. */
export function lastDayBefore(due: Date, count: number, week: WorkingWeek): Date {
  let earlier = due
  for (let left = count; left > 0; earlier = shifted(earlier, -1)) if (isWorkingDay(earlier, week)) left -= 1
  return earlier
}
