/** Says of a task that it is done, or that it is not after all; of whatever it is a task. */

/** The table of one kind of task. */
interface Tasks {
  updateMany(args: {
    where: { id: number; doneAt: null | { not: null } }
    data: { doneAt: Date | null }
  }): PromiseLike<{ count: number }>
}

/** Whether anything changed: of two who do it at the same moment, one does, and the day of the first stays. */
export async function tick(tasks: Tasks, id: number, done: boolean): Promise<boolean> {
  const { count } = await tasks.updateMany({
    where: { id, doneAt: done ? null : { not: null } },
    data: { doneAt: done ? new Date() : null },
  })
  return count > 0
}
