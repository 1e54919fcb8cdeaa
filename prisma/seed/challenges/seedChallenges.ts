/** Writes the demo's challenges, with what was asked, starred and done. */
import type { Prisma } from '../../../api/__generated__/prisma/client.ts'
import type { Tx } from '../../../api/db.ts'
import type { Calendar } from '../calendar.ts'
import { people } from '../people/people.ts'
import type { Ids } from '../projects/demoProject.ts'
import type { DemoChallenge } from './demoChallenge.ts'
import { industryChallenges } from './industry.ts'
import { pastChallenges } from './past.ts'
import { waterChallenges } from './water.ts'

const officer = 'ku_team'
const demoChallenges = [...waterChallenges, ...industryChallenges, ...pastChallenges]

export async function seedChallenges(tx: Tx, calendar: Calendar, persons: Ids): Promise<void> {
  for (const [nth, challenge] of demoChallenges.entries()) {
    const {
      owner,
      age,
      deadline: _deadline,
      answer: _answer,
      criteria = [],
      questions = [],
      stars = [],
      reviewers = [],
      checker,
      invited = [],
      ...row
    } = challenge
    const { id: challengeId } = await tx.challenge.create({
      data: {
        ...row,
        ...daysOf(challenge, nth, calendar),
        ownerId: persons.get(owner)!,
        checkerId: checker ? persons.get(checker)! : null,
        companyName: companyOf(challenge),
        criteria: { create: criteria.map(([name, weight], position) => ({ name, weight, position })) },
      },
      select: { id: true },
    })
    await tx.challengeQuestion.createMany({
      data: questions.map(([by, text, answer], asked) => ({
        challengeId,
        askerId: persons.get(by)!,
        text,
        createdAt: calendar.ago(Math.round(age / 2), nth + asked),
        ...(answer
          ? {
              answer,
              answererId: persons.get(owner)!,
              answeredAt: calendar.ago(Math.round(age / 3), nth + asked),
            }
          : {}),
      })),
    })
    await tx.challengeStar.createMany({
      data: stars.map((key) => ({
        challengeId,
        userId: persons.get(key)!,
        title: row.title,
        companyName: row.anonymous ? '' : companyOf(challenge),
        createdAt: calendar.ago(2, nth),
      })),
    })
    await tx.challengeReviewer.createMany({
      data: reviewers.map(([key, role]) => ({ challengeId, userId: persons.get(key)!, role })),
    })
    await tx.challengeInvitation.createMany({
      data: invited.map(([key, by, words]) => ({
        challengeId,
        userId: persons.get(key)!,
        inviterId: persons.get(by)!,
        words,
        createdAt: calendar.ago(3, nth),
      })),
    })
    await tx.challengeViewing.createMany({ data: viewingsOf(challenge, challengeId, nth, persons) })
    await tx.auditEntry.createMany({ data: historyOf(challenge, challengeId, nth, calendar, persons) })
  }
}

const companyOf = ({ owner }: DemoChallenge) => people.find(({ key }) => key === owner)!.department

/** When it was begun, published and closed, and its days to come. */
function daysOf({ age, status, deadline, answer }: DemoChallenge, nth: number, calendar: Calendar) {
  const published = status !== 'DRAFT' && status !== 'UNDER_REVIEW'
  const over = published && status !== 'OPEN'
  return {
    createdAt: calendar.ago(age, nth),
    updatedAt: calendar.ago(Math.round(age / 2), nth),
    ...(deadline === undefined ? {} : { deadline: calendar.date(deadline) }),
    ...(deadline === undefined || answer === undefined ? {} : { answerBy: calendar.date(deadline + answer) }),
    ...(published ? { publishedAt: calendar.ago(Math.round(age * 0.9), nth) } : {}),
    ...(status === 'UNDER_REVIEW' ? { submittedAt: calendar.ago(Math.round(age * 0.95), nth) } : {}),
    ...(over ? { closedAt: calendar.ago(-(deadline ?? 0), nth) } : {}),
    ...(status === 'COMPLETED' ? { completedAt: calendar.ago(-(deadline ?? 0) - 40, nth) } : {}),
  }
}

/** Researchers who have looked at it: more, the longer it has been there. */
function viewingsOf({ status, age }: DemoChallenge, challengeId: number, nth: number, persons: Ids) {
  if (status === 'DRAFT' || status === 'UNDER_REVIEW') return []
  const researchers = people.filter(({ role, pending }) => role === 'RESEARCHER' && !pending)
  return researchers
    .filter((_, at) => (at * 7 + nth * 3) % 11 < Math.min(8, 2 + age / 10))
    .map(({ key }) => ({ challengeId, userId: persons.get(key)! }))
}

function historyOf(challenge: DemoChallenge, entityId: number, nth: number, calendar: Calendar, persons: Ids) {
  const { age, status, title, deadline = 0, owner } = challenge
  const did = (by: string, days: number, action: string, changes: Prisma.InputJsonObject, comment?: string) => ({
    actorId: persons.get(by)!,
    entity: 'Challenge',
    entityId,
    at: calendar.ago(Math.round(days), nth),
    action,
    changes,
    comment: comment ?? null,
  })
  const begun = did(owner, age, 'createChallenge', { title: [null, title], status: [null, 'DRAFT'] })
  if (status === 'DRAFT') return [begun]
  const handedIn = did(owner, age * 0.95, 'submitChallenge', { status: ['DRAFT', 'UNDER_REVIEW'] })
  if (status === 'UNDER_REVIEW') return [begun, handedIn]
  const published = did(officer, age * 0.9, 'publishChallenge', { status: ['UNDER_REVIEW', 'OPEN'] })
  const end = { CLOSED: 'closeChallenge', COMPLETED: 'closeChallenge', CANCELLED: 'cancelChallenge', OPEN: null }[
    status
  ]
  if (!end) return [begun, handedIn, published]
  const ended = did(
    owner,
    -deadline,
    end,
    { status: ['OPEN', status === 'CANCELLED' ? status : 'CLOSED'] },
    challenge.cancelReason,
  )
  if (status !== 'COMPLETED') return [begun, handedIn, published, ended]
  return [
    begun,
    handedIn,
    published,
    ended,
    did(owner, -deadline - 40, 'completeChallenge', { status: ['CLOSED', status] }),
  ]
}
