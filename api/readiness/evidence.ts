/**
 * Which sentences speak of a dimension most. They are proposed to the person who rates and never become a rating:
 * whether a sentence is good news cannot be told from its words (docs/readiness.md#evidence).
 */
import { codes } from './rubric.ts'
import type { Sentence } from './sentences.ts'
import { termsIn, vocabulary } from './vocabulary.ts'

/** How many sentences are proposed for a dimension. */
export const mostProposed = 3

/** One word alone is chance, unless it is one that only this dimension has. */
const least = 4

/** Long sentences have more words of everything. */
const usualLength = 12

/** For each dimension the sentences that speak of it most, the best first; equal ones in their order. */
export function proposals(sentences: readonly Sentence[]): Map<string, Sentence[]> {
  const read = sentences.map((sentence) => ({
    sentence,
    terms: new Set(termsIn(sentence.text)),
  }))
  return new Map(
    codes.map((code) => {
      const weights = vocabulary().get(code)!
      const ranked = read
        .map(({ sentence, terms }) => ({ sentence, score: scoreOf(terms, weights) }))
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score)
      return [code, distinct(ranked.map(({ sentence }) => sentence)).slice(0, mostProposed)]
    }),
  )
}

function scoreOf(terms: ReadonlySet<string>, weights: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const term of terms) sum += weights.get(term) ?? 0
  return sum < least ? 0 : sum / Math.sqrt(Math.max(terms.size, usualLength))
}

/** The same sentence may stand in the abstract and in the description. */
function distinct(sentences: Sentence[]): Sentence[] {
  const seen = new Set<string>()
  return sentences.filter(({ text }) => !seen.has(text) && seen.add(text))
}
