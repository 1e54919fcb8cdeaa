/** Which status of a proposal may follow which, and who may make the move (docs/spec/challenges.md#states). */
import type { Proposal } from '../../__generated__/prisma/client.ts'
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

type Moving = Pick<Proposal, 'status' | 'applicantsHidden'>

/** Nobody is accepted unseen: with the names reviewers state first whether there is a conflict of interest. */
export const needsNames = ({ applicantsHidden }: Pick<Moving, 'applicantsHidden'>, to: ProposalStatus): boolean =>
  applicantsHidden && to === 'ACCEPTED'

/** Where those who decide may move it from here. */
export const reviewMoves = ({ status, applicantsHidden }: Moving): ProposalStatus[] =>
  (Object.keys(proposalTable[status]) as ProposalStatus[]).filter(
    (to) => [proposalTable[status][to]].flat().includes(reviewer) && !needsNames({ applicantsHidden }, to),
  )
