/** A ranked index over texts with titles, by words and pairs of neighbouring words. It does no I/O. */
import { setImmediate } from 'node:timers/promises'
import { ofAnyProject } from './comparedProject.ts'
import { everyday } from './everyday.ts'
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
 * query (k3), and the weights of titles, of pairs of words and of words that any project uses of itself.
 */
const [k1, k3, titleWeight, pairWeight, usualWeight] = [3, 1, 2, 0.7, 0.25]

/** Pairs of words are less rare than they look, as each of their words counts too: so much of their rarity is taken off. */
const pairDiscount = 2

/** How much is held against a text that it says many rare words: the power of its mass by which its score is divided. */
const massPower = 0.6

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
/** How much a text speaks of a term: 0-1. */
function weightOf(entry: number): number {
  const count = titleWeight * (Math.floor(entry / 256) % 256) + (entry % 256)
  return count / (k1 + count)
}

interface Slot<Id> {
  id: Id
  /** Words, then pairs of words. */
  terms: number[]
  words: number
  /** The entry of each of its terms. */
  entries: number[]
}

export class MatchIndex<Id extends number | string> {
  readonly #words = new Map<string, number>()
  /** Pairs of words, by the numbers of both. */
  readonly #pairs = new Map<number, number>()
  readonly #isPair: boolean[] = []
  /** Words that any project uses of itself; they help a little to rank, but say nothing of how near two texts are. */
  readonly #isUsual: boolean[] = []
  /** Words that say nothing of how near two texts are: usual ones, and those of everyday language. */
  readonly #isPlain: boolean[] = []
  /** In which texts each term is. */
  readonly #postings: number[][] = []
  readonly #slots: (Slot<Id> | null)[] = []
  readonly #free: number[] = []
  readonly #places = new Map<Id, number>()
  /** How much each text says, by place; null after a change, as every text counts in how rare a word is. */
  #masses: Float64Array | null = null

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
    this.#learn(title, (term) => countsIn(counts, term).title++)
    this.#learn(body, (term) => countsIn(counts, term).body++)
    const place = this.#free.pop() ?? this.#slots.length
    const said = [...counts.keys()]
    const words = said.filter((term) => !this.#isPair[term])
    const terms = [...words, ...said.filter((term) => this.#isPair[term])]
    const entries = terms.map((term) => packed(place, counts.get(term)!))
    this.#slots[place] = { id, terms, words: words.length, entries }
    this.#places.set(id, place)
    this.#masses = null
    for (const [at, term] of terms.entries()) {
      const posting = this.#postings[term]
      if (posting) posting.push(entries[at]!)
      // A list of one takes a fifth of the memory of a list that has grown, and most pairs of words stand in one text.
      else this.#postings[term] = [entries[at]!]
    }
  }

  remove(id: Id): void {
    const place = this.#places.get(id)
    if (place === undefined) return
    const { terms } = this.#slots[place]!
    this.#slots[place] = null
    this.#free.push(place)
    this.#places.delete(id)
    this.#masses = null
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
    this.#masses ??= await this.#weighed()
    const masses = this.#masses
    const { factors } = this.#asked(text)
    const scores = new Float64Array(this.#slots.length)
    let done = 0
    for (const [term, factor] of factors) {
      const posting = this.#postings[term] ?? []
      const counted = this.#isUsual[term] ? usualWeight * factor : factor
      for (const entry of posting) scores[placeOf(entry)]! += counted * weightOf(entry)
      done += posting.length
      if (done > slice) {
        done = 0
        await setImmediate()
      }
    }
    const found: Ranked<Id>[] = []
    for (const [place, score] of scores.entries())
      if (score > 0) found.push({ id: this.#slots[place]!.id, score: score / masses[place]! ** massPower })
    await setImmediate()
    return found.sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
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
        if (this.#isPlain[term]) continue
        score += (factors.get(term) ?? 0) * weightOf(slot.entries[at]!)
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
      if (!this.#isPlain[term]) all += weight * this.#worth(term)
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
    const counted = term !== undefined && this.#isPair[term] ? pairWeight * Math.max(0, rarity - pairDiscount) : rarity
    return counted / (k1 + 1)
  }

  /** The mass of each text: the length of the vector of its words, each as much as it counts and as the text speaks of it. */
  async #weighed(): Promise<Float64Array> {
    const worths = new Float64Array(this.#isPair.length)
    for (const term of this.#words.values()) worths[term] = this.#worth(term)
    await setImmediate()
    const masses = new Float64Array(this.#slots.length)
    let done = 0
    for (const [place, slot] of this.#slots.entries()) {
      if (!slot) continue
      let squares = 0
      for (let at = 0; at < slot.words; at++) squares += (worths[slot.terms[at]!]! * weightOf(slot.entries[at]!)) ** 2
      masses[place] = Math.sqrt(squares)
      done += slot.words
      if (done > slice) {
        done = 0
        await setImmediate()
      }
    }
    return masses
  }

  /** Reads a text, and gives its new words and pairs their numbers. */
  #learn(text: string, add: (term: number) => void): number {
    return this.#read(text, add, (known, key, isPair) => {
      const number = known.get(key) ?? this.#isPair.length
      if (number === this.#isPair.length) {
        known.set(key, number)
        this.#isPair.push(isPair)
        const isUsual = ofAnyProject.has(String(key))
        this.#isUsual.push(isUsual)
        this.#isPlain.push(isUsual || everyday.has(String(key)))
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
