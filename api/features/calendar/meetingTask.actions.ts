/** Action items of meetings: written by those who take part, done by the person responsible. */
import * as errors from '#texts/meetings/errors.js'
import * as records from '#texts/ui/records.js'
import type { Meeting, MeetingTask } from '../../__generated__/prisma/client.ts'
import { action, changesOf, type Work } from '../../action.ts'
import { isoDay } from '../../days.ts'
import { editing, NoneYet } from '../../editing.ts'
import { conflict, forbidden, invalid, notFound } from '../../errors.ts'
import { keepWithin } from '../../keepWithin.ts'
import { tick } from '../../tasks/tick.ts'
import { notify } from '../notifications/notify.ts'
import { meetingToChange } from './meeting.actions.ts'
import { isOff, isUnderWayOrOver } from './meetingPhases.rules.ts'
import { kindInWords, meetingMoves } from './meetingStates.ts'
import {
  completeMeetingTaskRules,
  mostTasks,
  removeMeetingTaskRules,
  setMeetingTaskRules,
} from './meetingTask.rules.ts'
import { mayChangeTask } from './meetingTasks.ts'

export const setMeetingTask = editing({
  name: 'setMeetingTask',
  requires: 'MEETING_TASK',
  rules: setMeetingTaskRules,
  description:
    'Writes an action item of a meeting that has begun, or changes one, where what is not given stays; the person responsible is notified, and again on its day.',
  async held(work, { id, task }) {
    const meeting = await openMeeting(work, id)
    if (task == null) return new NoneYet(meeting)
    const before = await ownTask(work, meeting, task)
    if (before.doneAt) throw conflict(errors.taskDone())
    return { ...before, meeting }
  },
  async create(work, all, { id }, meeting) {
    const { tx, audit, viewer } = work
    await needPerson(work, id, all.assigneeId)
    if (!isUnderWayOrOver(meeting)) throw conflict(errors.notBegun({ kind: kindInWords(meeting.kind) }))
    await keepWithin(tx, {
      parent: 'Meeting',
      id,
      most: mostTasks,
      count: () => tx.meetingTask.count({ where: { meetingId: id } }),
      message: errors.mostTasks({ most: mostTasks }),
    })
    const task = await tx.meetingTask.create({ data: { meetingId: id, authorId: viewer.id, ...all } })
    await audit('Meeting', id, { task: [null, task.text], dueOn: [null, task.dueOn] })
    await notifyAssignee(work, meeting, task)
    return { meetingId: id }
  },
  async run(work, given, { meeting, ...before }, { id }) {
    const changes = changesOf<typeof before>(before, given)
    if (!Object.keys(changes).length) return { meetingId: id }
    const isAnother = 'assigneeId' in changes
    if (isAnother) await needPerson(work, id, given.assigneeId!)
    // Another person is reminded on the day, too.
    const data = { ...given, ...(isAnother && { remindedFor: null }) }
    const after = await work.tx.meetingTask.update({ where: { id: before.id }, data })
    const { dueOn } = changes
    await work.audit('Meeting', id, { task: [before.text, after.text], ...(dueOn && { dueOn }) })
    if (isAnother) await notifyAssignee(work, meeting, after)
    return { meetingId: id }
  },
})

const notifyAssignee = (work: Work, meeting: Meeting, { assigneeId, text, dueOn }: MeetingTask) =>
  notify(work, {
    to: assigneeId,
    kind: 'MEETING_TASK_ASSIGNED',
    subject: { entity: 'Meeting', id: meeting.id },
    data: { by: work.viewer.name, meeting: meeting.title, task: text, dueOn: isoDay(dueOn) },
  })

export const completeMeetingTask = action({
  name: 'completeMeetingTask',
  requires: 'MEETING_TASK',
  rules: completeMeetingTaskRules,
  description: 'Says that an action item is done, or that it is not after all.',
  async run(work, { id, task, done }) {
    const { text } = await ownTask(work, await openMeeting(work, id), task)
    if (await tick(work.tx.meetingTask, task, done))
      await work.audit('Meeting', id, { task: [text, text], done: [!done, done] })
    return { meetingId: id }
  },
})

export const removeMeetingTask = action({
  name: 'removeMeetingTask',
  requires: 'MEETING_TASK',
  rules: removeMeetingTaskRules,
  description: 'Removes an action item.',
  async run(work, { id, task }) {
    const { text } = await ownTask(work, await openMeeting(work, id), task)
    await work.tx.meetingTask.delete({ where: { id: task } })
    await work.audit('Meeting', id, { task: [text, null] })
    return { meetingId: id }
  },
})

/** The meeting, held so that what happens to its people and its action items comes one after the other. */
async function openMeeting(work: Work, id: number): Promise<Meeting> {
  const meeting = await meetingToChange(work, 'MEETING_TASK', id)
  if (isOff(meeting.state))
    throw conflict(errors.state({ kind: kindInWords(meeting.kind), state: meetingMoves.inWords(meeting.state) }))
  return meeting
}

/** The action item, for those who may change it; the others who take part read it. */
async function ownTask({ tx, viewer }: Work, meeting: Meeting, id: number): Promise<MeetingTask> {
  const task = await tx.meetingTask.findFirst({ where: { id, meetingId: meeting.id } })
  if (!task) throw notFound(records.actionItem())
  if (!mayChangeTask(task, meeting, viewer.id)) throw forbidden()
  return task
}

async function needPerson({ tx }: Work, meetingId: number, userId: number): Promise<void> {
  const there = await tx.meetingParticipant.count({
    where: { meetingId, userId, answer: { not: 'DECLINED' }, user: { status: 'ACTIVE' } },
  })
  if (!there) throw invalid({ assigneeId: errors.choosePersonOfMeeting() })
}
