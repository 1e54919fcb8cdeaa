/** Meetings from the proposal to the end: who may what, what the clock says, and what calendars are told. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeUser } from '../../../prisma/seed/factories/people.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { config } from '../../config.ts'
import { spanInWords } from '../../inWords.rules.ts'
import { idOf } from '../../testing/ids.ts'
import { runJobs } from '../../testing/jobs.ts'
import { perform, person, run } from '../../testing/run.ts'
import { testServer, type TestServer } from '../../testing/server.ts'
import { timesTold } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'
import { completeMeetings } from './reminders.ts'
import { dayLength } from '../../days.ts'

let server: TestServer
const dataDir = mkdtempSync(path.join(tmpdir(), 'ascent meetings '))
const usual = { ...config }
const outbox = path.join(dataDir, 'outbox')

let ann: Viewer
let ben: Viewer
let cleo: Viewer
let eve: Viewer

beforeAll(async () => {
  Object.assign(config, { dataDir })
  server = await testServer()
})
beforeEach(async () => {
  rmSync(outbox, { recursive: true, force: true })
  const make = (name: string, role: Viewer['role'], timeZone = 'Asia/Dubai') =>
    makeUser(server.db, { name, role, timeZone })
  ann = await make('Ann Asks', 'RESEARCHER')
  ben = await make('Ben Berlin', 'INDUSTRY', 'Europe/Berlin')
  cleo = await make('Cleo Capital', 'INVESTOR', 'America/New_York')
  eve = await make('Eve Else', 'RESEARCHER')
})
afterAll(async () => {
  await server.close()
  Object.assign(config, usual)
  rmSync(dataDir, { recursive: true, force: true })
})

const inDays = (days: number, hour = 6) =>
  new Date(Math.floor(Date.now() / dayLength) * dayLength + days * dayLength + hour * 3_600_000)
const meeting = `meeting { number kind state title startsAt endsAt notes videoLink canOrganize canAnswer canCancel reason
  participants { name role answer } times { number startsAt answers { answer participant { name } } }
  moves { reason by { name } } }`

interface Meeting {
  number: number
  state: string
  startsAt: string
  videoLink: string | null
  participants: { name: string; answer: string }[]
  times: { number: number }[]
  canOrganize: boolean
  canAnswer: boolean
  canCancel: boolean
}

/** Performs an action on meetings; the meeting, or the code and message of the refusal. */
async function act(as: Viewer | null, name: string, input: object) {
  const { data, errors, codes } = await perform(server.db, name, input, { as, give: meeting })
  const found = (data?.[name] as unknown as { meeting: Meeting } | null)?.meeting
  return { meeting: found!, code: codes[0], message: errors[0]?.message }
}
const propose = async (input: object = {}) => {
  const made = await act(ann, 'createMeeting', {
    title: 'Membrane pilot',
    agenda: 'Costs',
    times: [inDays(2), inDays(3)],
    participantIds: [idOf('User', ben.id), idOf('User', cleo.id)],
    videoLink: 'https://meet.example/x',
    ...input,
  })
  expect(made.code).toBeUndefined()
  return made.meeting
}
const on = ({ number }: { number: number }) => ({ id: idOf('Meeting', number) })
const letters = () => readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name), 'utf8'))
/** Lines of the calendar file in a mail, long ones put together again. */
const fileIn = (letter: string): string => {
  const part = /Content-Type: text\/calendar[^]*?\n\n([^]*?)\n--/.exec(letter)
  if (!part) return ''
  const text = /base64/.test(part[0].split('\n\n')[0]!) ? Buffer.from(part[1]!, 'base64').toString() : part[1]!
  return text
    .replace(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .replace(/\r?\n[ \t]/g, '')
}
const mailed = async (to: Viewer) => {
  await runJobs(server.db)
  const { email } = await server.db.user.findUniqueOrThrow({ where: { id: to.id } })
  const found = letters().filter((letter) => letter.includes(`To: ${email}`))
  rmSync(outbox, { recursive: true, force: true })
  return found
}

describe('a meeting', () => {
  test('is proposed, answered, fixed, moved and cancelled, and every calendar hears of it', async () => {
    const proposed = await propose()
    expect(proposed).toMatchObject({ state: 'PROPOSED', canOrganize: true, canAnswer: false })
    expect(proposed.times).toHaveLength(2)
    const [first, second] = proposed.times as [{ number: number }, { number: number }]
    const [asked] = await mailed(ben)
    expect(asked).toContain('requested the meeting')
    expect(asked).not.toContain('text/calendar')

    const answered = await act(ben, 'answerMeetingTimes', {
      ...on(proposed),
      yes: [second.number],
      ifNeeded: [first.number],
    })
    expect(answered.meeting).toMatchObject({ canAnswer: true, canOrganize: false, canCancel: false, videoLink: '' })
    await act(cleo, 'answerMeetingTimes', { ...on(proposed), yes: [first.number] })

    const fixed = (await act(ann, 'confirmMeetingTime', { ...on(proposed), time: second.number })).meeting
    expect(fixed).toMatchObject({ state: 'CONFIRMED', startsAt: inDays(3), times: [] })
    expect(fixed.participants.map(({ answer }) => answer)).toEqual(['ACCEPTED', 'ACCEPTED', 'DECLINED'])
    const request = fileIn((await mailed(ben))[0]!)
    const start = inDays(3)
      .toISOString()
      .replace(/[-:]|\.000/g, '')
    for (const line of [
      'METHOD:REQUEST',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      `DTSTART:${start}`,
      'SUMMARY:Membrane pilot',
    ])
      expect(request).toContain(line)
    // Nobody's address but the reader's own is in the file.
    expect(request).toContain(`MAILTO:${(await server.db.user.findUniqueOrThrow({ where: { id: ben.id } })).email}`)
    for (const { id: other } of [ann, cleo])
      expect(request).not.toContain((await server.db.user.findUniqueOrThrow({ where: { id: other } })).email)

    const moved = (await act(ann, 'moveMeeting', { ...on(fixed), times: [inDays(4)], reason: 'Strike' })).meeting
    expect(moved).toMatchObject({ state: 'CONFIRMED', moves: [{ reason: 'Strike', by: { name: 'Ann Asks' } }] })
    expect(moved.participants.map(({ answer }) => answer)).toEqual(['ACCEPTED', 'WAITING', 'WAITING'])
    const [letter] = await mailed(cleo)
    expect(letter).toContain('Strike')
    expect(fileIn(letter!)).toContain('SEQUENCE:1')

    await act(cleo, 'answerMeeting', { ...on(fixed), answer: 'ACCEPTED' })
    const cancelled = await act(ann, 'cancelMeeting', { ...on(fixed), reason: 'Ill' })
    expect(cancelled.meeting).toMatchObject({ state: 'CANCELLED', reason: 'Ill' })
    const off = fileIn((await mailed(cleo)).at(-1)!)
    for (const line of ['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED']) expect(off).toContain(line)
    const uid = (file: string) => /^UID:(.*)$/m.exec(file)![1]
    expect(uid(off)).toBe(uid(request))
    expect(
      await server.db.meetingParticipant.count({ where: { meetingId: fixed.number, busyFrom: { not: null } } }),
    ).toBe(0)
    expect(await act(ann, 'confirmMeetingTime', { ...on(fixed), time: second.number })).toMatchObject({
      code: 'CONFLICT',
      message: 'This meeting is canceled and cannot become confirmed',
    })
  })

  test('is not fixed where somebody who said yes has something else by now; who is free hears who is not', async () => {
    const [one, other] = [await propose({ times: [inDays(5)] }), await propose({ times: [inDays(5, 6.25)] })]
    for (const meeting of [one, other])
      await act(ben, 'answerMeetingTimes', { ...on(meeting), yes: [meeting.times[0]!.number] })
    await act(ann, 'confirmMeetingTime', { ...on(one), time: one.times[0]!.number })
    expect(await act(ann, 'confirmMeetingTime', { ...on(other), time: other.times[0]!.number })).toMatchObject({
      code: 'CONFLICT',
      message: 'You are already busy at this time',
    })
    const third = (
      await act(eve, 'createMeeting', {
        title: 'Third',
        times: [inDays(5)],
        participantIds: [idOf('User', ben.id)],
      })
    ).meeting
    await act(ben, 'answerMeetingTimes', { ...on(third), yes: [third.times[0]!.number] })
    expect(await act(eve, 'confirmMeetingTime', { ...on(third), time: third.times[0]!.number })).toMatchObject({
      code: 'CONFLICT',
      message: 'Ben Berlin is not free at this time',
    })
  })

  test('whose several times are answered tells its organizer which of them suit', async () => {
    const several = await propose({ times: [inDays(2), inDays(3), inDays(4)] })
    const [first, second, third] = several.times as [{ number: number }, { number: number }, { number: number }]
    const last = async () => {
      const source = '{ notifications(first: 1) { edges { node { message } } } }'
      const { notifications } = (await run(server.db, source, { as: ann })).data as unknown as {
        notifications: { edges: { node: { message: string } }[] }
      }
      return notifications.edges[0]!.node.message
    }
    const on2 = (days: number) => spanInWords({ startsAt: inDays(days), endsAt: inDays(days, 6.5) }, 'Asia/Dubai')
    const about = (days: number) => `the meeting “Membrane pilot” on ${on2(days)}`
    await act(ben, 'answerMeetingTimes', { ...on(several), yes: [second.number] })
    expect(await last()).toBe(`Ben Berlin accepted ${about(3)}.`)
    await act(ben, 'answerMeetingTimes', {
      ...on(several),
      yes: [second.number, third.number],
      ifNeeded: [first.number],
    })
    expect(await last()).toBe(`Ben Berlin accepted ${about(3)} and at 1 other proposed time.`)
    await act(ben, 'answerMeetingTimes', { ...on(several), ifNeeded: [third.number] })
    expect(await last()).toBe(`Ben Berlin tentatively accepted ${about(4)}.`)
    await act(ben, 'answerMeetingTimes', { ...on(several), comment: 'Abroad' })
    expect(await last()).toBe(`Ben Berlin declined ${about(2)} and at 2 other proposed times: Abroad`)
  })

  test('is declined when nobody can come, and can be proposed again', async () => {
    const meeting = await propose()
    await act(ben, 'answerMeetingTimes', on(meeting))
    const { meeting: declined } = await act(cleo, 'answerMeetingTimes', { ...on(meeting), comment: 'Abroad' })
    expect(declined).toMatchObject({ state: 'DECLINED', reason: 'Abroad' })
    const again = await act(ann, 'moveMeeting', { ...on(meeting), times: [inDays(6), inDays(7)] })
    expect(again.meeting).toMatchObject({ state: 'PROPOSED', times: [{}, {}] })
  })

  test('is its people’s alone: another person, a wrong owner and a visitor get nowhere', async () => {
    const meeting = await propose()
    const admin = await person(server.db, 'ADMIN')
    const team = await person(server.db, 'KU_TEAM')
    const read = async (as: Viewer | null) =>
      run(server.db, 'query ($n: Int!) { meeting(number: $n) { title notes } }', {
        as,
        variables: { n: meeting.number },
      })
    for (const as of [eve, admin, team]) expect((await read(as)).data!['meeting']).toBeNull()
    expect((await read(null)).codes).toEqual(['UNAUTHENTICATED'])
    const time = meeting.times[0]!.number
    const inputs = {
      updateMeeting: { title: 'Mine' },
      confirmMeetingTime: { time },
      moveMeeting: { times: [inDays(8)] },
      cancelMeeting: {},
      addMeetingParticipants: { userIds: [idOf('User', eve.id)] },
      removeMeetingParticipant: { userId: idOf('User', ben.id) },
      answerMeetingTimes: { yes: [time] },
      answerMeeting: { answer: 'ACCEPTED' },
    }
    for (const [name, input] of Object.entries(inputs)) {
      for (const as of [eve, admin])
        expect((await act(as, name, { ...on(meeting), ...input })).code, name).toBe('NOT_FOUND')
      expect((await act(null, name, { ...on(meeting), ...input })).code, name).toBe('UNAUTHENTICATED')
      if (!name.startsWith('answer'))
        expect((await act(ben, name, { ...on(meeting), ...input })).code, name).toBe('NOT_FOUND')
    }
    const waiting = await person(server.db, 'INVESTOR', { status: 'PENDING_VERIFICATION' })
    expect(
      await act(ann, 'createMeeting', { title: 'X', times: [inDays(1)], participantIds: [idOf('User', waiting.id)] }),
    ).toMatchObject({ code: 'INVALID' })
    const hidden = await makeProject(server.db, { ownerId: ben.id })
    expect(
      await act(ann, 'createMeeting', {
        title: 'X',
        times: [inDays(1)],
        participantIds: [idOf('User', ben.id)],
        projectId: idOf('Project', hidden.id),
      }),
    ).toMatchObject({ code: 'NOT_FOUND' })
    expect(
      await act(ann, 'createMeeting', { title: 'X', times: [inDays(-1)], participantIds: [idOf('User', ben.id)] }),
    ).toMatchObject({ message: 'Must be in the future' })
  })

  test('gets and loses people, its words change, and its project knows the next one', async () => {
    const project = await makeProject(server.db, { ownerId: ann.id })
    const meeting = await propose({ times: [inDays(9)], projectId: idOf('Project', project.id) })
    await act(ann, 'addMeetingParticipants', { ...on(meeting), userIds: [idOf('User', eve.id)], optional: true })
    await act(ann, 'confirmMeetingTime', { ...on(meeting), time: meeting.times[0]!.number })
    await act(eve, 'answerMeeting', { ...on(meeting), answer: 'ACCEPTED' })
    await mailed(eve)
    const removed = await act(ann, 'removeMeetingParticipant', { ...on(meeting), userId: idOf('User', eve.id) })
    expect(removed.meeting.participants.map(({ name }) => name)).toEqual(['Ann Asks', 'Ben Berlin', 'Cleo Capital'])
    expect(fileIn((await mailed(eve))[0]!)).toContain('METHOD:CANCEL')
    const sequence = async () => (await server.db.meeting.findUniqueOrThrow({ where: { id: meeting.number } })).sequence
    await act(ann, 'updateMeeting', { ...on(meeting), notes: 'Agreed on a pilot' })
    expect(await sequence()).toBe(0)
    await act(ann, 'updateMeeting', { ...on(meeting), location: 'Room 4' })
    expect(await sequence()).toBe(1)
    const source =
      'query ($n: Int!) { project(number: $n) { nextMeeting } search(text: "membrane pilot") { meetings { number } } }'
    const { data } = await run(server.db, source, { as: ann, variables: { n: project.id } })
    expect(data).toMatchObject({
      project: { nextMeeting: inDays(9) },
      search: { meetings: [{ number: meeting.number }] },
    })
  })
})

test('people are reminded a day and an hour before, once each, and not of a time that no longer holds', async () => {
  const meeting = await propose({ times: [inDays(3)] })
  await act(ann, 'confirmMeetingTime', { ...on(meeting), time: meeting.times[0]!.number })
  await act(ann, 'moveMeeting', { ...on(meeting), times: [inDays(5)] })
  const reminders = () => timesTold(server.db, ann, 'MEETING_REMINDER')
  await runJobs(server.db, new Date(inDays(3).getTime()))
  expect(await reminders()).toBe(0)
  await runJobs(server.db, new Date(inDays(5).getTime() - dayLength + 1000))
  expect(await reminders()).toBe(1)
  await runJobs(server.db, inDays(5))
  expect(await reminders()).toBe(2)
  expect(await server.db.notification.findFirst({ where: { kind: 'MEETING_REMINDER', userId: ann.id } })).toMatchObject(
    {
      data: { where: 'https://meet.example/x', ahead: 'DAY' },
    },
  )
  const over = { startsAt: inDays(-2), endsAt: inDays(-2, 7) }
  await server.db.meeting.update({ where: { id: meeting.number }, data: over })
  await completeMeetings.perform(server.db, {})
  expect(await server.db.meeting.findUnique({ where: { id: meeting.number } })).toMatchObject({
    state: 'COMPLETED',
  })
})
