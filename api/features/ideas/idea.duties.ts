/** What ideas wait for: the university's answer, changes by their submitters, an expert, and the expert's feedback. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { duty } from '../../duties/duty.ts'

const submitted: Prisma.IdeaWhereInput = { status: { in: ['SUBMITTED', 'UNDER_REVIEW'] } }

export const ideaReviewDuty = duty<{
  id: number
  title: string
  submittedAt: Date
  submitter: { name: string } | null
}>()({
  kind: 'IDEA_REVIEW',
  model: 'Idea',
  requires: 'IDEA_REVIEW',
  team: true,
  takenBy: 'handler',
  owed: (_, access) => ({ AND: [submitted, access.within('IDEA_REVIEW')] }),
  clock: { day: 'answerBy' },
  select: { id: true, title: true, submittedAt: true, submitter: { select: { name: true } } },
  title: ({ title }) => title,
  words: ['title'],
  since: ({ submittedAt }) => submittedAt,
  asker: ({ submitter }) => submitter?.name,
  awaited: {
    requires: 'IDEA_READ',
    asked: (viewer, access) => ({ AND: [submitted, { submitterId: viewer.id }, access.within('IDEA_READ')] }),
  },
  answered: { from: 'submittedAt', at: 'reviewedAt', day: 'answerBy' },
  at: ({ id }) => ['Idea', id],
})

/** Ideas of before a day was promised. */
export const unpromisedIdeaDuty = duty<{
  id: number
  title: string
  createdAt: Date
  submitter: { name: string } | null
}>()({
  kind: 'IDEA_REVIEW',
  model: 'Idea',
  requires: 'IDEA_REVIEW',
  team: true,
  takenBy: 'handler',
  owed: (_, access) => ({ AND: [submitted, { answerBy: null }, access.within('IDEA_REVIEW')] }),
  clock: { promisedFrom: 'createdAt' },
  select: { id: true, title: true, submitter: { select: { name: true } } },
  title: ({ title }) => title,
  words: ['title'],
  since: ({ createdAt }) => createdAt,
  asker: ({ submitter }) => submitter?.name,
  awaited: {
    requires: 'IDEA_READ',
    asked: (viewer, access) => ({
      AND: [submitted, { submitterId: viewer.id, answerBy: null }, access.within('IDEA_READ')],
    }),
  },
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
  words: ['title'],
  since: ({ reviewedAt }) => reviewedAt,
  why: 'OWNER',
  awaited: {
    requires: 'IDEA_REVIEW',
    asked: (viewer, access) => ({
      AND: [{ status: 'NEEDS_CHANGES', reviewerId: viewer.id }, access.within('IDEA_REVIEW')],
    }),
  },
  answered: 'KEPT',
  at: ({ id }) => ['Idea', id],
})
