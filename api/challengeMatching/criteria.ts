/** The four criteria of a match and the overall score, from 0 to 1 (docs/matching.md#criteria). No model, no I/O. */
import type { Pair } from './challenge.ts'
import * as part from './parts.ts'

export const criterionKeys = [
  'technicalAlignment',
  'marketRelevance',
  'resourceCompatibility',
  'timelineAlignment',
] as const
export type CriterionKey = (typeof criterionKeys)[number]

/**
 * How much is read: `quick` the title, tags and keywords of the one that is matched, `comprehensive` all of its texts, `deep` also
 * whether it speaks of each must-have.
 */
export type Depth = 'quick' | 'comprehensive' | 'deep'

export interface Criterion {
  key: CriterionKey
  /** Null when nothing that it rests on is known. */
  value: number | null
  reasons: string[]
}

const made: Record<CriterionKey, readonly part.Figure[]> = {
  technicalAlignment: [part.relevance],
  marketRelevance: [part.sector, part.market],
  resourceCompatibility: [part.stage, part.funding, part.people],
  timelineAlignment: [part.time, part.underWay, part.lasting],
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** In the order of `criterionKeys`; each the mean of what is known of it. */
export const criteriaOf = (pair: Pair, depth: Depth): Criterion[] =>
  criterionKeys.map((key) => {
    const figures = key === 'technicalAlignment' && depth === 'deep' ? [part.relevance, part.mustHaves] : made[key]
    const parts = figures.map((figure) => figure(pair)).filter((known) => known !== null)
    return {
      key,
      value: parts.length ? mean(parts.map(({ value }) => value)) : null,
      reasons: parts.map(({ reason }) => reason),
    }
  })

/** Without the subject nothing else makes a match, so it counts as much as the three others together. */
const weights: Record<CriterionKey, number> = {
  technicalAlignment: 3,
  marketRelevance: 1,
  resourceCompatibility: 1,
  timelineAlignment: 1,
}

/** The weighted mean of what is known; 0 when the two have no subject in common. */
export function overallOf(criteria: readonly Criterion[]): number {
  const known = criteria.flatMap(({ key, value }) => (value === null ? [] : [{ weight: weights[key], value }]))
  if (!criteria.find(({ key }) => key === 'technicalAlignment')?.value) return 0
  return mean(known.flatMap(({ weight, value }) => Array.from({ length: weight }, () => value)))
}
