/** What of feature flags hangs on a person. */
import type { Belonging } from '../../records/belonging.ts'

export const flagBelongings = {
  featureFlags: {
    take: ({ db }, userId) =>
      db.featureFlagPerson.findMany({ where: { userId }, select: { flag: { select: { name: true } } } }),
    leave: ({ tx, viewer }) => tx.featureFlagPerson.deleteMany({ where: { userId: viewer.id } }),
  },
  ownedFlags: {
    // What is on stays on; somebody else decides about it.
    leave: ({ tx, viewer }) => tx.featureFlag.updateMany({ where: { ownerId: viewer.id }, data: { ownerId: null } }),
  },
} as const satisfies Record<string, Belonging>
