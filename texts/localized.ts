/** What is made once for each language: formats of numbers, dates and lists. */
import { intlLocale } from './language.ts'

/** Returns what `make` makes of the language that is wanted when it is asked for, each once: a phone takes a while over a format. */
export function localized<T>(make: (locale: string) => T): () => T {
  const made = new Map<string, T>()
  return () => {
    const locale = intlLocale()
    const known = made.get(locale)
    if (known !== undefined) return known
    const fresh = make(locale)
    made.set(locale, fresh)
    return fresh
  }
}

const count = localized((locale) => new Intl.NumberFormat(locale))

/** `12,000`, in the digits of the reader. */
export const numberInWords = (value: number): string => count().format(value)

const money = localized(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'AED',
      currencyDisplay: 'code',
      maximumFractionDigits: 0,
    }),
)

/** `AED 12,000`, in the digits of the reader. The space does not break. */
export const moneyInWords = (value: number): string => money().format(value)
