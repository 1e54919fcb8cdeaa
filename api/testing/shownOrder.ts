/** How titles and names are sorted for a reader, said once more in plain words for tests: letter by letter of the reader's alphabet. */
import type { Locale } from '#language'

/** Letters that are forms of another one. */
const forms = Object.fromEntries(
  ['اأإآٱ', 'وؤ', 'يئىی', 'هة', 'كک'].flatMap(([letter, ...others]) => others.map((other) => [other, letter!])),
)
const arabic = Array.from('ءابتثجحخدذرزسشصضطظعغفقكلمنهوي')
const latin = Array.from('abcdefghijklmnopqrstuvwxyz')
const common = Array.from(' 0123456789')
const alphabets = { en: [...common, ...latin, ...arabic], ar: [...common, ...arabic, ...latin] }

/** A title as places in the reader's alphabet; signs are spaces. */
const placesOf = (title: string, locale: Locale): number[] =>
  Array.from(
    Array.from(title.normalize('NFC'))
      .map((letter) => forms[letter] ?? letter.normalize('NFKD').replace(/\p{M}|ـ/gu, ''))
      .join('')
      .toLowerCase()
      .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  ).map((letter) => {
    const place = alphabets[locale].indexOf(letter)
    return place < 0 ? letter.codePointAt(0)! : place
  })

export interface Named {
  id: number
  shown: string
}
/** Records as a reader of the language looks for them. */
export const ordered = (records: readonly Named[], locale: Locale): Named[] =>
  records
    .map((record) => ({ record, places: placesOf(record.shown, locale) }))
    .toSorted((one, other) => {
      const at = one.places.findIndex((place, nth) => place !== other.places[nth])
      if (at < 0) return one.places.length - other.places.length || one.record.id - other.record.id
      return one.places[at]! - (other.places[at] ?? -1)
    })
    .map(({ record }) => record)

/** The letters of both alphabets, and those that are forms of others. */
export const letters = { arabic, latin, forms: Object.keys(forms) }
