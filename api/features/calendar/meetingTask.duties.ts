/** Action items of meetings that wait for the person responsible. */
import { duty } from '../../duties/duty.ts'
import { offStates } from './meetingPhases.rules.ts'

export const meetingTaskDuty = duty<{
  text: string
  createdAt: Date
  author: { name: string } | null
  meeting: { id: number; title: string }
}>()({
  kind: 'MEETING_TASK',
  model: 'MeetingTask',
  requires: 'MEETING_TASK',
  owed: (viewer, access) => ({
    assigneeId: viewer.id,
    doneAt: null,
    meeting: { AND: [{ state: { notIn: [...offStates] } }, access.within('MEETING_TASK')] },
  }),
  clock: { day: 'dueOn' },
  select: {
    text: true,
    createdAt: true,
    author: { select: { name: true } },
    meeting: { select: { id: true, title: true } },
  },
  title: ({ text, meeting }) => `${meeting.title} · ${text}`,
  words: ['text', 'meeting.title'],
  since: ({ createdAt }) => createdAt,
  asker: ({ author }) => author?.name,
  why: 'CHOSEN',
  awaited: {
    requires: 'MEETING_READ',
    asked: (viewer, access) => ({
      authorId: viewer.id,
      assigneeId: { not: viewer.id },
      doneAt: null,
      meeting: { AND: [{ state: { notIn: [...offStates] } }, access.within('MEETING_READ')] },
    }),
  },
  answered: { from: 'createdAt', at: 'doneAt', day: 'dueOn' },
  at: ({ meeting }) => ['Meeting', meeting.id],
})
