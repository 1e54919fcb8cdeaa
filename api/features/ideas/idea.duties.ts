/** What ideas wait for: the university's answer, changes by their submitters, an expert, and the expert's feedback. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { duty } from '../../duties/duty.ts'

const submitted: Prisma.IdeaWhereInput = { status: { in: ['SUBMITTED', 'UNDER_REVIEW'] } }

export const ideaReviewDuty = duty<{ id: number; title: string; submittedAt: Date }>()({
  kind: 'IDEA_REVIEW',
  model: 'Idea',
  requires: 'IDEA_REVIEW',
  team: true,
  takenBy: 'handler',
  owed: (_, access) => ({ AND: [submitted, access.within('IDEA_REVIEW')] }),
  clock: { day: 'answerBy' },
  select: { id: true, title: true, submittedAt: true },
  title: ({ title }) => title,
  since: ({ submittedAt }) => submittedAt,
  answered: { from: 'submittedAt', at: 'reviewedAt', day: 'answerBy' },
  at: ({ id }) => ['Idea', id],
})

/** Ideas of before a day was promised. */
export const unpromisedIdeaDuty = duty<{ id: number; title: string; createdAt: Date }>()({
  kind: 'IDEA_REVIEW',
  model: 'Idea',
  requires: 'IDEA_REVIEW',
  team: true,
  takenBy: 'handler',
  owed: (_, access) => ({ AND: [submitted, { answerBy: null }, access.within('IDEA_REVIEW')] }),
  clock: { promisedFrom: 'createdAt' },
  select: { id: true, title: true },
  title: ({ title }) => title,
  since: ({ createdAt }) => createdAt,
  at: ({ id }) => ['Idea', id],
})

export const ideaChangeDuty = duty<{ id: number; title: string; reviewedAt: Date }>()({
  kind: 'IDEA_CHANGE',
  model: 'Idea',
  requires: 'IDEA_UPDATE',
  owed: (_, access) => ({ AND: [{ status: 'NEEDS_CHANGES' }, access.within('IDEA_UPDATE')] }),
  clock: { promisedFrom: 'reviewedAt' },
  select: { id: true, title: true },
  title: ({ title }) => title,
  since: ({ reviewedAt }) => reviewedAt,
  answered: 'KEPT',
  at: ({ id }) => ['Idea', id],
})
