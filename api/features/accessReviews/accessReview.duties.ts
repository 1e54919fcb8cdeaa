/** Open reviews of access, for administrators. */
import { duty } from '../../duties/duty.ts'

export const accessReviewDuty = duty<{ id: number; name: string; openedAt: Date }>()({
  kind: 'ACCESS_REVIEW',
  model: 'AccessReview',
  requires: 'ACCESS_REVIEW_READ',
  team: true,
  takenBy: 'handler',
  owed: (_, access) => ({ AND: [{ status: 'OPEN' }, access.within('ACCESS_REVIEW_READ')] }),
  clock: { day: 'dueOn' },
  select: { name: true, openedAt: true },
  title: ({ name }) => name,
  words: ['name'],
  since: ({ openedAt }) => openedAt,
  why: 'ADMINISTRATOR',
  answered: { from: 'openedAt', at: 'finishedAt', day: 'dueOn' },
  at: ({ id }) => `/admin/access-control/reviews/${id}`,
})
