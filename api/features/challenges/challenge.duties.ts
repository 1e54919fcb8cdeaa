/** What challenges wait for: the university's check, and answers to questions of researchers. */
import { duty } from '../../duties/duty.ts'
import { challengeRelations } from '../../relations/challenges.ts'
import { beginningOf } from '../notifications/knowing.ts'

export const challengeCheckDuty = duty<{
  id: number
  title: string
  submittedAt: Date
  owner: { name: string } | null
}>()({
  kind: 'CHALLENGE_CHECK',
  model: 'Challenge',
  requires: 'CHALLENGE_PUBLISH',
  team: true,
  takenBy: 'checker',
  owed: (_, access) => ({ AND: [{ status: 'UNDER_REVIEW' }, access.within('CHALLENGE_PUBLISH')] }),
  clock: { promisedFrom: 'submittedAt' },
  select: { id: true, title: true, owner: { select: { name: true } } },
  title: ({ title }) => title,
  words: ['title'],
  since: ({ submittedAt }) => submittedAt,
  asker: ({ owner }) => owner?.name,
  outside: true,
  awaited: {
    requires: 'CHALLENGE_READ',
    asked: (viewer, access) => ({
      AND: [{ status: 'UNDER_REVIEW' }, challengeRelations.led(viewer), access.within('CHALLENGE_READ')],
    }),
  },
  answered: { from: 'submittedAt', at: 'publishedAt' },
  at: ({ id }) => ['Challenge', id],
})

export const challengeQuestionDuty = duty<{
  text: string
  createdAt: Date
  challenge: { id: number; title: string }
}>()({
  kind: 'CHALLENGE_QUESTION',
  model: 'ChallengeQuestion',
  requires: 'CHALLENGE_ANSWER',
  // Many may answer; those who lead the challenge have to.
  owed: (viewer, access) => ({
    answeredAt: null,
    withheld: null,
    challenge: { AND: [challengeRelations.led(viewer), { status: 'OPEN' }, access.within('CHALLENGE_ANSWER')] },
  }),
  clock: { promisedFrom: 'createdAt' },
  select: { text: true, challenge: { select: { id: true, title: true } } },
  title: ({ challenge, text }) => `${challenge.title} · ${beginningOf(text, 80)}`,
  words: ['text', 'challenge.title'],
  since: ({ createdAt }) => createdAt,
  why: 'COMPANY',
  awaited: {
    requires: 'CHALLENGE_READ',
    asked: (viewer, access) => ({
      answeredAt: null,
      withheld: null,
      askerId: viewer.id,
      challenge: { AND: [{ status: 'OPEN' }, access.within('CHALLENGE_READ')] },
    }),
  },
  answered: { from: 'createdAt', at: 'answeredAt', by: 'challenge.companyId' },
  at: ({ challenge }) => ['Challenge', challenge.id],
})
