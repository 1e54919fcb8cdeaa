/** The two ways in which an idea is judged: the university's weighted screening and the expert's evaluation. */

/** core.md (help text): the screening criteria with their weights in percent. */
const screening = [
  { field: 'novelty', label: 'Novelty', weight: 25 },
  { field: 'feasibility', label: 'Feasibility', weight: 25 },
  { field: 'impact', label: 'Impact', weight: 25 },
  { field: 'alignment', label: 'Alignment', weight: 15 },
  { field: 'scalability', label: 'Scalability', weight: 10 },
] as const

type ScreeningField = (typeof screening)[number]['field']
type Scores = { readonly [F in ScreeningField]?: number | null | undefined }

/** innovation.md 2.1: the six criteria of an expert's evaluation, 1-5. */
export const evaluation = [
  { field: 'problemClarity', label: 'Clarity of problem' },
  { field: 'novelty', label: 'Novelty' },
  { field: 'feasibility', label: 'Feasibility' },
  { field: 'industryRelevance', label: 'Industry relevance' },
  { field: 'commercialPotential', label: 'Commercial potential' },
  { field: 'nationalAlignment', label: 'Alignment with national priorities' },
] as const

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
