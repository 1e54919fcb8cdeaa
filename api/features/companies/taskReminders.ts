/** Reminds of tasks about companies, on their day. */
import { object } from 'yup'
import type { Db } from '../../db.ts'
import { inBackground } from '../../inBackground.ts'
import { job } from '../../job.ts'
import { isoDay, universityDay } from '../../days.ts'
import { notify } from '../notifications/notify.ts'

interface Due {
  text: string
  dueOn: Date
  assigneeId: number
  companyId: number
  company: string
}

/**
 * Tells who is to do something that is due, once for each day: a task that is moved is told of again. May run at any time,
 * and twice at once: whoever marks a task tells of it. Returns how many were told of.
 */
export const remindOfCompanyTasks = (db: Db, now: Date): Promise<number> =>
  inBackground(db, async (work) => {
    const today = isoDay(universityDay(now))
    const tasks = await work.tx.$queryRaw<Due[]>`
      UPDATE "CompanyTask" AS t SET "remindedFor" = "dueOn"
      FROM "Company" AS c
      WHERE c.id = t."companyId" AND "dueOn" <= ${today}::date AND "remindedFor" IS DISTINCT FROM "dueOn"
        AND "doneAt" IS NULL AND "assigneeId" IS NOT NULL
      RETURNING t.text, t."dueOn", t."assigneeId", t."companyId", c.name AS company`
    for (const { text, dueOn, assigneeId, companyId, company } of tasks)
      await notify(work, {
        to: assigneeId,
        kind: 'COMPANY_TASK_DUE',
        subject: { entity: 'Company', id: companyId },
        data: { company, task: text, dueOn: isoDay(new Date(dueOn)) },
      })
    return tasks.length
  })

export const remindOfCompanyTasksHourly = job({
  name: 'remindOfCompanyTasks',
  rules: object(),
  retries: 3,
  every: 'hour',
  async run(db) {
    await remindOfCompanyTasks(db, new Date())
  },
})
