/** How the university weighs an idea before an expert sees it. */
import * as texts from '#texts/ideas/words.js'

/** docs/spec/ideas.md#scores: the screening criteria with their weights in percent. */
const screening = [
  { field: 'novelty', label: texts.novelty, weight: 25 },
  { field: 'feasibility', label: texts.feasibility, weight: 25 },
  { field: 'impact', label: texts.impact, weight: 25 },
  { field: 'alignment', label: texts.alignment, weight: 15 },
  { field: 'scalability', label: texts.scalability, weight: 10 },
] as const

type ScreeningField = (typeof screening)[number]['field']
type Scores = { readonly [F in ScreeningField]?: number | null | undefined }

const highestScore = 5

/** Each criterion's share of the weighted sum: a score of 5 gives the whole weight. */
export const partsOf = (scores: Scores) =>
  screening.map(({ field, label, weight }) => {
    const score = scores[field] ?? null
    return { label: label(), weight, score, points: score === null ? null : (score * weight) / highestScore }
  })

/** The weighted sum, 0-100; nothing until every criterion is scored. */
export function weightedSum(scores: Scores): number | null {
  let sum = 0
  for (const { points } of partsOf(scores)) {
    if (points === null) return null
    sum += points
  }
  return sum
}
