/** The moves of proposals, as the table of proposalStatus.ts allows them. */
import * as nouns from '#texts/ui/nouns.js'
import { defineMoves } from '../../moves.ts'
import { announceMove } from '../webhooks/announceMove.ts'
import { proposalTable, type ProposalMover } from './proposalStatus.ts'

export const proposalMoves = defineMoves<'Proposal', ProposalMover>({
  entity: 'Proposal',
  column: 'status',
  noun: nouns.proposal,
  of: ({ status }) => proposalTable[status],
  announce: announceMove('PROPOSAL_STATUS_CHANGED'),
})
