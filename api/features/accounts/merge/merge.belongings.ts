/** What of merged accounts hangs on a person: that accounts were merged stays, without the account. */
import type { Belonging } from '../../../records/belonging.ts'

export const accountMergeBelongings = {
  mergedInto: {},
  mergedAccounts: {},
  mergesKept: {},
  mergesMerged: {},
  mergesMade: {},
} as const satisfies Record<string, Belonging>
