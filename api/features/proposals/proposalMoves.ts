/** The moves of proposals, as the table of proposalStatus.ts allows them. */
import { defineMoves } from '../../moves.ts'
import { announceMove } from '../webhooks/announceMove.ts'
import { proposalTable, type ProposalMover } from './proposalStatus.ts'

export const proposalMoves = defineMoves<'Proposal', ProposalMover>({
  entity: 'Proposal',
  column: 'status',
  noun: 'proposal',
  words: { DRAFT: 'a draft', SCREENING: 'in screening', FINALIST: 'a finalist' },
  of: ({ status }) => proposalTable[status],
  announce: announceMove('PROPOSAL_STATUS_CHANGED'),
})
