/** Reminds partners of milestones: a week before the day, and once more when it has gone by. */
import { object } from 'yup'
import { isoDay, universityDay } from '../../days.ts'
import type { Db } from '../../db.ts'
import { inBackground } from '../../inBackground.ts'
import { job } from '../../job.ts'
import { notify } from '../notifications/notify.ts'
import { soonDays } from './collaborationStatus.ts'

interface Due {
  title: string
  dueDate: Date
  overdue: boolean
  collaborationId: number
}

/**
 * Tells the partners of each milestone of an open collaboration that is due within a week, and of each that is overdue,
 * once for each day: one that is moved is another. May run at any time, and twice at once: whoever marks it tells of it.
 */
export async function remindOfMilestones(db: Db, now: Date): Promise<number> {
  const due = await inBackground(db, async (work) => {
    const today = isoDay(universityDay(now))
    const milestones = await work.tx.$queryRaw<Due[]>`
      UPDATE "Milestone" AS m
      SET "remindedFor" = "dueDate",
        "overdueToldFor" = CASE WHEN "dueDate" < ${today}::date THEN "dueDate" ELSE "overdueToldFor" END
      FROM "Collaboration" AS c
      WHERE c.id = m."collaborationId" AND c."closedAt" IS NULL AND m."doneAt" IS NULL
        AND CASE WHEN "dueDate" < ${today}::date THEN "overdueToldFor" IS DISTINCT FROM "dueDate"
          ELSE "dueDate" <= ${today}::date + ${soonDays}::int AND "remindedFor" IS DISTINCT FROM "dueDate" END
      RETURNING m.title, m."dueDate", m."dueDate" < ${today}::date AS overdue, m."collaborationId"`
    const collaborations = await work.tx.collaboration.findMany({
      where: { id: { in: milestones.map(({ collaborationId }) => collaborationId) } },
      select: { id: true, title: true, partners: { select: { userId: true } } },
    })
    const byId = new Map(collaborations.map((one) => [one.id, one]))
    for (const { title, dueDate, overdue, collaborationId } of milestones)
      await notify(work, {
        to: byId.get(collaborationId)!.partners.map(({ userId }) => userId),
        kind: 'MILESTONE_DUE',
        subject: { entity: 'Collaboration', id: collaborationId },
        data: {
          milestone: title,
          collaboration: byId.get(collaborationId)!.title,
          dueDate: isoDay(new Date(dueDate)),
          verb: overdue ? 'was' : 'is',
        },
      })
    return milestones
  })
  return due.length
}

export const remindOfMilestonesDaily = job({
  name: 'remindOfMilestones',
  rules: object(),
  retries: 3,
  every: 'day',
  async run(db) {
    await remindOfMilestones(db, new Date())
  },
})
