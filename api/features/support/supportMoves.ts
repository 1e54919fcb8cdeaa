/** Which state of a support request may follow which, and which permission the move needs (docs/spec/university.md#support-desk). */
import * as nouns from '#texts/ui/nouns.js'
import type { SupportRequest } from '../../__generated__/prisma/client.ts'
import type { SupportStatus } from '../../__generated__/prisma/enums.ts'
import { dayLength } from '../../days.ts'
import { defineMoves } from '../../moves.ts'
import type { Permission } from '../../policy.ts'

// A duplicate is closed when it is merged with another request.
const merged = { CLOSED: 'SUPPORT_WORK' } as const
const answered = { WAITING_FOR_RESEARCHER: 'SUPPORT_WORK', RESOLVED: 'SUPPORT_WORK' } as const
const begun = { IN_PROGRESS: 'SUPPORT_WORK', ...answered } as const

const moves: Record<SupportStatus, Partial<Record<SupportStatus, readonly Permission[] | Permission>>> = {
  DRAFT: { SUBMITTED: 'SUPPORT_UPDATE' },
  // Whoever answers at once has triaged it and begun with it.
  SUBMITTED: { TRIAGED: 'SUPPORT_WORK', ...begun, ...merged },
  TRIAGED: { ...begun, ...merged },
  IN_PROGRESS: { ...answered, ...merged },
  // The researcher's reply ends the wait.
  WAITING_FOR_RESEARCHER: { IN_PROGRESS: ['SUPPORT_UPDATE', 'SUPPORT_WORK'], RESOLVED: 'SUPPORT_WORK', ...merged },
  // A reopened request goes on where it was.
  RESOLVED: { IN_PROGRESS: 'SUPPORT_UPDATE', CLOSED: 'SUPPORT_WORK' },
  CLOSED: { IN_PROGRESS: 'SUPPORT_UPDATE' },
}

export const supportMoves = defineMoves<'SupportRequest'>({
  entity: 'SupportRequest',
  column: 'status',
  noun: nouns.request,
  of: ({ status }) => moves[status],
})

/** The states in which the university owes an answer. */
export const answering: readonly SupportStatus[] = ['SUBMITTED', 'TRIAGED', 'IN_PROGRESS']

/** The states in which a request is neither a draft nor over. */
export const openStates: readonly SupportStatus[] = [...answering, 'WAITING_FOR_RESEARCHER']

/** Days after its resolution in which a request can be reopened; then it is closed. */
export const reopenDays = 14

/** Whether its researcher may still reopen it; a duplicate goes on with the request that it was merged with. */
export const isReopenable = (
  { resolvedAt, mergedIntoId }: Pick<SupportRequest, 'resolvedAt' | 'mergedIntoId'>,
  now = Date.now(),
): boolean => resolvedAt !== null && mergedIntoId === null && now - resolvedAt.getTime() <= reopenDays * dayLength
