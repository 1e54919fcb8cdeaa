/** Which words two texts share, and where they are in each of them. */
import { tokensOf } from './tokens.ts'

interface Place {
  start: number
  end: number
}

export interface SharedTerm {
  /** The form in which both are compared. */
  term: string
  /** The word as the first text writes it. */
  word: string
  inOne: Place[]
  inOther: Place[]
}

/** In the order of the first text. Places are UTF-16 offsets, as `slice` takes them. */
export function sharedTerms(one: string, other: string): SharedTerm[] {
  const placesInOther = placesOf(other)
  return [...placesOf(one)].flatMap(([term, inOne]) => {
    const inOther = placesInOther.get(term)
    return inOther ? [{ term, word: one.slice(inOne[0]!.start, inOne[0]!.end), inOne, inOther }] : []
  })
}

function placesOf(text: string): Map<string, Place[]> {
  const places = new Map<string, Place[]>()
  for (const { term, start, end } of tokensOf(text)) {
    const known = places.get(term)
    if (known) known.push({ start, end })
    else places.set(term, [{ start, end }])
  }
  return places
}
