/** Which state of an enquiry may follow which, and which permission the move needs (docs/spec/projects.md#enquiries). */
import * as nouns from '#texts/ui/nouns.js'
import type { EnquiryStatus } from '../../__generated__/prisma/enums.ts'
import { defineMoves } from '../../moves.ts'
import type { Permission } from '../../policy.ts'

const moves: Record<EnquiryStatus, Partial<Record<EnquiryStatus, Permission>>> = {
  OPEN: { ANSWERED: 'ENQUIRY_ANSWER', CLOSED: 'ENQUIRY_ANSWER' },
  // What was taken for spam may be a question after all.
  CLOSED: { ANSWERED: 'ENQUIRY_ANSWER' },
  ANSWERED: {},
}

export const enquiryMoves = defineMoves<'TechnologyEnquiry'>({
  entity: 'TechnologyEnquiry',
  column: 'status',
  noun: nouns.enquiry,
  of: ({ status }) => moves[status],
})
