/** What claims for a readiness level wait for: a validator, the validator's statement and answers, and changes. */
import { duty } from '../../duties/duty.ts'

interface Claim {
  id: number
  title: string
}
const select = { id: true, title: true }

export const trlAssignDuty = duty<Claim & { requestedAt: Date }>()({
  kind: 'TRL_ASSIGN',
  model: 'TrlClaim',
  requires: 'TRL_ASSIGN',
  team: true,
  takenBy: 'handler',
  owed: (_, access) => ({ AND: [{ status: 'REQUESTED', validators: { none: {} } }, access.within('TRL_ASSIGN')] }),
  clock: { promisedFrom: 'requestedAt' },
  select,
  title: ({ title }) => title,
  since: ({ requestedAt }) => requestedAt,
  answered: { from: 'requestedAt', at: 'assignedAt' },
  at: ({ id }) => ['TrlClaim', id],
})

export const trlAnswerDuty = duty<{ assignedAt: Date; claim: Claim }>()({
  kind: 'TRL_ANSWER',
  model: 'TrlValidator',
  requires: 'TRL_ANSWER',
  owed: (viewer, access) => ({ userId: viewer.id, acceptedAt: null, claim: access.within('TRL_ANSWER') }),
  clock: { promisedFrom: 'assignedAt' },
  select: { claim: { select } },
  title: ({ claim }) => claim.title,
  since: ({ assignedAt }) => assignedAt,
  answered: { from: 'assignedAt', at: 'acceptedAt' },
  at: ({ claim }) => ['TrlClaim', claim.id],
})

export const trlReviewDuty = duty<Claim & { reviewedFrom: Date }>()({
  kind: 'TRL_REVIEW',
  model: 'TrlClaim',
  requires: 'TRL_REVIEW',
  owed: (_, access) => ({ AND: [{ status: 'IN_REVIEW' }, access.within('TRL_REVIEW')] }),
  clock: { promisedFrom: 'reviewedFrom' },
  select,
  title: ({ title }) => title,
  since: ({ reviewedFrom }) => reviewedFrom,
  answered: { from: 'reviewedFrom', at: 'decidedAt' },
  at: ({ id }) => ['TrlClaim', id],
})

export const trlChangeDuty = duty<{ title: string; projectId: number; decidedAt: Date }>()({
  kind: 'TRL_CHANGE',
  model: 'TrlClaim',
  requires: 'TRL_UPDATE',
  owed: (_, access) => ({ AND: [{ status: 'CHANGES_REQUESTED' }, access.within('TRL_UPDATE')] }),
  clock: { promisedFrom: 'decidedAt' },
  select: { title: true, projectId: true },
  title: ({ title }) => title,
  since: ({ decidedAt }) => decidedAt,
  answered: 'KEPT',
  at: ({ projectId }) => ['Project', projectId],
})
