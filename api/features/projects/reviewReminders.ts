/** Reminds owners of the reviews of their projects, a week before. */
import { object } from 'yup'
import { isoDay, universityDay } from '../../days.ts'
import type { Db } from '../../db.ts'
import { inBackground } from '../../inBackground.ts'
import { job } from '../../job.ts'
import { notify } from '../notifications/notify.ts'

/** Days before a review on which its owner is reminded. */
const ahead = 7

interface Due {
  id: number
  title: string
  ownerId: number
  nextReviewDate: Date
}

/**
 * Tells the owner of each project whose review is due within a week, once for each review date: a date that is moved is
 * another one. May run at any time, and twice at once: whoever marks a project tells of it.
 */
export async function remindOfReviews(db: Db, now: Date): Promise<number> {
  const due = await inBackground(db, async (work) => {
    const today = isoDay(universityDay(now))
    // Not through Prisma's update: a reminder is no change of the project, so that it leaves updatedAt alone.
    const projects = await work.tx.$queryRaw<Due[]>`
      UPDATE "Project" SET "reviewRemindedFor" = "nextReviewDate"
      WHERE "nextReviewDate" BETWEEN ${today}::date AND ${today}::date + ${ahead}::int
        AND "reviewRemindedFor" IS DISTINCT FROM "nextReviewDate"
        AND "ownerId" IS NOT NULL AND "deletedAt" IS NULL
        AND status NOT IN ('COMPLETED', 'CLOSED', 'ARCHIVED')
      RETURNING id, title, "ownerId", "nextReviewDate"`
    for (const { id, title, ownerId, nextReviewDate } of projects)
      await notify(work, {
        to: ownerId,
        kind: 'PROJECT_REVIEW_DUE',
        subject: { entity: 'Project', id },
        data: { project: title, date: isoDay(new Date(nextReviewDate)) },
      })
    return projects
  })
  return due.length
}

export const remindOfReviewsDaily = job({
  name: 'remindOfReviews',
  rules: object(),
  retries: 3,
  every: 'day',
  async run(db) {
    await remindOfReviews(db, new Date())
  },
})
