/** Which state of a case may follow which, and which permission the move needs (docs/spec/administration.md#moderation). */
import * as nouns from '#texts/ui/nouns.js'
import type { ModerationStatus } from '../../__generated__/prisma/enums.ts'
import { defineMoves } from '../../moves.ts'
import type { Permission } from '../../policy.ts'

type Next = Partial<Record<ModerationStatus, Permission>>

const decided = { REVISION_ASKED: 'CONTENT_MODERATE', HIDDEN: 'CONTENT_MODERATE', REMOVED: 'CONTENT_MODERATE' } as const
const contested = { APPEALED: 'MODERATION_ANSWER', RESTORED: 'CONTENT_MODERATE' } as const

const moves: Record<ModerationStatus, Next> = {
  OPEN: { DISMISSED: 'CONTENT_MODERATE', ...decided },
  REVISION_ASKED: { RESUBMITTED: 'MODERATION_ANSWER', ...contested },
  RESUBMITTED: { RESTORED: 'CONTENT_MODERATE', ...decided },
  HIDDEN: contested,
  REMOVED: contested,
  APPEALED: { UPHELD: 'CONTENT_MODERATE', RESTORED: 'CONTENT_MODERATE' },
  UPHELD: { RESUBMITTED: 'MODERATION_ANSWER', RESTORED: 'CONTENT_MODERATE' },
  DISMISSED: {},
  RESTORED: {},
}

/** The states in which a case waits for a moderator. */
export const waitingStatuses = ['OPEN', 'RESUBMITTED', 'APPEALED'] as const satisfies readonly ModerationStatus[]

export const isWaiting = (status: ModerationStatus): boolean =>
  (waitingStatuses as readonly ModerationStatus[]).includes(status)

/** The states in which a review is over: the content may be reported again once it has changed. */
export const overStatuses = ['DISMISSED', 'RESTORED'] as const satisfies readonly ModerationStatus[]

export const caseMoves = defineMoves<'ModerationCase'>({
  entity: 'ModerationCase',
  column: 'status',
  noun: nouns.moderationCase,
  of: ({ status, decision }) =>
    // What was asked to be revised can still be revised after an appeal.
    status === 'UPHELD' && decision !== 'REVISION_ASKED' ? { RESTORED: 'CONTENT_MODERATE' } : moves[status],
})
