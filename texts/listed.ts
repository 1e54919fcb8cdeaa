/** Several words in one line, as the language joins them. */
import { isFromRight, language } from '#language'
import { localized } from '#localized'
import { isolated } from './isolated.ts'

/** Intl has no list of Arabic without an `and` at each word, which names and labels cannot bear (`وTRL`). */
const commas = { en: ', ', ar: '، ' } as const

/** Words in Latin letters keep their own order, and the list that of the language. */
const each = <T extends string | number>(words: readonly T[]) =>
  isFromRight() ? words.map(isolated) : words.map(String)

type Words = readonly (string | number | false | null | undefined)[]
const present = (words: Words) =>
  each(words.flatMap((word) => (word === false || word == null || word === '' ? [] : [word])))

/** `Solar, water, energy`: one after the other, without those that are missing. */
export const listed = (words: Words): string => present(words).join(commas[language()])

const semicolons = { en: '; ', ar: '؛ ' } as const

/** `Ada, Physics; Noor`: parts that may have commas of their own, without those that are missing. */
export const listedClauses = (parts: Words): string => present(parts).join(semicolons[language()])

/** `PDF · 2 KB · Jul 3, 2026`: short facts side by side, without those that are missing; a bare 0 is none. */
export const dotted = (facts: Words): string => present(facts.filter((fact) => fact !== 0)).join(' · ')

const conjunction = localized((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))

/** `Solar, water, and energy`: all of them, inside a sentence. */
export const listedInSentence = (words: readonly string[]): string => conjunction().format(each(words))

/** The same in pieces, for words that are links: a word has its place among them, what stands between has none. */
export function piecesInSentence(words: readonly string[]): { text: string; place?: number }[] {
  let place = 0
  return conjunction()
    .formatToParts(each(words))
    .map(({ type, value }) => (type === 'element' ? { text: value, place: place++ } : { text: value }))
}
