/** Deadlines of patents, from 90 days ahead: for who keeps the patent, and for the university, one of whom may take it. */
import type { PatentDeadlineKind, PatentOffice } from '../../__generated__/prisma/enums.ts'
import { dayLength, universityDay } from '../../days.ts'
import { duty } from '../../duties/duty.ts'
import { queueDays } from '../../research/reminders.ts'
import { deadlineWords } from './deadlineWords.rules.ts'
import { officeWords } from './offices.rules.ts'
import { alive } from './patentMoves.ts'

export const patentDeadlineDuty = duty<{
  kind: PatentDeadlineKind
  year: number
  title: string
  createdAt: Date
  patent: { id: number; title: string; office: PatentOffice }
}>()({
  kind: 'PATENT_DEADLINE',
  model: 'PatentDeadline',
  requires: 'PATENT_UPDATE',
  team: true,
  takenBy: 'handler',
  owed: (_, access) => ({
    outcome: null,
    dueOn: { lte: new Date(universityDay().getTime() + queueDays * dayLength) },
    patent: { AND: [{ status: { in: [...alive] } }, access.within('PATENT_UPDATE')] },
  }),
  clock: { day: 'dueOn' },
  select: {
    kind: true,
    year: true,
    title: true,
    createdAt: true,
    patent: { select: { id: true, title: true, office: true } },
  },
  title: ({ patent, ...deadline }) =>
    `${deadlineWords(deadline, patent.office)} · ${patent.title}, ${officeWords(patent.office)}`,
  words: ['title', 'patent.title'],
  since: ({ createdAt }) => createdAt,
  why: 'RESPONSIBLE',
  answered: { from: 'createdAt', at: 'closedOn', day: 'dueOn', where: { outcome: 'DONE' } },
  at: ({ patent }) => ['Patent', patent.id],
})
