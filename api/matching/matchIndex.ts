/** A ranked index over texts with fields: BM25F over words and over pairs of neighbouring words. It does no I/O. */
import { tokensOf } from './tokens.ts'

/** A text by its fields: what it is called, and what it says. */
export interface MatchText {
  title: string
  body: string
}

export interface Ranked<Id> {
  id: Id
  score: number
}

/**
 * Found on real pairs of abstracts and challenges (docs/matching.md): how soon repetition stops to count in a text (k1) and in the
 * query (k3), how much length is held against a text (b), and the weights of titles and of pairs of words.
 */
const [k1, k3, b, titleWeight, pairWeight] = [3, 1, 0.75, 2, 0.5]

interface Slot<Id> {
  id: Id
  /** How often each term is in the field. */
  title: Map<number, number>
  body: Map<number, number>
  titleLength: number
  bodyLength: number
}

export class MatchIndex<Id> {
  readonly #terms = new Map<string, number>()
  readonly #isPair: boolean[] = []
  readonly #postings: Set<Slot<Id>>[] = []
  readonly #slots = new Map<Id, Slot<Id>>()
  #titleLengths = 0
  #bodyLengths = 0

  get size(): number {
    return this.#slots.size
  }

  /** Adds a text, or replaces what the index has under its id. */
  put(id: Id, { title, body }: MatchText): void {
    this.remove(id)
    const [titleTerms, bodyTerms] = [countsOf(title), countsOf(body)]
    const slot: Slot<Id> = {
      id,
      title: this.#numbered(titleTerms.counts),
      body: this.#numbered(bodyTerms.counts),
      titleLength: titleTerms.length,
      bodyLength: bodyTerms.length,
    }
    this.#slots.set(id, slot)
    this.#titleLengths += slot.titleLength
    this.#bodyLengths += slot.bodyLength
    for (const term of new Set([...slot.title.keys(), ...slot.body.keys()])) this.#postings[term]!.add(slot)
  }

  remove(id: Id): void {
    const slot = this.#slots.get(id)
    if (!slot) return
    this.#slots.delete(id)
    this.#titleLengths -= slot.titleLength
    this.#bodyLengths -= slot.bodyLength
    for (const term of [...slot.title.keys(), ...slot.body.keys()]) this.#postings[term]!.delete(slot)
  }

  /** Those that share something with the text, best first. Those that `may` refuses are left out before the best are taken. */
  rank(text: MatchText, most: number, may: (id: Id) => boolean = () => true): Ranked<Id>[] {
    const wanted = new Map<number, number>()
    const [titleCounts, bodyCounts] = [countsOf(text.title).counts, countsOf(text.body).counts]
    for (const [counts, weight] of [
      [titleCounts, titleWeight],
      [bodyCounts, 1],
    ] as const)
      for (const [term, count] of counts) {
        const number = this.#terms.get(term)
        if (number !== undefined) wanted.set(number, (wanted.get(number) ?? 0) + count * weight)
      }
    for (const [term, count] of wanted) wanted.set(term, ((k3 + 1) * count) / (k3 + count))
    return top(this.#scores(wanted, may), most).map(([slot, score]) => ({ id: slot.id, score }))
  }

  #scores(wanted: Map<number, number>, may: (id: Id) => boolean): Map<Slot<Id>, number> {
    const scores = new Map<Slot<Id>, number>()
    for (const [term, weight] of wanted) {
      const posting = this.#postings[term]!
      const factor = weight * this.#rarity(term) * (this.#isPair[term] ? pairWeight : 1)
      for (const slot of posting) {
        const count = this.#weight(slot, term)
        scores.set(slot, (scores.get(slot) ?? 0) + (factor * count) / (k1 + count))
      }
    }
    for (const slot of scores.keys()) if (!may(slot.id)) scores.delete(slot)
    return scores
  }

  #rarity(term: number): number {
    const holders = this.#postings[term]!.size
    return Math.log(1 + (this.#slots.size - holders + 0.5) / (holders + 0.5))
  }

  #weight(slot: Slot<Id>, term: number): number {
    const count = this.#slots.size
    const inTitle = slot.title.get(term) ?? 0
    const inBody = slot.body.get(term) ?? 0
    const titleNorm = 1 - b + (b * slot.titleLength * count) / (this.#titleLengths || 1)
    const bodyNorm = 1 - b + (b * slot.bodyLength * count) / (this.#bodyLengths || 1)
    return (titleWeight * inTitle) / titleNorm + inBody / bodyNorm
  }

  #numbered(counts: Map<string, number>): Map<number, number> {
    return new Map([...counts].map(([term, count]) => [this.#number(term), count]))
  }

  #number(term: string): number {
    const known = this.#terms.get(term)
    if (known !== undefined) return known
    const number = this.#postings.push(new Set()) - 1
    this.#terms.set(term, number)
    this.#isPair.push(term.includes(' '))
    return number
  }
}

function countsOf(text: string): { counts: Map<string, number>; length: number } {
  const counts = new Map<string, number>()
  let before: string | undefined
  const tokens = tokensOf(text)
  for (const { term } of tokens) {
    counts.set(term, (counts.get(term) ?? 0) + 1)
    if (before) counts.set(`${before} ${term}`, (counts.get(`${before} ${term}`) ?? 0) + 1)
    before = term
  }
  return { counts, length: tokens.length }
}

const top = <Key>(scores: Map<Key, number>, most: number): [Key, number][] =>
  [...scores].toSorted((one, other) => other[1] - one[1]).slice(0, most)
