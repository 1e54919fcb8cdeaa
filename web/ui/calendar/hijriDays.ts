/** Days as the Hijri calendar has them, for those who want it: `13`, and the months of days. */
import { localized } from '#localized'
import { isHijriShown, ummAlQura } from '../format.ts'
import type { Day } from './days.ts'

const calendar = { calendar: ummAlQura, timeZone: 'UTC' } as const
const number = localized((locale) => new Intl.DateTimeFormat(locale, { ...calendar, day: 'numeric' }))
const month = localized((locale) => new Intl.DateTimeFormat(locale, { ...calendar, month: 'long', year: 'numeric' }))

/** The day of the month; null for those who do not want it. */
export const hijriNumber = (day: Day): string | null => (isHijriShown() ? number().format(new Date(day)) : null)

/** `Jumada II – Rajab 1448 AH` of the days from one to another; null for those who do not want it. */
export const hijriMonths = (from: Day, until: Day): string | null =>
  isHijriShown() ? month().formatRange(new Date(from), new Date(until)) : null
