/** What of ORCID hangs on a person; the iD itself is a column of the account. */
import type { Belonging } from '../../records/belonging.ts'

export const orcidBelongings = {
  orcidAttempts: {
    // A secret of ten minutes.
    leave: ({ tx, viewer }) => tx.orcidAttempt.deleteMany({ where: { userId: viewer.id } }),
  },
} as const satisfies Record<string, Belonging>
