/** How well a text matches what a page is called, on the scale of SearchHit.score: what is called so comes before all records. */
import { distanceOf, mistyped } from '#api/features/search/distance.rules.ts'
import type { Place } from './hit.ts'

/** What it counts that a name is the text, begins with it, has its words, or has them mistyped; and that the rest has them. */
export const [same, begun, named, misspelled, besidesName, together] = [2, 1.4, 1.1, 0.75, 0.6, 0.5]

const word = /[\p{L}\p{N}]+/gu

const wordsOf = (text: string) => text.toLowerCase().match(word) ?? []

/** Whether each word of the query begins a word of the text. Whole words are matched from their beginning: 'AI' is not in 'waits'. */
const begins = (query: readonly string[], text: string): boolean =>
  query.every((part) => wordsOf(text).some((one) => one.startsWith(part)))

const resembles = (query: readonly string[], text: string): boolean =>
  query.every((part) => wordsOf(text).some((one) => one.startsWith(part) || distanceOf(part, one) <= mistyped(part)))

/** 0 where nothing matches. */
export function scoreOf(text: string, names: readonly string[], besides: readonly string[]): number {
  const query = wordsOf(text)
  if (!query.length) return 0
  const start = query.join(' ')
  const called = names.map((name) => wordsOf(name).join(' '))
  if (called.includes(start)) return same
  if (called.some((name) => name.startsWith(start))) return begun
  if (names.some((name) => begins(query, name))) return named
  if (besides.some((one) => begins(query, one))) return besidesName
  if (names.some((name) => resembles(query, name))) return misspelled
  return begins(query, [...names, ...besides].join(' ')) ? together : 0
}

/** The words of a title that a text begins. */
export function foundIn(text: string, title: string): Place[] {
  const query = wordsOf(text)
  return [...title.matchAll(word)].flatMap(({ 0: one, index }) => {
    const part = query.find((each) => one.toLowerCase().startsWith(each))
    return part ? [{ start: index, end: index + part.length }] : []
  })
}
