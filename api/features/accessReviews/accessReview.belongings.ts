/** What of reviews of access hangs on a person: that an access was reviewed is evidence and stays, without the account. */
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

export const accessReviewBelongings = {
  accessReviewItems: {
    take: ({ db }, userId) =>
      db.accessReviewItem.findMany({
        where: { userId },
        select: { scope: true, role: true, title: true, since: true, decision: true, reason: true, decidedAt: true },
        orderBy: oldestFirst,
      }),
  },
  reviewedGivenAccess: {},
  accessReviewDecisions: {},
} as const satisfies Record<string, Belonging>
