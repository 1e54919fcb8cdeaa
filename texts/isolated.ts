/** What compiled messages in Arabic do with what stands in them (scripts/texts/compile.ts). */
import { writtenDigits } from './language.ts'

/** Isolates that begin with the direction of their first letter or with that of Arabic, and their end (Unicode, UAX #9). */
const [byFirstLetter, fromRight, end] = ['\u2068', '\u2067', '\u2069']
const arabic = /\p{Script=Arabic}/u
const latin = /\p{Script=Latin}/u
const address = /^(https?:|\/|mailto:)/

/**
 * A value inside a sentence that is written from the right: names and titles in Latin letters keep their own order, so that
 * their brackets and full stops stay with them. What has Arabic words beside Latin ones ("TRL 7 – عرض النظام") goes from the
 * right, whichever it begins with. Addresses stay as they are: a program that reads them would take the marks along.
 */
export function isolated(value: string | number): string {
  if (typeof value === 'number') return writtenDigits(String(value))
  return latin.test(value) && !address.test(value)
    ? `${arabic.test(value) ? fromRight : byFirstLetter}${value}${end}`
    : value
}
