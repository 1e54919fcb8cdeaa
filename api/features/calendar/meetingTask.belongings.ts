/** Action items of meetings that hang on a person. */
import type { Work } from '../../action.ts'
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

const item = { text: true, dueOn: true, doneAt: true, meeting: { select: { id: true, title: true } } } as const

const letGo = ({ tx, viewer }: Work) =>
  tx.meetingTask.updateMany({ where: { assigneeId: viewer.id, doneAt: null }, data: { assigneeId: null } })

export const meetingTaskBelongings = {
  meetingTasks: {
    take: ({ db }, assigneeId) =>
      db.meetingTask.findMany({ where: { assigneeId }, select: item, orderBy: oldestFirst }),
    leave: letGo,
    close: letGo,
  },
  // The others go on with what the person wrote down.
  writtenMeetingTasks: {
    take: ({ db }, authorId) => db.meetingTask.findMany({ where: { authorId }, select: item, orderBy: oldestFirst }),
  },
} as const satisfies Record<string, Belonging>
