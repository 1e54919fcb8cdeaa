/** A review of access is open until the last of its items is decided. */
import * as nouns from '#texts/ui/nouns.js'
import { defineMoves } from '../../moves.ts'

export const accessReviewMoves = defineMoves<'AccessReview'>({
  entity: 'AccessReview',
  column: 'status',
  noun: nouns.accessReview,
  // No action makes it: the decision about the last item does.
  of: ({ status }) => (status === 'OPEN' ? { FINISHED: 'ACCESS_REVIEW_DECIDE' } : {}),
})
