/** Which status of a proposal may follow which, and who may make the move (docs/spec/challenges.md#states). */
import type { ProposalStatus } from '../../__generated__/prisma/enums.ts'
import type { Permission } from '../../policy.ts'

export type ProposalMover = Extract<Permission, 'PROPOSAL_UPDATE' | 'PROPOSAL_DECIDE' | 'PROPOSAL_STATE_CONFLICT'>

const author = 'PROPOSAL_UPDATE'
const reviewer = 'PROPOSAL_DECIDE'
/** The first reviewer to open a proposal begins its screening. */
const opener = 'PROPOSAL_STATE_CONFLICT'

// A stage may be skipped but never taken back, since applicants are notified of it.
type Table = Record<ProposalStatus, Partial<Record<ProposalStatus, ProposalMover | readonly ProposalMover[]>>>

export const proposalTable: Table = {
  DRAFT: { SUBMITTED: author },
  SUBMITTED: {
    SCREENING: [reviewer, opener],
    SHORTLISTED: reviewer,
    FINALIST: reviewer,
    ACCEPTED: reviewer,
    DECLINED: reviewer,
    WITHDRAWN: author,
  },
  SCREENING: {
    SHORTLISTED: reviewer,
    FINALIST: reviewer,
    ACCEPTED: reviewer,
    DECLINED: reviewer,
    WITHDRAWN: author,
  },
  SHORTLISTED: { FINALIST: reviewer, ACCEPTED: reviewer, DECLINED: reviewer, WITHDRAWN: author },
  FINALIST: { ACCEPTED: reviewer, DECLINED: reviewer, WITHDRAWN: author },
  ACCEPTED: {},
  DECLINED: {},
  WITHDRAWN: {},
}

/** Where those who decide may move it from here. */
export const reviewMoves = (from: ProposalStatus): ProposalStatus[] =>
  (Object.keys(proposalTable[from]) as ProposalStatus[]).filter((to) =>
    [proposalTable[from][to]].flat().includes(reviewer),
  )
