/** What claims for a readiness level wait for: a validator, the validator's statement and answers, and changes. */
import { duty } from '../../duties/duty.ts'

interface Claim {
  id: number
  title: string
}
const select = { id: true, title: true }

export const trlAssignDuty = duty<Claim & { requestedAt: Date; claimant: { name: string } | null }>()({
  kind: 'TRL_ASSIGN',
  model: 'TrlClaim',
  requires: 'TRL_ASSIGN',
  team: true,
  takenBy: 'handler',
  owed: (_, access) => ({ AND: [{ status: 'REQUESTED', validators: { none: {} } }, access.within('TRL_ASSIGN')] }),
  clock: { promisedFrom: 'requestedAt' },
  select: { ...select, claimant: { select: { name: true } } },
  title: ({ title }) => title,
  words: ['title'],
  since: ({ requestedAt }) => requestedAt,
  asker: ({ claimant }) => claimant?.name,
  awaited: {
    requires: 'TRL_READ',
    asked: (viewer, access) => ({
      AND: [{ status: 'REQUESTED', claimantId: viewer.id, validators: { none: {} } }, access.within('TRL_READ')],
    }),
  },
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
  words: ['claim.title'],
  since: ({ assignedAt }) => assignedAt,
  why: 'CHOSEN',
  awaited: {
    requires: 'TRL_READ',
    asked: (viewer, access) => ({
      acceptedAt: null,
      claim: { AND: [{ status: 'REQUESTED', claimantId: viewer.id }, access.within('TRL_READ')] },
    }),
  },
  answered: { from: 'assignedAt', at: 'acceptedAt', by: 'userId' },
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
  words: ['title'],
  since: ({ reviewedFrom }) => reviewedFrom,
  why: 'CHOSEN',
  awaited: {
    requires: 'TRL_READ',
    asked: (viewer, access) => ({ AND: [{ status: 'IN_REVIEW', claimantId: viewer.id }, access.within('TRL_READ')] }),
  },
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
  words: ['title'],
  since: ({ decidedAt }) => decidedAt,
  why: 'OWNER',
  answered: 'KEPT',
  at: ({ projectId }) => ['Project', projectId],
})
