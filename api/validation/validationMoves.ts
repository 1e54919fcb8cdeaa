/** Which status of a request for validation may follow which, and which permission the move needs (docs/spec/experts.md#validation-requests). */
import * as nouns from '#texts/ui/nouns.js'
import type { ValidationStatus } from '../__generated__/prisma/enums.ts'
import { defineMoves } from '../moves.ts'
import type { Permission } from '../policy.ts'

type Mover = Extract<Permission, `VALIDATION_${string}` | 'EVALUATION_REPLY'>

const moves: Record<ValidationStatus, Partial<Record<ValidationStatus, readonly Mover[]>>> = {
  // Booking a session about an idea gives its request to the expert.
  OPEN: { ASSIGNED: ['VALIDATION_ASSIGN', 'VALIDATION_ASK'], CLOSED: ['VALIDATION_CLOSE'] },
  ASSIGNED: {
    // Another expert is chosen, or takes over.
    ASSIGNED: ['VALIDATION_ASSIGN', 'VALIDATION_ANSWER'],
    OPEN: ['VALIDATION_ANSWER'],
    ANSWERED: ['VALIDATION_ANSWER'],
    CLOSED: ['VALIDATION_CLOSE', 'VALIDATION_ANSWER'],
  },
  ANSWERED: { CLOSED: ['EVALUATION_REPLY'] },
  CLOSED: {},
}

/** The moves of requests for validation. */
export const validationMoves = defineMoves<'ValidationRequest', Mover>({
  entity: 'ValidationRequest',
  column: 'status',
  noun: nouns.request,
  of: ({ status }) => moves[status],
})
