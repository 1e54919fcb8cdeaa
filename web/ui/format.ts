/** Numbers, money, dates and relative times as people read them (docs/spec/shell.md#numbers-money-and-dates). Amounts are AED in whole units; times are shown in the viewer's zone. */
import { universityZone as usualZone } from '#api/universityDay.rules.ts'
import * as texts from '#texts/ui/format.js'
import { intlLocale, language } from '#language'
import { localized, moneyInWords, numberInWords } from '#localized'

const missing = 'N/A'

export type DateStyle = 'monthFirst' | 'dayFirst' | 'iso'

/** Whose way of writing dates each style is; Arabic has names of months in the first and figures in the second. */
const writtenAs = (style: DateStyle): string =>
  style === 'iso' ? 'sv-SE' : style === 'dayFirst' && language() === 'en' ? 'en-GB' : intlLocale()
let dates: DateStyle = 'monthFirst'

/** In the zone of the university when this browser does not know the given one. */
function inZone(timeZone: string, options: Intl.DateTimeFormatOptions, as = writtenAs(dates)): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(as, { timeZone, ...options })
  } catch {
    return new Intl.DateTimeFormat(as, { timeZone: usualZone, ...options })
  }
}

const inFigures = () => dates === 'iso' || (dates === 'dayFirst' && language() === 'ar')

const day = () =>
  ({
    year: 'numeric',
    month: inFigures() ? '2-digit' : 'short',
    day: inFigures() ? '2-digit' : 'numeric',
  }) as const

const clock = { hour: 'numeric', minute: '2-digit' } as const

/** By the Umm al-Qura calendar of Saudi Arabia, which CLDR names so; it is reckoned, and a sighting of the moon may differ. */
export const ummAlQura = 'islamic-umalqura'

const hijriIn = (timeZone: string) =>
  localized(() =>
    inZone(
      timeZone,
      { calendar: ummAlQura, year: 'numeric', month: 'long', day: 'numeric' },
      writtenAs(dates === 'monthFirst' ? dates : 'dayFirst'),
    ),
  )

const timesIn = (timeZone: string) => ({
  hijriCalendarDay: hijriIn('UTC'),
  hijriDay: hijriIn(timeZone),
  calendarDay: localized(() => inZone('UTC', day())),
  day: localized(() => inZone(timeZone, day())),
  // Without its year a day has a name for the month in every style.
  monthAndDay: localized(() =>
    inZone(timeZone, { month: 'short', day: 'numeric' }, writtenAs(dates === 'monthFirst' ? dates : 'dayFirst')),
  ),
  instant: localized(() =>
    inZone(timeZone, dates === 'iso' ? { dateStyle: 'short', timeStyle: 'short' } : { ...day(), ...clock }),
  ),
})

let zone = usualZone
let times = timesIn(zone)

/** From now on times are those of this zone; of the university's when this browser does not know it. */
export function showTimesIn(timeZone: string = usualZone): void {
  if (timeZone === zone) return
  zone = timeZone
  times = timesIn(timeZone)
}

/** From now on dates are written in this style. */
export function showDatesAs(style: DateStyle): void {
  if (style === dates) return
  dates = style
  times = timesIn(zone)
}

let hijri = false

/** From now on dates have the Hijri date beside them, or not. */
export function showHijri(on: boolean): void {
  hijri = on
}

export const isHijriShown = (): boolean => hijri

/** Words of a calendar date or an instant, for those who want it with its Hijri date: `Jul 7, 2024 (Muharram 1, 1446 AH)`. */
export const withHijri = (words: string, value: string): string =>
  hijri
    ? `${words} (${(value.length === 10 ? times.hijriCalendarDay() : times.hijriDay()).format(new Date(value))})`
    : words

const inMoney = (options: Intl.NumberFormatOptions, currency = 'AED') =>
  localized(
    (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0, ...options }),
  )
const thousands = { notation: 'compact' } as const
const millions = { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 2 } as const
const short = {
  dirhams: [inMoney({ ...thousands, currencyDisplay: 'code' }), inMoney({ ...millions, currencyDisplay: 'code' })],
  dollars: [inMoney(thousands, 'USD'), inMoney(millions, 'USD')],
} as const

type Time = string | null | undefined

/** `Nov 21, 2026` of an instant or of a calendar date; `N/A` when there is none. */
export const formatDate = (value: Time): string =>
  value ? withHijri((value.length === 10 ? times.calendarDay() : times.day()).format(new Date(value)), value) : missing

/** `Nov 21`. */
export const formatDay = (value: Time): string => (value ? times.monthAndDay().format(new Date(value)) : missing)

/** `Nov 21, 2026, 4:05 PM`. */
export const formatTime = (value: Time): string =>
  value ? withHijri(times.instant().format(new Date(value)), value) : missing

/** `AED 12,000`; `N/A` when there is none. The space does not break. */
export const formatMoney = (amount: number | null | undefined): string =>
  amount == null ? missing : moneyInWords(amount)

export { numberInWords as formatCount }

/** `512 B`, `12 KB`, `1.2 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${trim(bytes / 1024 / 1024)} MB`
}

let shortCurrency: keyof typeof short = 'dirhams'

/** From now on short amounts read as if they were of this currency; nothing is converted (docs/decisions/0367). */
export function shortenMoneyTo(currency: keyof typeof short): void {
  shortCurrency = currency
}

/**
 * `AED 1.2M`, `AED 12K`, `AED 950`, as lists show amounts; `$1.2M`, `$12k`, `$950` where the platform asks for it
 * (docs/spec/shell.md#numbers-money-and-dates); `N/A` when there is none. The space does not break.
 */
export function formatShortMoney(amount: number | null | undefined): string {
  if (amount == null) return missing
  const [small, large] = short[shortCurrency]
  const words = (Math.abs(amount) < 1_000_000 ? small : large)().format(amount)
  return shortCurrency === 'dollars' ? words.replace('K', 'k') : words
}

const trim = (value: number) => value.toFixed(1).replace(/\.0$/, '')

const minute = 60_000
const hour = 60 * minute
const dayLong = 24 * hour

/** `Just now`, `5m ago`, `3h ago`, `12d ago`, and a date after 30 days. */
export function ago(value: string, now = Date.now()): string {
  const passed = now - new Date(value).getTime()
  if (passed < minute) return texts.justNow()
  if (passed < hour) return texts.mAgo({ number: Math.floor(passed / minute) })
  if (passed < dayLong) return texts.hAgo({ number: Math.floor(passed / hour) })
  if (passed <= 30 * dayLong) return texts.dAgo({ number: Math.floor(passed / dayLong) })
  return formatDate(value)
}

/** The same inside a sentence: `just now`. */
export const agoInside = (value: string, now = Date.now()): string =>
  now - new Date(value).getTime() < minute ? texts.justNowInside() : ago(value, now)
