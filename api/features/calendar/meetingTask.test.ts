/** Action items of meetings: who writes, reads and finishes them, who hears of them, and what becomes of them. */
import { beforeEach, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import type { MeetingState } from '../../__generated__/prisma/enums.ts'
import { dayLength, isoDay, universityDay } from '../../days.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { contextOf, perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'
import { personalData } from '../accounts/personalData.ts'
import { remindOfMeetingTasks } from './meetingTaskReminders.ts'

const { db } = await fileDatabase()

let ann: Viewer, ben: Viewer, cleo: Viewer, eve: Viewer, team: Viewer
beforeEach(async () => {
  await db.meetingTask.deleteMany()
  ann = await person(db, 'RESEARCHER', { name: 'Ann Asks' })
  ben = await person(db, 'INDUSTRY', { name: 'Ben Berlin' })
  cleo = await person(db, 'INVESTOR', { name: 'Cleo Capital' })
  eve = await person(db, 'RESEARCHER', { name: 'Eve Else' })
  team = await person(db, 'COMMERCIALIZATION_TEAM', { name: 'Tim Team' })
})

const hour = 3_600_000
const dayIn = (days: number) => isoDay(new Date(universityDay().getTime() + days * dayLength))

interface Made {
  state?: MeetingState
  /** Hours until it begins. */
  in?: number
  kind?: 'MEETING' | 'BOOKING'
  projectId?: number
}

/** A meeting of Ann with Ben and Cleo that is over. */
async function meeting({ state = 'COMPLETED', in: hours = -3, kind = 'MEETING', projectId }: Made = {}) {
  const startsAt = new Date(Date.now() + hours * hour)
  const { id } = await db.meeting.create({
    data: {
      kind,
      state,
      title: 'Pilot plant',
      startsAt,
      endsAt: new Date(startsAt.getTime() + hour),
      organizerId: ann.id,
      ...(projectId === undefined ? {} : { projectId }),
      participants: {
        create: [
          { userId: ann.id, role: 'ORGANIZER', answer: 'ACCEPTED' },
          { userId: ben.id, role: 'REQUIRED', answer: 'ACCEPTED' },
          { userId: cleo.id, role: 'REQUIRED', answer: 'WAITING' },
        ],
      },
    },
  })
  return id
}

/** The code of the refusal, its message for a field, or null. */
async function act(as: Viewer | null, name: string, id: number, input: object) {
  const { codes, errors } = await perform(
    db,
    name,
    { id: idOf('Meeting', id), ...input },
    { as, give: 'meeting { number }' },
  )
  return codes[0] === 'INVALID' ? JSON.stringify(errors[0]!.extensions) : (codes[0] ?? null)
}
const item = (to: Viewer, more: object = {}) => ({
  text: 'Send the samples',
  assigneeId: idOf('User', to.id),
  dueOn: dayIn(3),
  ...more,
})
const write = (as: Viewer | null, id: number, to: Viewer, more: object = {}) =>
  act(as, 'setMeetingTask', id, item(to, more))
const complete = (as: Viewer | null, id: number, task: number, done = true) =>
  act(as, 'completeMeetingTask', id, { task, done })

/** One item of the meeting, written by somebody for somebody. */
async function written(id: number, by: Viewer, to: Viewer): Promise<number> {
  expect(await write(by, id, to)).toBeNull()
  return (await db.meetingTask.findFirstOrThrow({ where: { meetingId: id }, orderBy: { id: 'desc' } })).id
}

interface Read {
  tasks: { text: string; assigneeName: string | null; canUpdate: boolean; doneAt: string | null }[] | null
  openTasks: { text: string }[] | null
  canAddTask: boolean
}
async function read(as: Viewer | null, id: number): Promise<Read | null> {
  const fields = 'canAddTask tasks { text assigneeName canUpdate doneAt } openTasks: tasks(open: true) { text }'
  const { data } = await run(db, `{ meeting(number: ${id}) { ${fields} } }`, { as })
  return (data?.['meeting'] ?? null) as Read | null
}
const owed = async (as: Viewer) => {
  const { data } = await run(db, '{ duties(filter: { kind: [MEETING_TASK] }) { edges { node { title path } } } }', {
    as,
  })
  return (data!['duties'] as unknown as { edges: { node: { title: string; path: string } }[] }).edges.map(
    ({ node }) => node,
  )
}

test('those who take part write what was agreed, and who is to do it is notified, owes it and ticks it off', async () => {
  const id = await meeting()
  const task = await written(id, cleo, ben)
  expect(await told(db, ben)).toEqual(['MEETING_TASK_ASSIGNED'])
  expect(await owed(ben)).toEqual([{ title: 'Pilot plant · Send the samples', path: `/meetings/${id}` }])
  expect(await owed(cleo)).toEqual([])
  const shown = { text: 'Send the samples', assigneeName: 'Ben Berlin', doneAt: null }
  expect(await read(ann, id)).toMatchObject({ canAddTask: true, tasks: [{ ...shown, canUpdate: true }] })
  expect(await complete(ben, id, task)).toBeNull()
  expect(await owed(ben)).toEqual([])
  expect(await read(ann, id)).toMatchObject({ tasks: [{ doneAt: expect.anything() }], openTasks: [] })
  const { doneAt } = await db.meetingTask.findUniqueOrThrow({ where: { id: task } })
  // Said again, nothing changes; what is done is not changed.
  expect(await complete(ann, id, task)).toBeNull()
  expect((await db.meetingTask.findUniqueOrThrow({ where: { id: task } })).doneAt).toEqual(doneAt)
  expect(await write(ben, id, ben, { task, text: 'Send more' })).toBe('CONFLICT')
  expect(await complete(ben, id, task, false)).toBeNull()
  expect(await owed(ben)).toHaveLength(1)
  expect(await write(ben, id, ben, { task, text: 'Send more' })).toBeNull()
  // Nobody is notified of what they took themselves, or twice of the same.
  expect(await write(ann, id, ben, { task, dueOn: dayIn(5) })).toBeNull()
  expect(await write(ben, id, ben)).toBeNull()
  expect(await told(db, ben)).toEqual(['MEETING_TASK_ASSIGNED'])
  expect(await act(ben, 'removeMeetingTask', id, { task })).toBeNull()
  expect(await db.meetingTask.count({ where: { meetingId: id } })).toBe(1)
})

test('for everybody else the meeting does not exist; the university sees a booking without its items', async () => {
  const id = await meeting({ kind: 'BOOKING' })
  const task = await written(id, ann, ben)
  for (const [who, code] of [
    [eve, 'NOT_FOUND'],
    [team, 'NOT_FOUND'],
    [null, 'UNAUTHENTICATED'],
  ] as const) {
    expect(await write(who, id, ben)).toBe(code)
    expect(await write(who, id, ben, { task })).toBe(code)
    expect(await complete(who, id, task)).toBe(code)
    expect(await act(who, 'removeMeetingTask', id, { task })).toBe(code)
  }
  expect(await read(eve, id)).toBeNull()
  expect(await read(null, id)).toBeNull()
  expect(await read(team, id)).toEqual({ canAddTask: false, tasks: null, openTasks: null })
  const gone = id + 1_000
  expect(await write(ann, gone, ben)).toBe('NOT_FOUND')
})

test('its author, the person responsible and the organizer change an item; others of the meeting read it', async () => {
  const id = await meeting()
  const other = await meeting()
  const task = await written(id, ben, ben)
  expect(await read(cleo, id)).toMatchObject({ tasks: [{ canUpdate: false }], canAddTask: true })
  expect(await complete(cleo, id, task)).toBe('FORBIDDEN')
  expect(await write(cleo, id, cleo, { task })).toBe('FORBIDDEN')
  expect(await act(cleo, 'removeMeetingTask', id, { task })).toBe('FORBIDDEN')
  // An item belongs to the meeting that is named.
  expect(await complete(ben, other, task)).toBe('NOT_FOUND')
  expect(await complete(ann, id, task)).toBeNull()
  // Nobody is left who could, were it only the organizer.
  await db.meeting.update({ where: { id }, data: { organizerId: null } })
  expect(await complete(cleo, id, task, false)).toBeNull()
})

test('those who declined read what was agreed, and neither write nor get anything', async () => {
  const id = await meeting()
  await written(id, ann, ben)
  await db.meetingParticipant.updateMany({ where: { meetingId: id, userId: cleo.id }, data: { answer: 'DECLINED' } })
  expect(await read(cleo, id)).toMatchObject({ canAddTask: false, tasks: [{ canUpdate: false }] })
  expect(await write(cleo, id, cleo)).toBe('NOT_FOUND')
  expect(await write(ann, id, cleo)).toContain('participant')
  expect(await write(ann, id, eve)).toContain('participant')
  await db.user.update({ where: { id: ben.id }, data: { status: 'SUSPENDED' } })
  expect(await write(ann, id, ben)).toContain('participant')
})

test('items are written from when it begins, and wait for nobody once it is off', async () => {
  const coming = await meeting({ state: 'CONFIRMED', in: 2 })
  expect(await write(ann, coming, ben)).toBe('CONFLICT')
  expect(await read(ann, coming)).toMatchObject({ canAddTask: false, tasks: [] })
  const id = await meeting({ state: 'CONFIRMED', in: -0.5 })
  const task = await written(id, ann, ben)
  expect(await act(ann, 'cancelMeeting', id, { reason: 'Fire alarm' })).toBeNull()
  expect(await owed(ben)).toEqual([])
  expect(await remindOfMeetingTasks(db, new Date(Date.now() + 9 * dayLength))).toBe(0)
  expect(await read(ben, id)).toMatchObject({ canAddTask: false, tasks: [{ canUpdate: false }] })
  for (const name of ['setMeetingTask', 'completeMeetingTask', 'removeMeetingTask'])
    expect(
      await act(ann, name, id, {
        ...(name === 'setMeetingTask' && item(ben)),
        task,
        ...(name[0] === 'c' && { done: true }),
      }),
    ).toBe('CONFLICT')
})

test('a meeting has at most 20, each with its text, person and day', async () => {
  const id = await meeting()
  expect(await write(ann, id, ben, { text: ' ' })).toContain('what needs to be done')
  expect(await write(ann, id, ben, { text: 'x'.repeat(501) })).toContain('500')
  expect(await write(ann, id, ben, { dueOn: 'soon' })).not.toBeNull()
  for (let at = 0; at < 20; at++) expect(await write(ann, id, ann, { text: `Item ${at}` })).toBeNull()
  expect(await write(ann, id, ann)).toBe('CONFLICT')
  const { id: task } = await db.meetingTask.findFirstOrThrow({ where: { meetingId: id } })
  expect(await act(ann, 'removeMeetingTask', id, { task })).toBeNull()
  expect(await write(ann, id, ann)).toBeNull()
})

test('who has an item is reminded on its day, once for each day', async () => {
  const id = await meeting()
  const task = await written(id, ann, ben)
  const at = (days: number) => new Date(Date.now() + days * dayLength)
  expect(await remindOfMeetingTasks(db, at(2))).toBe(0)
  expect(await remindOfMeetingTasks(db, at(3))).toBe(1)
  expect(await remindOfMeetingTasks(db, at(4))).toBe(0)
  expect(await told(db, ben)).toEqual(['MEETING_TASK_ASSIGNED', 'MEETING_TASK_DUE'])
  await write(ann, id, ben, { task, dueOn: dayIn(5) })
  expect(await remindOfMeetingTasks(db, at(6))).toBe(1)
  await write(ann, id, cleo, { task, dueOn: dayIn(5) })
  expect(await remindOfMeetingTasks(db, at(6))).toBe(1)
  expect(await told(db, cleo)).toEqual(['MEETING_TASK_ASSIGNED', 'MEETING_TASK_DUE'])
  await write(ann, id, cleo, { task, dueOn: dayIn(6) })
  await complete(cleo, id, task)
  expect(await remindOfMeetingTasks(db, at(7))).toBe(0)
})

test('a notification needs action for as long as the item is owed', async () => {
  const id = await meeting()
  const task = await written(id, ann, ben)
  const asking = async () => {
    const { data } = await run(db, '{ notifications(filter: { box: NEEDS_ACTION }) { edges { node { kind } } } }', {
      as: ben,
    })
    return (data!['notifications'] as unknown as { edges: object[] }).edges.length
  }
  expect(await asking()).toBe(1)
  await complete(ben, id, task)
  expect(await asking()).toBe(0)
})

test('what those have not done who leave the meeting or the platform has nobody again', async () => {
  const id = await meeting({ state: 'CONFIRMED', in: -0.5 })
  const done = await written(id, ann, ben)
  await complete(ben, id, done)
  await written(id, ann, ben)
  await written(id, ann, cleo)
  const of = async () =>
    (await db.meetingTask.findMany({ where: { meetingId: id }, orderBy: { id: 'asc' } })).map(
      ({ assigneeId }) => assigneeId,
    )
  expect(await act(cleo, 'answerMeeting', id, { answer: 'DECLINED' })).toBeNull()
  expect(await of()).toEqual([ben.id, ben.id, null])
  expect(await act(ann, 'removeMeetingParticipant', id, { userId: idOf('User', ben.id) })).toBeNull()
  expect(await of()).toEqual([ben.id, null, null])
  expect(await read(ann, id)).toMatchObject({ tasks: [{ assigneeName: null }, { assigneeName: null }, {}] })

  const past = await meeting()
  await written(past, ann, ben)
  const admin = await person(db, 'ADMIN')
  const closing = await perform(db, 'deleteUser', { id: idOf('User', ben.id) }, { as: admin, give: 'user { number }' })
  expect(closing.codes).toEqual([])
  expect(await db.meetingTask.count({ where: { meetingId: past, assigneeId: null } })).toBe(1)
})

test('a person takes along what they have to do and what they wrote', async () => {
  const id = await meeting()
  await written(id, ann, ben)
  const own = { text: 'Send the samples', doneAt: null, meeting: { id, title: 'Pilot plant' } }
  expect(await personalData(contextOf(db, ben))).toMatchObject({ meetingTasks: [own], writtenMeetingTasks: [] })
  expect(await personalData(contextOf(db, ann))).toMatchObject({ meetingTasks: [], writtenMeetingTasks: [own] })
})

test('a project shows what is open to those who take part, and to nobody else who sees the project', async () => {
  const { id: projectId } = await makeProject(db, { ownerId: eve.id, visibleToResearchers: true, status: 'PLANNING' })
  const id = await meeting({ projectId })
  await written(id, ann, ben)
  const shown = async (as: Viewer) => {
    const { data } = await run(
      db,
      `{ project(number: ${projectId}) { meetings { openTasks: tasks(open: true) { text } } } }`,
      {
        as,
      },
    )
    return (data!['project'] as unknown as { meetings: object[] }).meetings
  }
  expect(await shown(ann)).toEqual([{ openTasks: [{ text: 'Send the samples' }] }])
  expect(await shown(eve)).toEqual([])
  expect(await shown(team)).toEqual([])
})
