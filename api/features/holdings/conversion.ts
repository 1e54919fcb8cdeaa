/** How far an investor's interests came, read from their record of changes: what was reached counts, whatever became of it. */
import { ladder, rungOf, type Rung } from '../../investing/interestLadder.rules.ts'

/** How many interests reached each stage or a later one; `states` are all that each has been in. */
export function conversionOf(interests: readonly { states: readonly string[] }[]): { stage: Rung; count: number }[] {
  const furthest = interests.map(({ states }) => Math.max(0, ...states.map(rungOf)))
  return ladder.map((stage, at) => ({ stage, count: furthest.filter((reached) => reached >= at).length }))
}
