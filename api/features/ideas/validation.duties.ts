/** What requests for validation wait for: an expert, the expert's answer, and the feedback. */
import { duty } from '../../duties/duty.ts'
import { titleForReaders } from '../../validation/askedTitle.ts'

interface Request {
  id: number
  title: string
  ideaId: number
}
const select = { id: true, title: true, ideaId: true }

/** Of the university, and of an expert who accepted: they read the idea. */
interface Known extends Request {
  idea: { id: number; title: string }
}
const known = { ...select, idea: { select: { id: true, title: true } } }

export const validationAssignDuty = duty<Known & { createdAt: Date; requester: { name: string } | null }>()({
  kind: 'VALIDATION_ASSIGN',
  model: 'ValidationRequest',
  requires: 'VALIDATION_ASSIGN',
  team: true,
  takenBy: 'handler',
  owed: (_, access) => ({ AND: [{ status: 'OPEN' }, access.within('VALIDATION_ASSIGN')] }),
  clock: { promisedFrom: 'createdAt' },
  select: { ...known, requester: { select: { name: true } } },
  title: titleForReaders,
  words: ['title'],
  since: ({ createdAt }) => createdAt,
  asker: ({ requester }) => requester?.name,
  awaited: {
    requires: 'VALIDATION_READ',
    asked: (viewer, access) => ({
      AND: [{ status: 'OPEN' }, { idea: { submitterId: viewer.id } }, access.within('VALIDATION_READ')],
    }),
  },
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
  words: ['title'],
  since: ({ assignedAt }) => assignedAt,
  why: 'CHOSEN',
  awaited: {
    requires: 'VALIDATION_READ',
    asked: (viewer, access) => ({
      AND: [
        { status: 'ASSIGNED', acceptedAt: null },
        { idea: { submitterId: viewer.id } },
        access.within('VALIDATION_READ'),
      ],
    }),
    at: ({ ideaId }) => ['Idea', ideaId],
  },
  answered: { from: 'assignedAt', at: 'acceptedAt', by: 'assigneeId' },
  at: () => '/experts/validations',
})

/** The requester may have said by when the feedback is wanted; otherwise the promised days count from the acceptance. */
export const wantedFeedbackDuty = duty<Known & { acceptedAt: Date }>()({
  kind: 'VALIDATION_GIVE',
  model: 'ValidationRequest',
  requires: 'VALIDATION_ANSWER',
  owed: (_, access) => ({
    AND: [{ status: 'ASSIGNED', acceptedAt: { not: null } }, access.within('VALIDATION_ANSWER')],
  }),
  clock: { day: 'answerBy' },
  select: { ...known, acceptedAt: true },
  title: titleForReaders,
  words: ['title'],
  since: ({ acceptedAt }) => acceptedAt,
  why: 'CHOSEN',
  awaited: {
    requires: 'VALIDATION_READ',
    asked: (viewer, access) => ({
      AND: [
        { status: 'ASSIGNED', acceptedAt: { not: null } },
        { idea: { submitterId: viewer.id } },
        access.within('VALIDATION_READ'),
      ],
    }),
    at: ({ ideaId }) => ['Idea', ideaId],
  },
  answered: {
    from: 'acceptedAt',
    at: 'closedAt',
    day: 'answerBy',
    by: 'assigneeId',
    where: { evaluation: { isNot: null } },
  },
  at: ({ id }) => `/experts/feedback?request=${id}`,
})

export const feedbackDuty = duty<Known & { acceptedAt: Date }>()({
  kind: 'VALIDATION_GIVE',
  model: 'ValidationRequest',
  requires: 'VALIDATION_ANSWER',
  owed: (_, access) => ({
    AND: [{ status: 'ASSIGNED', answerBy: null, acceptedAt: { not: null } }, access.within('VALIDATION_ANSWER')],
  }),
  clock: { promisedFrom: 'acceptedAt' },
  select: known,
  title: titleForReaders,
  words: ['title'],
  since: ({ acceptedAt }) => acceptedAt,
  why: 'CHOSEN',
  awaited: {
    requires: 'VALIDATION_READ',
    asked: (viewer, access) => ({
      AND: [
        { status: 'ASSIGNED', answerBy: null, acceptedAt: { not: null } },
        { idea: { submitterId: viewer.id } },
        access.within('VALIDATION_READ'),
      ],
    }),
    at: ({ ideaId }) => ['Idea', ideaId],
  },
  at: ({ id }) => `/experts/feedback?request=${id}`,
})
