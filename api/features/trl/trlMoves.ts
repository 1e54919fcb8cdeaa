/** Which state of a claim may follow which, and which permission the move needs (docs/spec/projects.md#trl). */
import * as nouns from '#texts/ui/nouns.js'
import type { TrlClaimStatus } from '../../__generated__/prisma/enums.ts'
import { defineMoves } from '../../moves.ts'
import type { Permission } from '../../policy.ts'

const withdrawn = { WITHDRAWN: 'TRL_UPDATE' } as const

const moves: Record<TrlClaimStatus, Partial<Record<TrlClaimStatus, readonly Permission[] | Permission>>> = {
  DRAFT: { REQUESTED: 'TRL_UPDATE', ...withdrawn },
  // A validator begins with the statement about conflicts of interest.
  REQUESTED: { IN_REVIEW: 'TRL_ANSWER', ...withdrawn },
  IN_REVIEW: {
    // Its last validator was removed or declined.
    REQUESTED: ['TRL_ASSIGN', 'TRL_ANSWER'],
    CHANGES_REQUESTED: 'TRL_REVIEW',
    VALIDATED: 'TRL_REVIEW',
    ...withdrawn,
  },
  // A claim that has validators goes back to them.
  CHANGES_REQUESTED: { REQUESTED: 'TRL_UPDATE', IN_REVIEW: 'TRL_UPDATE', ...withdrawn },
  VALIDATED: {},
  WITHDRAWN: {},
}

export const trlMoves = defineMoves<'TrlClaim'>({
  entity: 'TrlClaim',
  column: 'status',
  noun: nouns.claim,
  of: ({ status }) => moves[status],
})
