/** What compiled messages in Arabic do with what stands in them (scripts/texts/compile.ts). */
import { writtenDigits } from './language.ts'

/** First strong isolate and its end: what stands between keeps its own direction (Unicode, UAX #9). */
const [isolate, end] = ['\u2068', '\u2069']
const latin = /\p{Script=Latin}/u
const address = /^(https?:|\/|mailto:)/

/**
 * A value inside a sentence that is written from the right: names and titles in Latin letters keep their own order, so that
 * their brackets and full stops stay with them. Addresses stay as they are: a program that reads them would take the marks along.
 */
export function isolated(value: string | number): string {
  if (typeof value === 'number') return writtenDigits(String(value))
  return latin.test(value) && !address.test(value) ? `${isolate}${value}${end}` : value
}
