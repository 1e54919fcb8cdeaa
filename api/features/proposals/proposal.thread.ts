/** Proposals: what a challenge and a project lead to. Which project stands behind one is a part of what it says. */
import type { ProposalStatus } from '../../__generated__/prisma/enums.ts'
import { stageOf } from '../../proposing/proposalStages.ts'
import { thread } from '../../thread/definition.ts'

/** What applicants see instead of where a proposal stands among its reviewers. */
function shownToApplicants(status: ProposalStatus) {
  const stage = stageOf(status)
  return stage === 'IN_REVIEW' || stage === 'SHORTLISTED' ? stage : status
}

export const proposalThread = thread<{
  title: string
  status: ProposalStatus
  createdAt: Date
  submittedAt: Date | null
  challenge: { title: string }
}>()({
  kind: 'PROPOSAL',
  model: 'Proposal',
  // Without names it is in no thread: that of its project would tell whose it is.
  within: (access) => ({ AND: [access.within('PROPOSAL_READ_CONTENT'), access.within('PROPOSAL_READ_PROJECT')] }),
  from: { Challenge: 'challengeId', Project: 'projectId' },
  select: {
    title: true,
    status: true,
    createdAt: true,
    submittedAt: true,
    challenge: { select: { title: true } },
  },
  when: ({ submittedAt, createdAt }) => submittedAt ?? createdAt,
  title: ({ title, challenge }) => title || challenge.title,
  state: ({ status }, may) => (may('PROPOSAL_READ_STATUS') ? status : shownToApplicants(status)),
  at: ({ id }) => ['Proposal', id],
})
