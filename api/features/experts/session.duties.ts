/** Sessions that wait for their expert: for an answer before they begin, and for how they went once they are over. */
import { duty } from '../../duties/duty.ts'

const at = () => '/experts/sessions'

export const sessionConfirmDuty = duty<{
  id: number
  title: string
  createdAt: Date
  organizer: { name: string } | null
}>()({
  kind: 'SESSION_CONFIRM',
  model: 'Meeting',
  requires: 'EXPERT_SESSION_GIVE',
  owed: (_, access) => ({
    AND: [{ state: 'PROPOSED', startsAt: { gt: new Date() } }, access.within('EXPERT_SESSION_GIVE')],
  }),
  clock: { before: 'startsAt' },
  select: { id: true, title: true, createdAt: true, organizer: { select: { name: true } } },
  title: ({ title }) => title,
  words: ['title'],
  since: ({ createdAt }) => createdAt,
  asker: ({ organizer }) => organizer?.name,
  why: 'CHOSEN',
  awaited: {
    requires: 'MEETING_READ',
    asked: (viewer, access) => ({
      AND: [
        { kind: 'SESSION', state: 'PROPOSED', startsAt: { gt: new Date() }, organizerId: viewer.id },
        access.within('MEETING_READ'),
      ],
    }),
    at: ({ id }) => ['Meeting', id],
  },
  answered: 'KEPT',
  at,
})

export const sessionCloseDuty = duty<{ title: string; endsAt: Date }>()({
  kind: 'SESSION_CLOSE',
  model: 'Meeting',
  requires: 'EXPERT_SESSION_GIVE',
  owed: (_, access) => ({
    AND: [{ state: 'CONFIRMED', endsAt: { lte: new Date() } }, access.within('EXPERT_SESSION_GIVE')],
  }),
  clock: { promisedFrom: 'endsAt' },
  select: { title: true },
  title: ({ title }) => title,
  words: ['title'],
  since: ({ endsAt }) => endsAt,
  why: 'PARTICIPANT',
  answered: 'KEPT',
  at,
})
