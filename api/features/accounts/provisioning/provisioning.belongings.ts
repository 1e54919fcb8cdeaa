/** What of provisioning hangs on a person. */
import type { Belonging } from '../../../records/belonging.ts'

export const provisioningBelongings = {
  provisioned: {
    take: ({ db }, userId) =>
      db.provisionedUser.findMany({
        where: { userId },
        select: {
          connection: { select: { name: true } },
          userName: true,
          externalId: true,
          createdAt: true,
          deletedAt: true,
          memberships: { select: { group: { select: { displayName: true } } } },
        },
      }),
    leave: ({ tx, viewer }) => tx.provisionedUser.deleteMany({ where: { userId: viewer.id } }),
  },
} as const satisfies Record<string, Belonging>
