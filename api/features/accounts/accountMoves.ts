/** Which state of an account may follow which, and which permission the move needs (docs/spec/accounts.md#states). */
import * as nouns from '#texts/ui/nouns.js'
import type { AccountStatus } from '../../__generated__/prisma/enums.ts'
import { defineMoves } from '../../moves.ts'
import type { Permission } from '../../policy.ts'

type Mover = Extract<Permission, 'USER_MANAGE' | 'USER_VERIFY'>

const admin: Mover = 'USER_MANAGE'
/** Accounts that wait are verified or refused by the university team, and by administrators like every other. */
const verifiers: readonly Mover[] = ['USER_VERIFY', 'USER_MANAGE']

const moves: Record<AccountStatus, Partial<Record<AccountStatus, Mover | readonly Mover[]>>> = {
  PENDING_VERIFICATION: { ACTIVE: verifiers, SUSPENDED: verifiers, DEACTIVATED: admin },
  ACTIVE: { PENDING_VERIFICATION: admin, SUSPENDED: admin, DEACTIVATED: admin },
  SUSPENDED: { PENDING_VERIFICATION: admin, ACTIVE: admin, DEACTIVATED: admin },
  DEACTIVATED: { PENDING_VERIFICATION: admin, ACTIVE: admin, SUSPENDED: admin },
}

/** The moves of accounts. */
export const accountMoves = defineMoves<'User', Mover>({
  entity: 'User',
  column: 'status',
  noun: nouns.account,
  of: ({ status }) => moves[status],
})
