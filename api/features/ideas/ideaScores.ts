/** How the university weighs an idea before an expert sees it. */

/** docs/spec/ideas.md#scores: the screening criteria with their weights in percent. */
const screening = [
  { field: 'novelty', label: 'Novelty', weight: 25 },
  { field: 'feasibility', label: 'Feasibility', weight: 25 },
  { field: 'impact', label: 'Impact', weight: 25 },
  { field: 'alignment', label: 'Alignment', weight: 15 },
  { field: 'scalability', label: 'Scalability', weight: 10 },
] as const

type ScreeningField = (typeof screening)[number]['field']
type Scores = { readonly [F in ScreeningField]?: number | null | undefined }

const highestScore = 5

/** Each criterion's share of the weighted sum: a score of 5 gives the whole weight. */
export const partsOf = (scores: Scores) =>
  screening.map(({ field, label, weight }) => {
    const score = scores[field] ?? null
    return { label, weight, score, points: score === null ? null : (score * weight) / highestScore }
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
