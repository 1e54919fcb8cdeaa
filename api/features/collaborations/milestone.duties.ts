/** Milestones of collaborations that are due soon, or were: their partners report them. */
import { dayLength, universityDay } from '../../days.ts'
import { duty } from '../../duties/duty.ts'
import { collaborationRelations } from '../../relations/challenges.ts'
import { soonDays } from './collaborationStatus.ts'

export const milestoneDuty = duty<{ title: string; createdAt: Date; collaboration: { id: number; title: string } }>()({
  kind: 'MILESTONE',
  model: 'Milestone',
  requires: 'COLLABORATION_UPDATE',
  owed: (viewer, access) => ({
    doneAt: null,
    dueDate: { lte: new Date(universityDay().getTime() + soonDays * dayLength) },
    collaboration: {
      AND: [{ closedAt: null }, collaborationRelations.partnered(viewer), access.within('COLLABORATION_UPDATE')],
    },
  }),
  clock: { day: 'dueDate' },
  select: { title: true, createdAt: true, collaboration: { select: { id: true, title: true } } },
  title: ({ title, collaboration }) => `${collaboration.title} · ${title}`,
  words: ['title', 'collaboration.title'],
  since: ({ createdAt }) => createdAt,
  why: 'PARTICIPANT',
  outside: true,
  answered: { from: 'createdAt', at: 'doneAt', day: 'dueDate' },
  at: ({ collaboration }) => ['Collaboration', collaboration.id],
})
