/** Sessions that wait for their expert: for an answer before they begin, and for how they went once they are over. */
import { duty } from '../../duties/duty.ts'

const at = () => '/experts/sessions'

export const sessionConfirmDuty = duty<{ title: string; createdAt: Date }>()({
  kind: 'SESSION_CONFIRM',
  model: 'Meeting',
  requires: 'EXPERT_SESSION_GIVE',
  owed: (_, access) => ({
    AND: [{ state: 'PROPOSED', startsAt: { gt: new Date() } }, access.within('EXPERT_SESSION_GIVE')],
  }),
  clock: { before: 'startsAt' },
  select: { title: true, createdAt: true },
  title: ({ title }) => title,
  since: ({ createdAt }) => createdAt,
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
  since: ({ endsAt }) => endsAt,
  answered: 'KEPT',
  at,
})
