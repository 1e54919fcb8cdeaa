/** Two people at the action items of one meeting at the same moment. */
import { expect, test } from 'vitest'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { atOnce } from '../../testing/races.ts'
import { perform, person } from '../../testing/run.ts'
import { timesTold } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'
import { mostTasks } from './meetingTask.rules.ts'
import { remindOfMeetingTasks } from './meetingTaskReminders.ts'

const { db } = await fileDatabase()
const ann = await person(db, 'RESEARCHER')
const ben = await person(db, 'INDUSTRY')
const cleo = await person(db, 'INVESTOR')
const hour = 3_600_000
const tomorrow = new Date(Date.now() + 24 * hour).toISOString().slice(0, 10)

let slot = 0
/** Each at a time of its own: people are at one meeting at a time. */
async function meeting(tasks: number) {
  const startsAt = new Date(Date.now() - ++slot * 2 * hour)
  return db.meeting.create({
    data: {
      kind: 'MEETING',
      state: 'CONFIRMED',
      title: 'Pilot plant',
      startsAt,
      endsAt: new Date(startsAt.getTime() + hour),
      organizerId: ann.id,
      participants: {
        create: [
          { userId: ann.id, role: 'ORGANIZER', answer: 'ACCEPTED' },
          { userId: ben.id, role: 'REQUIRED', answer: 'WAITING' },
          { userId: cleo.id, role: 'REQUIRED', answer: 'WAITING' },
        ],
      },
      tasks: {
        create: Array.from({ length: tasks }, (_, at) => ({
          text: `Item ${at}`,
          dueOn: new Date(tomorrow),
          assigneeId: ben.id,
          authorId: ann.id,
        })),
      },
    },
    include: { tasks: true },
  })
}
type Made = Awaited<ReturnType<typeof meeting>>
const act =
  ({ id }: Made, as: Viewer, name: string, input: object) =>
  async () =>
    (await perform(db, name, { id: idOf('Meeting', id), ...input }, { as, give: 'meeting { number }' })).codes[0] ??
    null
const outcomes = (settled: PromiseSettledResult<string | null>[]) =>
  settled.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))
const item = (to: Viewer, more: object = {}) => ({
  text: 'Send the samples',
  assigneeId: idOf('User', to.id),
  dueOn: tomorrow,
  ...more,
})

test('of two who tick an item off one does, and it is recorded once', async () => {
  const made = await meeting(1)
  const input = { task: made.tasks[0]!.id, done: true }
  const both = [act(made, ann, 'completeMeetingTask', input), act(made, ben, 'completeMeetingTask', input)]
  expect(outcomes(await atOnce(db, 'Meeting', made.id, both))).toEqual([null, null])
  const entries = { entity: 'Meeting', entityId: made.id, action: 'completeMeetingTask' }
  expect(await db.auditEntry.count({ where: entries })).toBe(1)
})

test('of an edit and a tick the edit comes first, or is refused', async () => {
  for (let tries = 0; tries < 4; tries++) {
    const made = await meeting(1)
    const task = made.tasks[0]!.id
    const acts = [
      act(made, ann, 'setMeetingTask', item(ben, { task, text: 'Changed' })),
      act(made, ben, 'completeMeetingTask', { task, done: true }),
    ]
    const both = outcomes(await atOnce(db, 'Meeting', made.id, tries % 2 ? acts : acts.toReversed()))
    const { text, doneAt } = await db.meetingTask.findUniqueOrThrow({ where: { id: task } })
    expect(doneAt).not.toBeNull()
    expect(both.filter((code) => code !== null)).toEqual(text === 'Changed' ? [] : ['CONFLICT'])
  }
})

test('of two last items one is written', async () => {
  const made = await meeting(mostTasks - 1)
  const both = [act(made, ann, 'setMeetingTask', item(ben)), act(made, ben, 'setMeetingTask', item(cleo))]
  const codes = outcomes(await atOnce(db, 'Meeting', made.id, both))
  expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(1)
  expect(await db.meetingTask.count({ where: { meetingId: made.id } })).toBe(mostTasks)
})

test('nobody gets an item who is taken off the meeting at the same moment', async () => {
  for (let tries = 0; tries < 4; tries++) {
    const made = await meeting(0)
    const acts = [
      act(made, ann, 'removeMeetingParticipant', { userId: idOf('User', cleo.id) }),
      act(made, ben, 'setMeetingTask', item(cleo)),
    ]
    const codes = outcomes(await atOnce(db, 'Meeting', made.id, tries % 2 ? acts : acts.toReversed()))
    expect(codes[tries % 2 ? 0 : 1]).toBeNull()
    expect(await db.meetingTask.count({ where: { meetingId: made.id, assigneeId: cleo.id } })).toBe(0)
  }
})

test('two reminders at once tell a person once', async () => {
  await db.meetingTask.deleteMany()
  await meeting(1)
  const due = new Date(`${tomorrow}T12:00:00Z`)
  const before = await timesTold(db, ben, 'MEETING_TASK_DUE')
  const told = await Promise.all([remindOfMeetingTasks(db, due), remindOfMeetingTasks(db, due)])
  expect(told.toSorted()).toEqual([0, 1])
  expect(await timesTold(db, ben, 'MEETING_TASK_DUE')).toBe(before + 1)
})
