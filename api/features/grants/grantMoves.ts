/** Which state of a grant may follow which (docs/spec/university.md#grants). */
import * as nouns from '#texts/ui/nouns.js'
import type { GrantStatus } from '../../__generated__/prisma/enums.ts'
import { defineMoves } from '../../moves.ts'

const keeper = 'GRANT_UPDATE' as const

const moves: Record<GrantStatus, Partial<Record<GrantStatus, typeof keeper>>> = {
  PREPARING: { SUBMITTED: keeper, WITHDRAWN: keeper },
  SUBMITTED: { AWARDED: keeper, DECLINED: keeper, WITHDRAWN: keeper },
  AWARDED: { ACTIVE: keeper, TERMINATED: keeper },
  ACTIVE: { COMPLETED: keeper, TERMINATED: keeper },
  // Funders reconsider, grants are extended, and somebody may have been mistaken.
  DECLINED: { SUBMITTED: keeper },
  WITHDRAWN: { PREPARING: keeper },
  COMPLETED: { ACTIVE: keeper },
  TERMINATED: { ACTIVE: keeper },
}

/** The states in which something is owed to the funder. */
export const running: readonly GrantStatus[] = ['AWARDED', 'ACTIVE']

export const grantMoves = defineMoves<'ResearchGrant'>({
  entity: 'ResearchGrant',
  column: 'status',
  noun: nouns.grant,
  of: ({ status }) => moves[status],
})
