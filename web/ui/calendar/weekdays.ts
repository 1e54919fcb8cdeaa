/** The names of the days of a week, from Monday on, as ISO 8601 counts them. */
import { localized } from '#localized'
import * as texts from '#texts/ui/weekdays.js'

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
