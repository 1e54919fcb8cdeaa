/** Deliverables and reports of grants that are due soon, or were: who keeps the grant delivers them. */
import { dayLength, universityDay } from '../../days.ts'
import { duty } from '../../duties/duty.ts'
import { grantRelations } from '../../relations/grants.ts'
import { queueDays } from '../../research/reminders.ts'
import { running } from './grantMoves.ts'

export const grantItemDuty = duty<{ title: string; createdAt: Date; researchGrant: { id: number; title: string } }>()({
  kind: 'GRANT_ITEM',
  model: 'GrantItem',
  requires: 'GRANT_UPDATE',
  owed: (viewer, access) => ({
    doneOn: null,
    dueOn: { lte: new Date(universityDay().getTime() + queueDays * dayLength) },
    researchGrant: {
      AND: [{ status: { in: [...running] } }, grantRelations.ResearchGrant.own(viewer), access.within('GRANT_UPDATE')],
    },
  }),
  clock: { day: 'dueOn' },
  select: { title: true, createdAt: true, researchGrant: { select: { id: true, title: true } } },
  title: ({ title, researchGrant }) => `${title} · ${researchGrant.title}`,
  words: ['title', 'researchGrant.title'],
  since: ({ createdAt }) => createdAt,
  why: 'OWNER',
  outside: true,
  answered: { from: 'createdAt', at: 'doneOn', day: 'dueOn' },
  at: ({ researchGrant }) => ['ResearchGrant', researchGrant.id],
})
