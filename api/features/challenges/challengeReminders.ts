/** Reminds of challenges: those who starred one or write to it that it closes, and both sides of answers that are overdue. */
import { object } from 'yup'
import { isoDay, universityDay } from '../../days.ts'
import type { Db } from '../../db.ts'
import { inBackground, type BackgroundWork } from '../../inBackground.ts'
import { job } from '../../job.ts'
import { notify } from '../notifications/notify.ts'
import { tellUniversity } from '../notifications/tellUniversity.ts'
import { undecided } from '../../proposing/proposalStages.ts'

/** Days before its last day on which people are told that a challenge closes. */
const ahead = 7

interface Due {
  id: number
  title: string
  day: Date
}
const active = { user: { status: 'ACTIVE' } } as const

/**
 * Tells those who starred a challenge or have a draft to it, once for each deadline, and not who has submitted. May run at
 * any time, and twice at once: whoever marks a challenge tells of it. Returns how many challenges it told of.
 */
export const remindOfDeadlines = (db: Db, now: Date): Promise<number> =>
  inBackground(db, async (work) => {
    const today = isoDay(universityDay(now))
    // Not through Prisma's update: a reminder is no change of the challenge, so that it leaves updatedAt alone.
    const challenges = await work.tx.$queryRaw<Due[]>`
      UPDATE "Challenge" SET "closesSoonToldFor" = "deadline"
      WHERE "deadline" BETWEEN ${today}::date AND ${today}::date + ${ahead}::int
        AND "closesSoonToldFor" IS DISTINCT FROM "deadline"
        AND "status" = 'OPEN' AND "deletedAt" IS NULL
      RETURNING "id", "title", "deadline" AS "day"`
    for (const { id, title, day } of challenges)
      await notify(work, {
        to: [...(await whoMayStillPropose(work, id))],
        kind: 'CHALLENGE_CLOSES_SOON',
        subject: { entity: 'Challenge', id },
        data: { challenge: title, deadline: isoDay(new Date(day)) },
      })
    return challenges.length
  })

async function whoMayStillPropose({ tx }: BackgroundWork, challengeId: number): Promise<ReadonlySet<number>> {
  const [stars, proposals] = await Promise.all([
    tx.challengeStar.findMany({ where: { challengeId, ...active }, select: { userId: true } }),
    tx.proposal.findMany({
      where: { challengeId, author: active.user },
      select: { authorId: true, status: true },
    }),
  ])
  const by = (draft: boolean) =>
    proposals.flatMap(({ authorId, status }) => (authorId !== null && (status === 'DRAFT') === draft ? [authorId] : []))
  const done = new Set(by(false))
  return new Set([...stars.map(({ userId }) => userId), ...by(true)].filter((id) => !done.has(id)))
}

/** Tells those who decide, those who wait and the university, once for each promised day. */
export const remindOfAnswers = (db: Db, now: Date): Promise<number> =>
  inBackground(db, async (work) => {
    const today = isoDay(universityDay(now))
    const challenges = await work.tx.$queryRaw<Due[]>`
      UPDATE "Challenge" SET "overdueToldFor" = "answerBy"
      WHERE "answerBy" < ${today}::date AND "overdueToldFor" IS DISTINCT FROM "answerBy"
        AND "status" IN ('OPEN', 'CLOSED') AND "deletedAt" IS NULL
        AND EXISTS (
          SELECT FROM "Proposal" WHERE "challengeId" = "Challenge"."id" AND "status"::text = ANY (${[...undecided]}::text[])
        )
      RETURNING "id", "title", "answerBy" AS "day"`
    for (const challenge of challenges) await tellOfOverdue(work, challenge)
    return challenges.length
  })

const overdue = ({ id, title, day }: Due, side: 'company' | 'applicant' | 'university', data = {}) => ({
  kind: 'CHALLENGE_ANSWER_OVERDUE' as const,
  subject: { entity: 'Challenge' as const, id },
  data: { challenge: title, answerBy: isoDay(new Date(day)), side, ...data },
})

async function tellOfOverdue(work: BackgroundWork, due: Due): Promise<void> {
  await tellDeciders(work, due)
  const waiting = await work.tx.proposal.findMany({
    where: { challengeId: due.id, status: { in: [...undecided] } },
    select: { authorId: true, coApplicants: { where: { answer: 'CONFIRMED' }, select: { userId: true } } },
  })
  const applicants = waiting.flatMap(({ authorId, coApplicants }) => [
    authorId,
    ...coApplicants.map(({ userId }) => userId),
  ])
  await notify(work, { ...overdue(due, 'applicant'), to: applicants })
  await tellUniversity(work, overdue(due, 'university'))
}

/** Tells the owner and those who lead the review that applicants wait; gives back how many they are. */
export async function tellDeciders(
  work: Pick<BackgroundWork, 'tx' | 'afterCommit'>,
  due: Due,
  data: Record<string, string> = {},
): Promise<number> {
  const { ownerId, reviewers } = await work.tx.challenge.findUniqueOrThrow({
    where: { id: due.id },
    select: { ownerId: true, reviewers: { where: { role: 'LEAD' }, select: { userId: true } } },
  })
  const deciders = [...new Set([ownerId, ...reviewers.map(({ userId }) => userId)])].filter((one) => one !== null)
  await notify(work, { ...overdue(due, 'company', data), to: deciders })
  return deciders.length
}

export const remindOfChallenges = job({
  name: 'remindOfChallenges',
  rules: object(),
  retries: 3,
  every: 'hour',
  async run(db) {
    await remindOfDeadlines(db, new Date())
    await remindOfAnswers(db, new Date())
  },
})
