/** What support requests wait for: the answer of the university, and the reply of their researcher. */
import { duty } from '../../duties/duty.ts'
import { answering } from './supportMoves.ts'

export const supportAnswerDuty = duty<{ id: number; title: string; submittedAt: Date }>()({
  kind: 'SUPPORT_ANSWER',
  model: 'SupportRequest',
  requires: 'SUPPORT_WORK',
  team: true,
  takenBy: 'assignee',
  owed: (_, access) => ({ AND: [{ status: { in: [...answering] } }, access.within('SUPPORT_WORK')] }),
  clock: { day: 'answerBy' },
  select: { id: true, title: true, submittedAt: true },
  title: ({ title }) => title,
  since: ({ submittedAt }) => submittedAt,
  answered: { from: 'submittedAt', at: 'resolvedAt', day: 'answerBy' },
  at: ({ id }) => ['SupportRequest', id],
})

export const supportReplyDuty = duty<{ id: number; title: string; waitingSince: Date }>()({
  kind: 'SUPPORT_REPLY',
  model: 'SupportRequest',
  requires: 'SUPPORT_UPDATE',
  owed: (_, access) => ({ AND: [{ status: 'WAITING_FOR_RESEARCHER' }, access.within('SUPPORT_UPDATE')] }),
  clock: { promisedFrom: 'waitingSince' },
  select: { id: true, title: true },
  title: ({ title }) => title,
  since: ({ waitingSince }) => waitingSince,
  answered: 'KEPT',
  at: ({ id }) => ['SupportRequest', id],
})
