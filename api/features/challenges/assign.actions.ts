/** Who of the university checks a challenge before it is published (docs/spec/challenges.md#browsing-challenges). */
import * as texts from '#texts/challenges/errors.js'
import { action, type Work } from '../../action.ts'
import { checkedBy } from '../../changeNames.rules.ts'
import { conflict, invalid } from '../../errors.ts'
import { notify } from '../notifications/notify.ts'
import { assignChallengeCheckerRules } from './challenge.rules.ts'

const team = ['COMMERCIALIZATION_TEAM', 'KU_TEAM'] as const

/** Who of the university checks a challenge that is under review. */
export async function assignChecker(work: Work, id: number, userId: number | null) {
  const { tx, access, audit, viewer } = work
  const challenge = await access.find('CHALLENGE_ASSIGN', id)
  if (challenge.status !== 'UNDER_REVIEW') throw conflict(texts.notUnderReview())
  if (challenge.checkerId === userId) return { challengeId: id }
  const people = await tx.user.findMany({
    where: { id: { in: [userId, challenge.checkerId].filter((one) => one !== null) } },
    select: { id: true, name: true, role: true, status: true },
  })
  const [before, after] = [challenge.checkerId, userId].map((one) => people.find((person) => person.id === one))
  if (userId !== null && !(after?.status === 'ACTIVE' && team.some((role) => role === after.role)))
    throw invalid({ userId: texts.chooseTeamPerson() })
  // Not through Prisma's update: who checks it is no change of the challenge, which waits as long as before.
  await tx.$executeRaw`UPDATE "Challenge" SET "checkerId" = ${userId} WHERE "id" = ${id}`
  await audit('Challenge', id, { [checkedBy]: [before?.name ?? null, after?.name ?? null] })
  await notify(work, {
    to: userId,
    kind: 'CHALLENGE_CHECK_ASSIGNED',
    subject: { entity: 'Challenge', id },
    data: { challenge: challenge.title, by: viewer.name },
  })
  return { challengeId: id }
}

export const assignChallengeChecker = action({
  name: 'assignChallengeChecker',
  requires: 'CHALLENGE_ASSIGN',
  rules: assignChallengeCheckerRules,
  description:
    'Chooses who of the university checks a challenge that waits for it, or nobody in particular; who is chosen is notified.',
  run: (work, { id, userId = null }) => assignChecker(work, id, userId),
})
