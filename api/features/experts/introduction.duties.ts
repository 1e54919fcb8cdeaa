/** Companies that ask to be introduced to an expert. */
import { duty } from '../../duties/duty.ts'

export const introductionDuty = duty<{ createdAt: Date; requester: { name: string } }>()({
  kind: 'INTRODUCTION_ANSWER',
  model: 'Introduction',
  requires: 'INTRODUCTION_ANSWER',
  owed: (_, access) => ({ AND: [{ state: 'WAITING' }, access.within('INTRODUCTION_ANSWER')] }),
  clock: { promisedFrom: 'createdAt' },
  select: { requester: { select: { name: true } } },
  title: ({ requester }) => requester.name,
  since: ({ createdAt }) => createdAt,
  answered: { from: 'createdAt', at: 'answeredAt' },
  at: () => '/experts/sessions',
})
