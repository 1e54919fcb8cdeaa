/** What would lift an assessment by at least one level: the smallest sets of changes, found in the table by trying them. */
import { countsOf, rangeOf, type Counts, type Range, type Rating, type Risk } from './level.ts'

/** `count` of the dimensions that are rated `from` must move to `to`. */
export interface Change {
  from: 'HIGH' | 'MEDIUM' | null
  to: Risk
  count: number
}

export interface Lift extends Range {
  changes: Change[]
}

const kinds = [
  { from: null, to: 'LOW' },
  { from: null, to: 'MEDIUM' },
  { from: 'MEDIUM', to: 'LOW' },
  { from: 'HIGH', to: 'MEDIUM' },
  { from: 'HIGH', to: 'LOW' },
] as const satisfies Omit<Change, 'count'>[]

/** The counts after some changes of each kind; null when there are too few dimensions to change. */
function after(counts: Counts, times: readonly number[]): Counts | null {
  const [known, mediumFound, mediumSolved, highEased, highSolved] = times as [number, number, number, number, number]
  const left = {
    unknown: counts.unknown - known - mediumFound,
    medium: counts.medium + mediumFound - mediumSolved + highEased,
    high: counts.high - highEased - highSolved,
  }
  return left.unknown < 0 || left.high < 0 || mediumSolved > counts.medium ? null : left
}

/** Every way to spread a number of changes over the kinds. */
function* spread(changes: number, over: number): Generator<number[]> {
  if (over === 1) yield [changes]
  else
    for (let first = changes; first >= 0; first--)
      for (const rest of spread(changes - first, over - 1)) yield [first, ...rest]
}

/**
 * The fewest changes that raise the low end, by how far they raise it; nothing at level 9. A single change often raises
 * nothing, and three cells of the table are lower than the one with a high risk in place of a medium one.
 */
export function liftsOf(ratings: Iterable<Rating>): Lift[] {
  const counts = countsOf(ratings)
  const { low } = rangeOf(counts)
  for (let changes = 1; changes <= counts.unknown + counts.medium + counts.high; changes++) {
    const found: Lift[] = []
    for (const times of spread(changes, kinds.length)) {
      const left = after(counts, times)
      const range = left && rangeOf(left)
      if (range && range.low > low)
        found.push({
          ...range,
          changes: kinds.map((kind, nth) => ({ ...kind, count: times[nth]! })).filter(({ count }) => count > 0),
        })
    }
    if (found.length) return found.sort((one, other) => other.low - one.low || other.high - one.high)
  }
  return []
}

/** The range when the rating at `place` were another. */
export const rangeIf = (ratings: readonly Rating[], place: number, rating: Rating): Range =>
  rangeOf(countsOf(ratings.with(place, rating)))
