/** What of reviews of access hangs on a person: that an access was reviewed is evidence and stays, without the account. */
import type { Work } from '../../action.ts'
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

const handBack = ({ tx, viewer }: Work) =>
  tx.accessReview.updateMany({ where: { handlerId: viewer.id, status: 'OPEN' }, data: { handlerId: null } })

export const accessReviewBelongings = {
  accessReviewItems: {
    take: ({ db }, userId) =>
      db.accessReviewItem.findMany({
        where: { userId },
        select: { scope: true, role: true, title: true, since: true, decision: true, reason: true, decidedAt: true },
        orderBy: oldestFirst,
      }),
  },
  handledAccessReviews: { leave: handBack, close: handBack },
  reviewedGivenAccess: {},
  accessReviewDecisions: {},
} as const satisfies Record<string, Belonging>
