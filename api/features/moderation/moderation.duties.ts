/** Reported content, revisions and appeals that wait for a moderator. */
import { duty } from '../../duties/duty.ts'
import { claimableBy } from './claim.ts'

export const reportDecideDuty = duty<{ id: number; title: string; waitsSince: Date }>()({
  kind: 'REPORT_DECIDE',
  model: 'ModerationCase',
  requires: 'CONTENT_MODERATE',
  // Who takes it is said by its claim.
  owed: (viewer, access) => ({ AND: [claimableBy(viewer.id), access.within('CONTENT_MODERATE')] }),
  team: true,
  clock: { day: 'answerBy' },
  select: { id: true, title: true, waitsSince: true },
  title: ({ title }) => title,
  words: ['title'],
  since: ({ waitsSince }) => waitsSince,
  answered: 'KEPT',
  at: ({ id }) => ['ModerationCase', id],
})
