/** Companies that ask to be introduced to an expert. */
import { duty } from '../../duties/duty.ts'

export const introductionDuty = duty<{
  createdAt: Date
  requester: { name: string }
  expert: { id: number; name: string }
}>()({
  kind: 'INTRODUCTION_ANSWER',
  model: 'Introduction',
  requires: 'INTRODUCTION_ANSWER',
  owed: (_, access) => ({ AND: [{ state: 'WAITING' }, access.within('INTRODUCTION_ANSWER')] }),
  clock: { promisedFrom: 'createdAt' },
  select: { requester: { select: { name: true } }, expert: { select: { id: true, name: true } } },
  title: ({ requester }) => requester.name,
  words: ['requester.name'],
  since: ({ createdAt }) => createdAt,
  why: 'CHOSEN',
  outside: true,
  awaited: {
    requires: 'INTRODUCTION_READ',
    asked: (viewer, access) => ({
      AND: [{ state: 'WAITING', requesterId: viewer.id }, access.within('INTRODUCTION_READ')],
    }),
    title: ({ expert }) => expert.name,
    at: () => '/experts?tab=introductions',
  },
  answered: { from: 'createdAt', at: 'answeredAt', by: 'expertId' },
  at: () => '/experts/sessions',
})
