/** How proposals are scored: by the challenge's criteria, or by the usual ones when it has none. */
import type { Tx } from '../../db.ts'
import { usualCriteria, type Criterion } from './usualCriteria.rules.ts'

interface Scored {
  reviewerId: number
  score: number
  criterion: { position: number }
}

/** The highest score. */
const highestScore = 5

/** One reviewer's weighted sum, 0-100; nothing until every criterion is scored. */
function sumOf(criteria: readonly Criterion[], scores: readonly Scored[], reviewerId: number): number | null {
  let sum = 0
  for (const { position, weight } of criteria) {
    const given = scores.find((one) => one.reviewerId === reviewerId && one.criterion.position === position)
    if (!given) return null
    sum += (given.score * weight) / highestScore
  }
  return sum
}

const meanOf = (values: readonly number[]) =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : null

/** The weighted sums of those who scored every criterion, and their mean. */
export function sumsOf(own: readonly Criterion[], scores: readonly Scored[]) {
  const criteria = own.length ? own : usualCriteria()
  const reviewers = [...new Set(scores.map(({ reviewerId }) => reviewerId))]
  const sums = reviewers.flatMap((reviewerId) => {
    const sum = sumOf(criteria, scores, reviewerId)
    return sum === null ? [] : [{ reviewerId, sum }]
  })
  return { sums, mean: meanOf(sums.map(({ sum }) => sum)) }
}

/** Each criterion with what the viewer gave and the mean of all. */
export function scorecard(own: readonly Criterion[], scores: readonly Scored[], viewerId: number) {
  return (own.length ? own : usualCriteria()).map(({ position, name, description, weight }) => {
    const given = scores.filter(({ criterion }) => criterion.position === position)
    return {
      position,
      name,
      description,
      weight,
      mine: given.find(({ reviewerId }) => reviewerId === viewerId)?.score ?? null,
      mean: meanOf(given.map(({ score }) => score)),
    }
  })
}

/** The challenge's criteria by their place; one without any takes the usual ones now, so that scores can stand on them. */
export async function criteriaOf(tx: Tx, challengeId: number): Promise<Map<number, number>> {
  const select = { id: true, position: true } as const
  const found = await tx.challengeCriterion.findMany({ where: { challengeId }, select })
  const all = found.length
    ? found
    : await tx.challengeCriterion.createManyAndReturn({
        data: usualCriteria().map((criterion) => ({ ...criterion, challengeId })),
        select,
      })
  return new Map(all.map(({ id, position }) => [position, id]))
}
