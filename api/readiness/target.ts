/** Ratings that are aimed at: which are open, which are reached, and the level that the open ones would give together. */
import { countsOf, rangeOf, risks, type Range, type Rating, type Risk } from './level.ts'

const isRisk = (rating: Rating): rating is Risk => risks.some((risk) => risk === rating)

/** Whether one is a lower risk than the other; of what is not known or does not apply nothing is. */
export const isLower = (one: Rating, other: Rating): boolean =>
  isRisk(one) && isRisk(other) && risks.indexOf(one) < risks.indexOf(other)

/** Whether the rating has come down to the target. */
export const isReached = (target: Risk, rating: Rating): boolean => isRisk(rating) && !isLower(target, rating)

/**
 * The range when every open target is reached, place by place; null when none is open. What is not known stays open, and three
 * cells of the table are lower than the one with a high risk in place of a medium one: it may be a lower level.
 */
export function rangeWith(ratings: readonly Rating[], targets: readonly Rating[]): Range | null {
  const aimed = ratings.map((rating, place) => {
    const target = targets[place] ?? null
    return isLower(target, rating) ? target : rating
  })
  return aimed.every((rating, place) => rating === ratings[place]) ? null : rangeOf(countsOf(aimed))
}
