/** What support requests wait for: the answer of the university, and the reply of their researcher. */
import { duty } from '../../duties/duty.ts'
import { answering } from './supportMoves.ts'

export const supportAnswerDuty = duty<{
  id: number
  title: string
  submittedAt: Date
  requester: { name: string } | null
}>()({
  kind: 'SUPPORT_ANSWER',
  model: 'SupportRequest',
  requires: 'SUPPORT_WORK',
  team: true,
  takenBy: 'assignee',
  owed: (_, access) => ({ AND: [{ status: { in: [...answering] } }, access.within('SUPPORT_WORK')] }),
  clock: { day: 'answerBy' },
  select: { id: true, title: true, submittedAt: true, requester: { select: { name: true } } },
  title: ({ title }) => title,
  words: ['title'],
  since: ({ submittedAt }) => submittedAt,
  asker: ({ requester }) => requester?.name,
  awaited: {
    requires: 'SUPPORT_READ',
    asked: (viewer, access) => ({
      AND: [{ status: { in: [...answering] }, requesterId: viewer.id }, access.within('SUPPORT_READ')],
    }),
  },
  answered: { from: 'submittedAt', at: 'resolvedAt', day: 'answerBy' },
  at: ({ id }) => ['SupportRequest', id],
})

export const supportReplyDuty = duty<{
  id: number
  title: string
  waitingSince: Date
  assignee: { name: string } | null
}>()({
  kind: 'SUPPORT_REPLY',
  model: 'SupportRequest',
  requires: 'SUPPORT_UPDATE',
  owed: (_, access) => ({ AND: [{ status: 'WAITING_FOR_RESEARCHER' }, access.within('SUPPORT_UPDATE')] }),
  clock: { promisedFrom: 'waitingSince' },
  select: { id: true, title: true, assignee: { select: { name: true } } },
  title: ({ title }) => title,
  words: ['title'],
  since: ({ waitingSince }) => waitingSince,
  asker: ({ assignee }) => assignee?.name,
  why: 'REQUESTED',
  awaited: {
    requires: 'SUPPORT_WORK',
    asked: (viewer, access) => ({
      AND: [{ status: 'WAITING_FOR_RESEARCHER', assigneeId: viewer.id }, access.within('SUPPORT_WORK')],
    }),
  },
  answered: 'KEPT',
  at: ({ id }) => ['SupportRequest', id],
})
