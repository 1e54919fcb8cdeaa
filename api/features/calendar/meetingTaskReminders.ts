/** Reminds of action items of meetings, on their day. */
import { object } from 'yup'
import { Prisma } from '../../__generated__/prisma/client.ts'
import type { Db } from '../../db.ts'
import { job } from '../../job.ts'
import { remindOfDue, type DueTask } from '../../tasks/remindOfDue.ts'
import { notify } from '../notifications/notify.ts'
import { offStates } from './meetingPhases.rules.ts'

interface Due extends DueTask {
  meetingId: number
  meeting: string
}

export const remindOfMeetingTasks = (db: Db, now: Date): Promise<number> =>
  remindOfDue<Due>(
    db,
    now,
    (today) => Prisma.sql`
      UPDATE "MeetingTask" AS t SET "remindedFor" = "dueOn"
      FROM "Meeting" AS m
      WHERE m.id = t."meetingId" AND m.state::text <> ALL (${[...offStates]})
        AND "dueOn" <= ${today}::date AND "remindedFor" IS DISTINCT FROM "dueOn"
        AND "doneAt" IS NULL AND "assigneeId" IS NOT NULL
      RETURNING t.text, t."dueOn", t."assigneeId", t."meetingId", m.title AS meeting`,
    (work, { text, assigneeId, meetingId, meeting }, dueOn) =>
      notify(work, {
        to: assigneeId,
        kind: 'MEETING_TASK_DUE',
        subject: { entity: 'Meeting', id: meetingId },
        data: { meeting, task: text, dueOn },
      }),
  )

export const remindOfMeetingTasksHourly = job({
  name: 'remindOfMeetingTasks',
  rules: object(),
  retries: 3,
  every: 'hour',
  async run(db) {
    await remindOfMeetingTasks(db, new Date())
  },
})
