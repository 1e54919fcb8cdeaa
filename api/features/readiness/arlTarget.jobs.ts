/** Reminds of the days of targets: two weeks ahead, and once more when the day has passed and the target is not reached. */
import { object } from 'yup'
import type { Db } from '../../db.ts'
import { isoDay, universityDay } from '../../days.ts'
import { inBackground } from '../../inBackground.ts'
import { job } from '../../job.ts'
import { dimensionOf } from '../../readiness/rubric.ts'
import { notify } from '../notifications/notify.ts'
import { betweenDimensions } from './dimensionList.ts'

/** How many days ahead people are reminded. */
const reminderDays = 14

interface Due {
  assessmentId: number
  code: string
  targetOn: Date
  passed: boolean
}

/**
 * Tells the owner of an assessment and of its project of the targets that are not reached: those of the newest report of the
 * project, unless that is over. Targets of one day are told of together, once for each day: one that is moved is another. May
 * run at any time, and twice at once: whoever marks them tells of them. Returns how many notifications there were about.
 */
export const remindOfTargets = (db: Db, now: Date): Promise<number> =>
  inBackground(db, async (work) => {
    const today = isoDay(universityDay(now))
    const due = await work.tx.$queryRaw<Due[]>`
      UPDATE "ArlRating" AS r
      SET "targetRemindedFor" = "targetOn",
        "targetPassedFor" = CASE WHEN "targetOn" < ${today}::date THEN "targetOn" ELSE "targetPassedFor" END
      FROM "ArlAssessment" AS a JOIN "Project" AS p ON p.id = a."projectId"
      WHERE a.id = r."assessmentId" AND a.status = 'COMPLETED'
        AND p."deletedAt" IS NULL AND p.status NOT IN ('CLOSED', 'ARCHIVED')
        AND NOT EXISTS (
          SELECT FROM "ArlAssessment" AS later
          WHERE later."projectId" = a."projectId" AND later.status = 'COMPLETED'
            AND (later."completedAt", later.id) > (a."completedAt", a.id)
        )
        AND CASE r.target
          WHEN 'LOW' THEN coalesce(r.override, r.risk) IN ('MEDIUM', 'HIGH')
          WHEN 'MEDIUM' THEN coalesce(r.override, r.risk) = 'HIGH'
          ELSE false END
        AND CASE WHEN "targetOn" < ${today}::date THEN "targetPassedFor" IS DISTINCT FROM "targetOn"
          ELSE "targetOn" <= ${today}::date + ${reminderDays}::int AND "targetRemindedFor" IS DISTINCT FROM "targetOn" END
      RETURNING r."assessmentId", r.code, r."targetOn", r."targetOn" < ${today}::date AS passed`
    const assessments = await work.tx.arlAssessment.findMany({
      where: { id: { in: due.map(({ assessmentId }) => assessmentId) } },
      select: {
        id: true,
        title: true,
        ownerId: true,
        project: { select: { ownerId: true, members: { select: { userId: true } } } },
      },
    })
    const byId = new Map(assessments.map((one) => [one.id, one]))
    const together = Map.groupBy(due, ({ assessmentId, targetOn }) => `${assessmentId} ${isoDay(new Date(targetOn))}`)
    for (const targets of together.values()) {
      const { assessmentId, targetOn, passed } = targets[0]!
      const { title, ownerId, project } = byId.get(assessmentId)!
      // Who has left the project reads its reports no more.
      const isMember = project.members.some(({ userId }) => userId === ownerId)
      await notify(work, {
        to: [isMember ? ownerId : null, project.ownerId],
        kind: passed ? 'ARL_TARGET_PASSED' : 'ARL_TARGET_DUE',
        subject: { entity: 'ArlAssessment', id: assessmentId },
        data: {
          project: title,
          dimensions: targets
            .map(({ code }) => code)
            .toSorted()
            .map((code) => dimensionOf(code).words.en.title)
            .join(betweenDimensions),
          dueOn: isoDay(new Date(targetOn)),
        },
      })
    }
    return together.size
  })

export const remindOfTargetsDaily = job({
  name: 'remindOfTargets',
  rules: object(),
  retries: 3,
  every: 'day',
  async run(db) {
    await remindOfTargets(db, new Date())
  },
})
