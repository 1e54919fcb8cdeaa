/** Of one's own proposals to a challenge, the one that counts: a draft or what was submitted, unless it was withdrawn. */
import type { ProposalStage } from '#web/__generated__/ProposalDialog_proposal.graphql.ts'

export const standingProposal = <P extends { stage: ProposalStage }>(own: readonly P[]): P | undefined =>
  own.find(({ stage }) => stage !== 'WITHDRAWN')
