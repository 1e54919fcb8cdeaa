/** Completed assessments of adoption readiness that nobody of the university has signed off. */
import { duty } from '../../duties/duty.ts'

export const arlSignOffDuty = duty<{ id: number; title: string; completedAt: Date }>()({
  kind: 'ARL_SIGN_OFF',
  model: 'ArlAssessment',
  requires: 'ARL_REVIEW',
  team: true,
  owed: (_, access) => ({ AND: [{ reviewedAt: null }, access.within('ARL_REVIEW')] }),
  clock: { promisedFrom: 'completedAt' },
  select: { id: true, title: true },
  title: ({ title }) => title,
  since: ({ completedAt }) => completedAt,
  answered: { from: 'completedAt', at: 'reviewedAt' },
  at: ({ id }) => ['ArlAssessment', id],
})
