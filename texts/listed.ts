/** Several words in one line, as the language joins them. */
import { isFromRight, language } from '#language'
import { localized } from '#localized'
import { isolated } from './isolated.ts'

/** Intl has no list of Arabic without an `and` at each word, which names and labels cannot bear (`وTRL`). */
const commas = { en: ', ', ar: '، ' } as const

/** Words in Latin letters keep their own order, and the list that of the language. */
const each = <T extends string | number>(words: readonly T[]) =>
  isFromRight() ? words.map(isolated) : words.map(String)

/** `Solar, water, energy`: one after the other, without those that are missing. */
export const listed = (words: readonly (string | number | false | null | undefined)[]): string =>
  each(words.flatMap((word) => (word === false || word == null || word === '' ? [] : [word]))).join(commas[language()])

const semicolons = { en: '; ', ar: '؛ ' } as const

/** `Ada, Physics; Noor`: parts that may have commas of their own. */
export const listedClauses = (parts: readonly string[]): string => each(parts).join(semicolons[language()])

const conjunction = localized((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))

/** `Solar, water, and energy`: all of them, inside a sentence. */
export const listedInSentence = (words: readonly string[]): string => conjunction().format(each(words))
