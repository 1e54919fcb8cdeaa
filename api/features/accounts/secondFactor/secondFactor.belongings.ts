/** What of two-factor authentication hangs on a person. */
import { oldestFirst, type Belonging } from '../../../records/belonging.ts'

export const secondFactorBelongings = {
  totpSecret: {
    take: ({ db }, userId) =>
      db.totpSecret.findMany({ where: { userId }, select: { createdAt: true, confirmedAt: true } }),
    leave: ({ tx, viewer }) => tx.totpSecret.deleteMany({ where: { userId: viewer.id } }),
  },
  recoveryCodes: {
    leave: ({ tx, viewer }) => tx.recoveryCode.deleteMany({ where: { userId: viewer.id } }),
  },
  passkeys: {
    take: ({ db }, userId) =>
      db.passkey.findMany({
        where: { userId },
        select: { name: true, synced: true, createdAt: true, lastUsedAt: true },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.passkey.deleteMany({ where: { userId: viewer.id } }),
  },
  // Secrets of a few minutes.
  passkeyChallenges: {
    leave: ({ tx, viewer }) => tx.passkeyChallenge.deleteMany({ where: { userId: viewer.id } }),
  },
  pendingSignIns: {
    leave: ({ tx, viewer }) => tx.pendingSignIn.deleteMany({ where: { userId: viewer.id } }),
  },
} as const satisfies Record<string, Belonging>
