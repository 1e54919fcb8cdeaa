/** Which status of a proposal may follow which, who may make the move, and what applicants see of it (docs/spec/challenges.md#states). */
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

/** Where those who decide may move it from here. */
export const reviewMoves = (from: ProposalStatus): ProposalStatus[] =>
  (Object.keys(proposalTable[from]) as ProposalStatus[]).filter((to) =>
    [proposalTable[from][to]].flat().includes(reviewer),
  )

/** Those that wait for an answer. */
export const undecided = ['SUBMITTED', 'SCREENING', 'SHORTLISTED', 'FINALIST'] as const satisfies ProposalStatus[]

/** Those with which applicants learn the company of an anonymous challenge. */
export const revealing = ['SHORTLISTED', 'FINALIST', 'ACCEPTED'] as const satisfies ProposalStatus[]

export const isUndecided = (status: ProposalStatus): boolean => undecided.some((one) => one === status)

export const proposalStages = ['DRAFT', 'RECEIVED', 'IN_REVIEW', 'SHORTLISTED', 'DECISION', 'WITHDRAWN'] as const
export type ProposalStage = (typeof proposalStages)[number]

const stages: Record<ProposalStatus, ProposalStage> = {
  DRAFT: 'DRAFT',
  SUBMITTED: 'RECEIVED',
  SCREENING: 'IN_REVIEW',
  SHORTLISTED: 'SHORTLISTED',
  FINALIST: 'SHORTLISTED',
  ACCEPTED: 'DECISION',
  DECLINED: 'DECISION',
  WITHDRAWN: 'WITHDRAWN',
}

/** What an applicant is shown. */
export const stageOf = (status: ProposalStatus): ProposalStage => stages[status]

/** The statuses that an applicant is shown as these stages. */
export const statusesOf = (wanted: readonly ProposalStage[]): ProposalStatus[] =>
  (Object.keys(stages) as ProposalStatus[]).filter((status) => wanted.includes(stages[status]))

type Written = Pick<Proposal, 'status' | 'changesRequestedAt' | 'changesMadeAt'>

/** Whether changes were asked for and not made yet. */
export const owesChanges = ({ status, changesRequestedAt, changesMadeAt }: Written): boolean =>
  isUndecided(status) && changesRequestedAt !== null && changesMadeAt === null

/** Whether its author may still write, as long as the challenge is open: until it is shortlisted, or when asked to. */
export const isWritable = (proposal: Written): boolean =>
  ['DRAFT', 'SUBMITTED', 'SCREENING'].includes(proposal.status) || owesChanges(proposal)
