/** A ranked index over texts with fields: BM25F over words and over pairs of neighbouring words. It does no I/O. */
import { setImmediate } from 'node:timers/promises'
import { ofAnyProject } from './comparedProject.ts'
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

/** A text of a few words agrees more easily than pages do: so many words are thought to stand in each that no other text has. */
const fewWords = 8

/** So many places of words are weighed before others get their turn: a few milliseconds. */
const slice = 20_000

/** What a text has of a term, and both in one number with the text's place: counts above 255 count as 255. */
interface Counts {
  title: number
  body: number
}
const packed = (place: number, { title, body }: Counts) =>
  place * 65_536 + Math.min(title, 255) * 256 + Math.min(body, 255)
const placeOf = (entry: number) => Math.floor(entry / 65_536)
const said = (entry: number): Counts => ({ title: Math.floor(entry / 256) % 256, body: entry % 256 })

interface Slot<Id> {
  id: Id
  terms: number[]
  /** The entry of each of its terms. */
  entries: number[]
  titleLength: number
  bodyLength: number
}

export class MatchIndex<Id extends number | string> {
  readonly #words = new Map<string, number>()
  /** Pairs of words, by the numbers of both. */
  readonly #pairs = new Map<number, number>()
  readonly #isPair: boolean[] = []
  /** Words that any project uses of itself; they help to rank, but say nothing of how near two texts are. */
  readonly #isUsual: boolean[] = []
  /** In which texts each term is. */
  readonly #postings: number[][] = []
  readonly #slots: (Slot<Id> | null)[] = []
  readonly #free: number[] = []
  readonly #places = new Map<Id, number>()
  #titleLengths = 0
  #bodyLengths = 0

  get size(): number {
    return this.#places.size
  }

  get ids(): Iterable<Id> {
    return this.#places.keys()
  }

  /** Adds a text, or replaces what the index has under its id. */
  put(id: Id, { title, body }: MatchText): void {
    this.remove(id)
    const counts = new Map<number, Counts>()
    const titleLength = this.#learn(title, (term) => countsIn(counts, term).title++)
    const bodyLength = this.#learn(body, (term) => countsIn(counts, term).body++)
    const place = this.#free.pop() ?? this.#slots.length
    const entries = [...counts.values()].map((times) => packed(place, times))
    this.#slots[place] = { id, terms: [...counts.keys()], entries, titleLength, bodyLength }
    this.#places.set(id, place)
    this.#titleLengths += titleLength
    this.#bodyLengths += bodyLength
    for (const [at, term] of [...counts.keys()].entries()) {
      const posting = this.#postings[term]
      if (posting) posting.push(entries[at]!)
      // A list of one takes a fifth of the memory of a list that has grown, and most pairs of words stand in one text.
      else this.#postings[term] = [entries[at]!]
    }
  }

  remove(id: Id): void {
    const place = this.#places.get(id)
    if (place === undefined) return
    const { terms, titleLength, bodyLength } = this.#slots[place]!
    this.#slots[place] = null
    this.#free.push(place)
    this.#places.delete(id)
    this.#titleLengths -= titleLength
    this.#bodyLengths -= bodyLength
    for (const term of terms) {
      const posting = this.#postings[term]!
      posting.splice(
        posting.findIndex((entry) => placeOf(entry) === place),
        1,
      )
    }
  }

