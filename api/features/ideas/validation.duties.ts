/** What requests for validation wait for: an expert, the expert's answer, and the feedback. */
import { duty } from '../../duties/duty.ts'

interface Request {
  id: number
  title: string
  ideaId: number
}
const select = { id: true, title: true, ideaId: true }

export const validationAssignDuty = duty<Request & { createdAt: Date }>()({
  kind: 'VALIDATION_ASSIGN',
  model: 'ValidationRequest',
  requires: 'VALIDATION_ASSIGN',
  team: true,
  takenBy: 'handler',
  owed: (_, access) => ({ AND: [{ status: 'OPEN' }, access.within('VALIDATION_ASSIGN')] }),
  clock: { promisedFrom: 'createdAt' },
  select,
  title: ({ title }) => title,
  since: ({ createdAt }) => createdAt,
  answered: { from: 'createdAt', at: 'assignedAt' },
  at: ({ ideaId }) => ['Idea', ideaId],
})

export const validationAnswerDuty = duty<Request & { assignedAt: Date }>()({
  kind: 'VALIDATION_ANSWER',
  model: 'ValidationRequest',
  requires: 'VALIDATION_ANSWER',
  owed: (_, access) => ({ AND: [{ status: 'ASSIGNED', acceptedAt: null }, access.within('VALIDATION_ANSWER')] }),
  clock: { promisedFrom: 'assignedAt' },
  select,
  title: ({ title }) => title,
  since: ({ assignedAt }) => assignedAt,
  answered: { from: 'assignedAt', at: 'acceptedAt' },
  at: () => '/experts/validations',
})

/** The requester may have said by when the feedback is wanted; otherwise the promised days count from the acceptance. */
export const wantedFeedbackDuty = duty<Request & { acceptedAt: Date }>()({
  kind: 'VALIDATION_GIVE',
  model: 'ValidationRequest',
  requires: 'VALIDATION_ANSWER',
  owed: (_, access) => ({
    AND: [{ status: 'ASSIGNED', acceptedAt: { not: null } }, access.within('VALIDATION_ANSWER')],
  }),
  clock: { day: 'answerBy' },
  select: { ...select, acceptedAt: true },
  title: ({ title }) => title,
  since: ({ acceptedAt }) => acceptedAt,
  answered: { from: 'acceptedAt', at: 'closedAt', day: 'answerBy', where: { evaluation: { isNot: null } } },
  at: ({ id }) => `/experts/feedback?request=${id}`,
})

export const feedbackDuty = duty<Request & { acceptedAt: Date }>()({
  kind: 'VALIDATION_GIVE',
  model: 'ValidationRequest',
  requires: 'VALIDATION_ANSWER',
  owed: (_, access) => ({ AND: [{ status: 'ASSIGNED', answerBy: null }, access.within('VALIDATION_ANSWER')] }),
  clock: { promisedFrom: 'acceptedAt' },
  select,
  title: ({ title }) => title,
  since: ({ acceptedAt }) => acceptedAt,
  at: ({ id }) => `/experts/feedback?request=${id}`,
})
