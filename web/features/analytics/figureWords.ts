/** Figures as people read them. */
import { intlLocale } from '#language'
import * as texts from '#texts/analytics/page.js'
import { formatCount, formatShortMoney } from '#web/ui/format.ts'

export const valueWords = (value: number, unit: string): string =>
  unit === 'AED' ? formatShortMoney(value) : formatCount(value)

const month = new Intl.DateTimeFormat(intlLocale(), { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** `Nov 2026` of `2026-11`. */
export const monthWords = (key: string): string => month.format(new Date(`${key}-01`))

/** What a figure did against the period before: `+3 against 4`. */
export function changeWords(value: number, before: number | null | undefined, unit: string): string {
  if (before == null) return ''
  const change = value - before
  const amount = valueWords(Math.abs(change), unit)
  if (change > 0) return texts.more({ amount })
  // Money is not counted: there is as much of it, or less.
  if (unit === 'AED') return change ? texts.less({ amount }) : texts.asMuch()
  return change ? texts.fewer({ amount }) : texts.same()
}
