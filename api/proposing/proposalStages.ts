/** How far proposals are, whom that lets know what, and what applicants see of it (docs/spec/challenges.md#states). */
import type { Proposal } from '../__generated__/prisma/client.ts'
import type { ProposalStatus } from '../__generated__/prisma/enums.ts'

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
