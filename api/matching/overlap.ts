/** How far two texts speak of the same (docs/synergy.md#overlap). */
import { tellingWords } from './comparedProject.ts'

/** A text with fewer different telling words says too little to be compared. */
const fewest = 4

/**
 * What two unrelated abstracts have in common, which counts 0, and what the two halves of one abstract have, which counts 1:
 * the medians of 1,500 of each (docs/synergy.md#overlap).
 */
const [unrelated, same] = [0.05, 0.29]

/** A text of so many telling words is half trusted: a few keywords agree more easily than pages do. */
const halfTrusted = 8

/** 0-1; null when one of them says too little. */
export function overlapOf(one: string, other: string): number | null {
  const raw = rawOverlap(one, other)
  return raw === null ? null : Math.min(1, Math.max(0, (raw - unrelated) / (same - unrelated)))
}

/**
 * The cosine between the square roots of how often each telling word is used, so that repetition counts little; less of it
 * the shorter the shorter text is.
 */
function rawOverlap(one: string, other: string): number | null {
  const [ofOne, ofOther] = [tellingWords(one), tellingWords(other)]
  if (Math.min(ofOne.size, ofOther.size) < fewest) return null
  let shared = 0
  for (const [term, count] of ofOne) shared += Math.sqrt(count * (ofOther.get(term) ?? 0))
  const sum = (words: Map<string, number>) => [...words.values()].reduce((total, count) => total + count, 0)
  const shorter = Math.min(ofOne.size, ofOther.size)
  return (shared / Math.sqrt(sum(ofOne) * sum(ofOther))) * (shorter / (shorter + halfTrusted))
}