  /**
   * Those that share something with the text, best first. It is done in slices, so that a server answers others meanwhile;
   * the index must not be changed before it is done.
   */
  async rank(text: MatchText): Promise<Ranked<Id>[]> {
    const { factors } = this.#asked(text)
    const scores = new Float64Array(this.#slots.length)
    let done = 0
    for (const [term, factor] of factors) {
      const posting = this.#postings[term] ?? []
      for (const entry of posting) {
        const place = placeOf(entry)
        scores[place]! += factor * this.#weight(this.#slots[place]!, entry)
      }
      done += posting.length
      if (done > slice) {
        done = 0
        await setImmediate()
      }
    }
    return [...scores.entries()]
      .filter(([, score]) => score > 0)
      .map(([place, score]) => ({ id: this.#slots[place]!.id, score }))
      .toSorted((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
  }

  /**
   * Gives for each text of the index how much of what the shorter of the two says the other one says too, about 0-1; 0 where the
   * index has no such text. Words that `unwanted` says count half, as it names what the asker has turned down.
   */
  shares(text: MatchText, unwanted = ''): (id: Id) => number {
    const { factors, all } = this.#asked(text)
    const halved = new Set<number>()
    const halve = (term: number | undefined) => {
      const factor = term === undefined ? undefined : factors.get(term)
      if (factor === undefined || halved.has(term!)) return
      halved.add(term!)
      factors.set(term!, factor / 2)
    }
    this.#read(unwanted, halve, (known, key) => known.get(key))
    return (id) => {
      const place = this.#places.get(id)
      if (place === undefined) return 0
      const slot = this.#slots[place]!
      let [score, own] = [0, 0]
      for (const [at, term] of slot.terms.entries()) {
        if (this.#isUsual[term]) continue
        score += (factors.get(term) ?? 0) * this.#weight(slot, slot.entries[at]!)
        own += this.#worth(term)
      }
      return score / (Math.min(all, own) + fewWords * this.#worth())
    }
  }

  /** How much each known term of a text counts, and what a text would have that says all of it, also what no text says. */
  #asked(text: MatchText): { factors: Map<number, number>; all: number } {
    const { wanted, unknown } = this.#wanted(text)
    let all = unknown * this.#worth()
    const factors = new Map<number, number>()
    for (const [term, weight] of wanted) {
      factors.set(term, weight * this.#worth(term) * (k1 + 1))
      if (!this.#isUsual[term]) all += weight * this.#worth(term)
    }
    return { factors, all }
  }

  /** What is asked: each known term with its weight, and how much of it no text says. */
  #wanted({ title, body }: MatchText): { wanted: Map<number, number>; unknown: number } {
    const wanted = new Map<number, number>()
    let unknown = 0
    const add = (weight: number) => (term: number | undefined, isPair: boolean) => {
      if (term === undefined) unknown += isPair ? pairWeight : 1
      else wanted.set(term, (wanted.get(term) ?? 0) + weight)
    }
    this.#read(title, add(titleWeight), (known, key) => known.get(key))
    this.#read(body, add(1), (known, key) => known.get(key))
    for (const [term, count] of wanted) wanted.set(term, ((k3 + 1) * count) / (k3 + count))
    return { wanted, unknown }
  }

  /** How much it counts that a text says a term once: more the fewer say it, most when none does. */
  #worth(term?: number): number {
    const holders = term === undefined ? 0 : (this.#postings[term]?.length ?? 0)
    const rarity = Math.log(1 + (this.size - holders + 0.5) / (holders + 0.5))
    return (rarity * (term !== undefined && this.#isPair[term] ? pairWeight : 1)) / (k1 + 1)
  }

  /** How much a text speaks of a term: 0-1. */
  #weight({ titleLength, bodyLength }: Slot<Id>, entry: number): number {
    const { title: inTitle, body: inBody } = said(entry)
    const titleNorm = 1 - b + (b * titleLength * this.size) / (this.#titleLengths || 1)
    const bodyNorm = 1 - b + (b * bodyLength * this.size) / (this.#bodyLengths || 1)
    const count = (titleWeight * inTitle) / titleNorm + inBody / bodyNorm
    return count / (k1 + count)
  }

  /** Reads a text, and gives its new words and pairs their numbers. */
  #learn(text: string, add: (term: number) => void): number {
    return this.#read(text, add, (known, key, isPair) => {
      const number = known.get(key) ?? this.#isPair.length
      if (number === this.#isPair.length) {
        known.set(key, number)
        this.#isPair.push(isPair)
        this.#isUsual.push(ofAnyProject.has(String(key)))
      }
      return number
    })
  }

  /** Gives each word and each pair of neighbours of a text; returns how many words it has. */
  #read<Term extends number | undefined>(
    text: string,
    add: (term: Term, isPair: boolean) => void,
    numberOf: <Key>(known: Map<Key, number>, key: Key, isPair: boolean) => Term,
  ): number {
    let before: Term | undefined
    const tokens = tokensOf(text)
    for (const { term: word } of tokens) {
      const term = numberOf(this.#words, word, false)
      add(term, false)
      if (before !== undefined && term !== undefined) add(numberOf(this.#pairs, before * 2 ** 24 + term, true), true)
      before = term
    }
    return tokens.length
  }
}

function countsIn(counts: Map<number, Counts>, term: number): Counts {
  const known = counts.get(term) ?? { title: 0, body: 0 }
  counts.set(term, known)
  return known
}
