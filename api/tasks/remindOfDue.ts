/** Reminds of tasks on their day, of whatever they are tasks. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Db } from '../db.ts'
import { isoDay, universityDay } from '../days.ts'
import { inBackground, type BackgroundWork } from '../inBackground.ts'

/** A task that is due. */
export interface DueTask {
  text: string
  dueOn: Date
  assigneeId: number
}

/**
 * Tells who is to do something that is due, once for each day: a task that is moved is due again. May run at any time,
 * and twice at once: `claim` marks the tasks that are due on a day or before (`remindedFor`) and returns them; of two
 * runs, the one that marks a task tells of it. Returns how many were told of.
 */
export const remindOfDue = <Due extends DueTask>(
  db: Db,
  now: Date,
  claim: (today: string) => Prisma.Sql,
  tell: (work: BackgroundWork, task: Due, dueOn: string) => Promise<void>,
): Promise<number> =>
  inBackground(db, async (work) => {
    const tasks = await work.tx.$queryRaw<Due[]>(claim(isoDay(universityDay(now))))
    for (const task of tasks) await tell(work, task, isoDay(new Date(task.dueOn)))
    return tasks.length
  })
