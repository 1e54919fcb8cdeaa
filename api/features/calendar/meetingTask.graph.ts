/** Action items of meetings in the schema. */
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { TaskInterface } from '../../tasks/task.graph.ts'
import { isOff, isUnderWayOrOver } from './meetingPhases.rules.ts'
import { completeMeetingTask, removeMeetingTask, setMeetingTask } from './meetingTask.actions.ts'
import { mayChangeTask } from './meetingTasks.ts'

builder.prismaObject('MeetingTask', {
  readable: 'parent',
  interfaces: [TaskInterface],
  description: 'An action item: what a person of a meeting has to do after it.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    assigneeId: t.globalID({
      nullable: true,
      description: 'The person responsible, as inputs name people; null when the person does not take part any more.',
      resolve: ({ assigneeId }) => (assigneeId === null ? null : { type: 'User', id: assigneeId }),
    }),
    assignee: t.relation('assignee', { nullable: true, description: 'Who, when the viewer may see the person.' }),
    assigneeName: t.string({
      nullable: true,
      description: 'The name of the person responsible.',
      select: { assignee: { select: { name: true } } },
      resolve: ({ assignee }) => assignee?.name ?? null,
    }),
    canUpdate: t.boolean({
      description: 'Whether the viewer may change, finish and remove it.',
      select: { authorId: true, assigneeId: true, meeting: { select: { id: true, state: true, organizerId: true } } },
      resolve: async ({ meeting, ...task }, _args, { viewer, access }) =>
        viewer !== null &&
        !isOff(meeting.state) &&
        mayChangeTask(task, meeting, viewer.id) &&
        (await access.can('MEETING_TASK', meeting.id)),
    }),
  }),
})

builder.prismaObjectFields('Meeting', (t) => ({
  tasks: t.relation('tasks', {
    nullable: true,
    requires: 'MEETING_READ_INSIDE',
    description: 'Its action items: what is not done by its day, then the latest that was done.',
    args: { open: t.arg.boolean({ required: false, description: 'Only what is not done.' }) },
    query: ({ open }) => ({
      where: open ? { doneAt: null } : {},
      orderBy: [{ doneAt: { sort: 'desc', nulls: 'first' } }, { dueOn: 'asc' }, { id: 'asc' }],
    }),
  }),
  canAddTask: t.boolean({
    description: 'Whether the viewer may write action items now: from when it begins.',
    extensions: { reads: ['state', 'startsAt'], asks: 'MEETING_TASK' },
    resolve: async (meeting, _args, { access }) =>
      isUnderWayOrOver(meeting) && (await access.can('MEETING_TASK', meeting.id, meeting)),
  }),
}))

for (const act of [setMeetingTask, completeMeetingTask, removeMeetingTask])
  actionField(act as typeof removeMeetingTask, (t) => ({
    meeting: recordField(t, 'Meeting', (out) => out.meetingId),
  }))
