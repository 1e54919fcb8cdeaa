/** Reminds of tasks about companies, on their day. */
import { object } from 'yup'
import { Prisma } from '../../__generated__/prisma/client.ts'
import type { Db } from '../../db.ts'
import { job } from '../../job.ts'
import { remindOfDue, type DueTask } from '../../tasks/remindOfDue.ts'
import { notify } from '../notifications/notify.ts'

interface Due extends DueTask {
  companyId: number
  company: string
}

export const remindOfCompanyTasks = (db: Db, now: Date): Promise<number> =>
  remindOfDue<Due>(
    db,
    now,
    (today) => Prisma.sql`
      UPDATE "CompanyTask" AS t SET "remindedFor" = "dueOn"
      FROM "Company" AS c
      WHERE c.id = t."companyId" AND "dueOn" <= ${today}::date AND "remindedFor" IS DISTINCT FROM "dueOn"
        AND "doneAt" IS NULL AND "assigneeId" IS NOT NULL
      RETURNING t.text, t."dueOn", t."assigneeId", t."companyId", c.name AS company`,
    (work, { text, assigneeId, companyId, company }, dueOn) =>
      notify(work, {
        to: assigneeId,
        kind: 'COMPANY_TASK_DUE',
        subject: { entity: 'Company', id: companyId },
        data: { company, task: text, dueOn },
      }),
  )

export const remindOfCompanyTasksHourly = job({
  name: 'remindOfCompanyTasks',
  rules: object(),
  retries: 3,
  every: 'hour',
  async run(db) {
    await remindOfCompanyTasks(db, new Date())
  },
})
