/** What of providers hangs on a person. */
import { oldestFirst, type Belonging } from '../../../records/belonging.ts'

export const providerBelongings = {
  providerLinks: {
    take: ({ db }, userId) =>
      db.providerLink.findMany({
        where: { userId },
        select: { provider: { select: { name: true } }, subject: true, email: true, createdAt: true, lastUsedAt: true },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.providerLink.deleteMany({ where: { userId: viewer.id } }),
  },
  // Secrets of a few minutes.
  providerAttempts: {
    leave: ({ tx, viewer }) => tx.providerAttempt.deleteMany({ where: { userId: viewer.id } }),
  },
} as const satisfies Record<string, Belonging>
