/** Challenges, to which proposals and collaborations go back. */
import type { ChallengeStatus } from '../../__generated__/prisma/enums.ts'
import { thread } from '../../thread/definition.ts'

export const challengeThread = thread<{ title: string; status: ChallengeStatus; createdAt: Date }>()({
  kind: 'CHALLENGE',
  model: 'Challenge',
  within: (access) => access.within('CHALLENGE_READ'),
  from: {},
  select: { title: true, status: true, createdAt: true },
  when: ({ createdAt }) => createdAt,
  title: ({ title }) => title,
  state: ({ status }) => status,
  at: ({ id }, may) => (may('CHALLENGE_LIST') ? ['Challenge', id] : null),
})
