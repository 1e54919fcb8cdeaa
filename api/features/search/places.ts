/** Where in a title the words are that a text was found by. */
import { tokensOf } from '../../matching/tokens.ts'
import type { Asked } from './asked.ts'
import { likenessOf } from './rank.ts'

export interface Place {
  start: number
  end: number
}

/** UTF-16 offsets, as `slice` takes them; only the typed part of a word that is begun or contains it. */
export function placesOf({ words }: Asked, title: string): Place[] {
  return tokensOf(title).flatMap(({ word, start, end }) => {
    const found = words.find((asked) => likenessOf(asked, word) > 0)
    if (!found) return []
    const written = title.slice(start, end)
    const at = written.toLowerCase().indexOf(found.word)
    return [at < 0 ? { start, end } : { start: start + at, end: start + at + found.word.length }]
  })
}
