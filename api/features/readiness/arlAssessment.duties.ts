/** Completed assessments of adoption readiness that nobody of the university has signed off. */
import { duty } from '../../duties/duty.ts'

export const arlSignOffDuty = duty<{ id: number; title: string; completedAt: Date; owner: { name: string } | null }>()({
  kind: 'ARL_SIGN_OFF',
  model: 'ArlAssessment',
  requires: 'ARL_REVIEW',
  team: true,
  takenBy: 'handler',
  owed: (_, access) => ({ AND: [{ reviewedAt: null }, access.within('ARL_REVIEW')] }),
  clock: { promisedFrom: 'completedAt' },
  select: { id: true, title: true, owner: { select: { name: true } } },
  title: ({ title }) => title,
  words: ['title'],
  since: ({ completedAt }) => completedAt,
  asker: ({ owner }) => owner?.name,
  awaited: {
    requires: 'ARL_READ',
    asked: (viewer, access) => ({
      AND: [{ ownerId: viewer.id, status: 'COMPLETED', reviewedAt: null }, access.within('ARL_READ')],
    }),
  },
  answered: { from: 'completedAt', at: 'reviewedAt' },
  at: ({ id }) => ['ArlAssessment', id],
})
