/** What matching is compared with: BM25 over the words of title and body together, in one go. */
import type { MatchText, Ranked } from '../../api/matching/matchIndex.ts'
import { tokensOf } from '../../api/matching/tokens.ts'

const [k1, b] = [1.2, 0.75]

export class PlainIndex {
  readonly #postings = new Map<string, { place: number; count: number }[]>()
  readonly #lengths: number[] = []
  #length = 0

  put(place: number, text: MatchText): void {
    const counts = countsOf(text)
    for (const [term, count] of counts) {
      const posting = this.#postings.get(term)
      if (posting) posting.push({ place, count })
      else this.#postings.set(term, [{ place, count }])
    }
    this.#lengths[place] = [...counts.values()].reduce((sum, count) => sum + count, 0)
    this.#length += this.#lengths[place]
  }

  rank(text: MatchText): Ranked<number>[] {
    const texts = this.#lengths.length
    const scores = new Float64Array(texts)
    for (const [term, asked] of countsOf(text)) {
      const posting = this.#postings.get(term) ?? []
      const rarity = Math.log(1 + (texts - posting.length + 0.5) / (posting.length + 0.5))
      for (const { place, count } of posting)
        scores[place]! +=
          (asked * rarity * count * (k1 + 1)) /
          (count + k1 * (1 - b + (b * this.#lengths[place]! * texts) / this.#length))
    }
    return [...scores.entries()]
      .filter(([, score]) => score > 0)
      .map(([id, score]) => ({ id, score }))
      .toSorted((one, other) => other.score - one.score || one.id - other.id)
  }
}

function countsOf({ title, body }: MatchText): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { term } of tokensOf(`${title}\n${body}`)) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}
