/** The names of the weekdays, from Monday on, as ISO 8601 counts them. */
import { localized } from '#localized'
import * as texts from '#texts/ui/weekdays.js'
import { weekdaysInOrder } from './week.ts'

export const weekdayNames: readonly string[] = [
  texts.monday(),
  texts.tuesday(),
  texts.wednesday(),
  texts.thursday(),
  texts.friday(),
  texts.saturday(),
  texts.sunday(),
]

/** `Mon` to `Sun`. */
export const shortWeekdays = localized((locale) => {
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  // January 5, 2026 was a Monday.
  return weekdayNames.map((_, at) => short.format(Date.UTC(2026, 0, 5 + at)))
})

/** The weekdays to choose from, by their numbers, in the order of the university's week. */
export const weekdayChoices = (): { value: string; label: string }[] =>
  weekdaysInOrder().map((weekday) => ({ value: String(weekday), label: weekdayNames[weekday - 1]! }))
