/**
 * The Adoption Readiness Level: by the published table from how many dimensions are at medium and at high risk.
 * What is not known yet gives a range, by trying every way in which it may turn out.
 */
import { table } from './rubric.ts'

export const risks = ['LOW', 'MEDIUM', 'HIGH'] as const
export type Risk = (typeof risks)[number]

/** A dimension's rating; null is not known yet. What does not apply counts as neither medium nor high. */
export type Rating = Risk | 'NOT_APPLICABLE' | null

/** Levels 1-9; `low` and `high` are the same when everything is known. */
export interface Range {
  low: number
  high: number
}

/** How many dimensions are at which risk. */
export interface Counts {
  medium: number
  high: number
  unknown: number
}

const most = table.length - 1

/** The level of a table's cell; counts above 8 are 8. */
export const levelOf = (medium: number, high: number): number => table[Math.min(medium, most)]![Math.min(high, most)]!

export function countsOf(ratings: Iterable<Rating>): Counts {
  const counts = { medium: 0, high: 0, unknown: 0 }
  for (const rating of ratings)
    if (rating === null) counts.unknown++
    else if (rating === 'MEDIUM') counts.medium++
    else if (rating === 'HIGH') counts.high++
  return counts
}

/** The lowest and the highest level that the unknown dimensions leave open. */
export function rangeOf({ medium, high, unknown }: Counts): Range {
  const range = { low: 9, high: 1 }
  for (let more = 0; more <= unknown; more++)
    for (let worse = 0; worse <= unknown - more; worse++) {
      const level = levelOf(medium + more, high + worse)
      range.low = Math.min(range.low, level)
      range.high = Math.max(range.high, level)
    }
  return range
}

/** What the low end of a range means (docs/spec/ai-tools.md#arl-results). */
export type Band = 'CONCEPT' | 'EARLY' | 'MODERATE' | 'HIGH'

export const bandOf = (low: number): Band =>
  low >= 7 ? 'HIGH' : low >= 5 ? 'MODERATE' : low >= 3 ? 'EARLY' : 'CONCEPT'

/** A readiness score for the radar chart; it never makes the level. */
const scores = { LOW: 5, MEDIUM: 3, HIGH: 1 } as const satisfies Record<Risk, number>

/** The mean score, 0-5, of the dimensions that apply; what is not known counts 0. Null when none applies. */
export function meanOf(ratings: Iterable<Rating>): number | null {
  const applying = [...ratings].filter((rating) => rating !== 'NOT_APPLICABLE')
  if (!applying.length) return null
  return applying.reduce((sum, rating) => sum + (rating === null ? 0 : scores[rating]), 0) / applying.length
}
