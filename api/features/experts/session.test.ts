/** Sessions with experts: who books what and when, what the clock says, and what becomes of the idea's request. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeUser } from '../../../prisma/seed/factories/people.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { bearer, testServer, type TestServer } from '../../testing/server.ts'
import { timesTold, told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'
import { dayLength } from '../../days.ts'
import { remindOfFeedback } from './remindOfFeedback.ts'

let server: TestServer
let ada: Viewer
let other: Viewer
let expert: Viewer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ada = await person(server.db, 'RESEARCHER', { name: 'Ada Ask' })
  other = await person(server.db, 'RESEARCHER')
  expert = await makeUser(server.db, { role: 'EXPERT', name: 'Prof. Berlin', timeZone: 'Europe/Berlin' })
  // 09:00 to 12:00 in Berlin, every day.
  const set = await act(expert, 'setAvailability', {
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 540, untilMinute: 720 })),
    videoLink: 'https://meet.example/berlin',
  })
  expect(set.message).toBeUndefined()
  const source = '{ viewer { person { availability { videoLink minimumNoticeMinutes hours { weekday } } } } }'
  expect((await run(server.db, source, { as: expert })).data).toMatchObject({
    viewer: { person: { availability: { videoLink: 'https://meet.example/berlin', minimumNoticeMinutes: 240 } } },
  })
})

test('an expert that waits for verification sets hours, which nobody else sees until then', async () => {
  const waiting = await person(server.db, 'EXPERT', { status: 'PENDING_VERIFICATION' })
  const set = await act(waiting, 'setAvailability', { hours: [{ weekday: 1, fromMinute: 540, untilMinute: 600 }] })
  expect(set.message).toBeUndefined()
  const own = '{ viewer { availability { hours { weekday } } } }'
  const seen = async (as: Viewer | null) => (await run(server.db, own, { as })).data?.['viewer']
  expect(await seen(waiting)).toEqual({ availability: { hours: [{ weekday: 1 }] } })
  expect(await seen(ada)).toEqual({ availability: null })
  expect(await seen(null)).toBeNull()
  const source = `{ node(id: "${idOf('User', waiting.id)}") { ... on User { availability { timeZone } } } }`
  for (const as of [ada, expert])
    expect((await run(server.db, source, { as })).data?.['node'] ?? { availability: null }).toEqual({
      availability: null,
    })
})

interface Session {
  number: number
  state: string
  startsAt: string
  videoLink: string | null
  moves: { reason: string }[]
}
interface Done {
  data: Session
  code: string | undefined
  message: string | undefined
  fields: unknown
}

async function act(as: Viewer | null, name: string, input: object): Promise<Done> {
  const give = name.endsWith('vailability')
    ? 'expert { id }'
    : 'meeting { number state startsAt videoLink moves { reason } }'
  const { data, errors, codes } = await perform(server.db, name, input, { as, give })
  const { meeting } = (data?.[name] ?? {}) as unknown as { meeting: Session }
  return { data: meeting, code: codes[0], message: errors[0]?.message, fields: errors[0]?.extensions['fieldErrors'] }
}

/** The instants of the expert's free slots on a day from now, as the viewer is told them. */
async function free(as: Viewer, days = 3) {
  const from = new Date(Math.floor(Date.now() / dayLength) * dayLength + days * dayLength)
  const source = `query ($from: DateTime!, $until: DateTime!, $expert: ID) {
    freeSlots(from: $from, until: $until, expertId: $expert) { whyEmpty slots { startsAt experts { name } } }
  }`
  const variables = { from, until: new Date(from.getTime() + dayLength), expert: idOf('User', expert.id) }
  const { data } = await run(server.db, source, { as, variables })
  return data!['freeSlots'] as unknown as { whyEmpty: string | null; slots: { startsAt: string }[] }
}
const book = (as: Viewer | null, startsAt: unknown, more: object = {}) =>
  act(as, 'bookExpertSession', { topic: 'Solar still', expertId: idOf('User', expert.id), startsAt, ...more })
const on = ({ number }: Session) => ({ id: idOf('Meeting', number) })
const approved = (status: 'APPROVED' | 'SUBMITTED' = 'APPROVED') =>
  server.db.idea.create({
    data: { title: 'Solar still', description: 'Clean water', category: 'Other', status, submitterId: ada.id },
  })
/** The viewer's ideas and those shown to the viewer with or without a session to come. */
async function booked(as: Viewer, is: boolean) {
  const source =
    'query ($filter: IdeaFilter) { ideas(filter: $filter) { edges { node { session { number } submitter { name } } } } }'
  const { data } = await run(server.db, source, { as, variables: { filter: { booked: is } } })
  type Found = { edges: { node: { session: { number: number } | null; submitter: { name: string } } }[] }
  return (data!['ideas'] as unknown as Found).edges
    .filter(({ node }) => node.submitter.name === ada.name)
    .map(({ node: { session } }) => ({ session }))
}

test('only free slots are offered, on the clock of the expert, and what is booked is gone', async () => {
  const { slots } = await free(ada)
  expect(slots).toHaveLength(6)
  const berlin = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' })
  expect(berlin.format(new Date(slots[0]!.startsAt))).toBe('09:00')
  const booked = await book(ada, slots[0]!.startsAt)
  expect(booked.data).toMatchObject({ state: 'CONFIRMED', videoLink: 'https://meet.example/berlin' })
  expect((await free(other)).slots).toHaveLength(5)
  expect(await book(other, slots[0]!.startsAt)).toMatchObject({
    code: 'CONFLICT',
    message: 'This time slot has just been taken. Choose another.',
  })
  // Neither is the requester in two places.
  const second = await makeUser(server.db, { role: 'EXPERT' })
  await act(second, 'setAvailability', {
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 0, untilMinute: 1440 })),
  })
  expect(await book(ada, slots[0]!.startsAt, { expertId: idOf('User', second.id) })).toMatchObject({
    message: 'You are already busy at this time',
  })
  await act(expert, 'setAvailability', { exceptions: [{ fromDay: '2020-01-01', untilDay: '2100-01-01' }] })
  expect(await free(ada)).toEqual({ slots: [], whyEmpty: 'DAY_OFF' })
})

test('of 200 bookings at once one succeeds, and all others are told in the same words', async () => {
  const [slot] = (await free(ada)).slots
  const many = await Promise.all(Array.from({ length: 200 }, () => person(server.db, 'RESEARCHER')))
  const all = await Promise.all(many.map((one) => book(one, slot!.startsAt)))
  expect(all.filter(({ data }) => data?.state === 'CONFIRMED')).toHaveLength(1)
  const refused = all.filter(({ code }) => code)
  expect(new Set(refused.map(({ message }) => message))).toEqual(
    new Set(['This time slot has just been taken. Choose another.']),
  )
  expect(refused).toHaveLength(199)
})

test('says in the documented words what is wrong with a booking', async () => {
  expect((await book(ada, '', { topic: 'ab', expertId: null })).code).toBeDefined()
  const wrong = await act(ada, 'bookExpertSession', { topic: 'ab' })
  expect(wrong.fields).toEqual({
    topic: 'Topic must be at least 3 characters.',
    startsAt: 'Please select a time slot.',
    expertId: 'Please select an expert.',
  })
  const past = await book(ada, new Date(Date.now() - dayLength))
  expect(past.fields).toEqual({ startsAt: 'The date must not be in the past' })
  expect((await book(ada, new Date(Date.now() + 40 * dayLength))).fields).toEqual({
    startsAt: 'Sessions can be booked up to 30 days ahead',
  })
  expect((await book(null, new Date(Date.now() + dayLength))).code).toBe('UNAUTHENTICATED')
  const pending = await person(server.db, 'RESEARCHER', { status: 'PENDING_VERIFICATION' })
  expect((await book(pending, (await free(ada)).slots[0]!.startsAt)).code).toBe('FORBIDDEN')
  const researcher = { expertId: idOf('User', other.id) }
  expect((await book(ada, (await free(ada)).slots[0]!.startsAt, researcher)).code).toBe('NOT_FOUND')
})

test('a session about an approved idea gives its request to the expert, and gives it back when it is off', async () => {
  const [one, two] = (await free(ada)).slots
  const early = await approved('SUBMITTED')
  expect((await book(ada, one!.startsAt, { ideaId: idOf('Idea', early.id) })).code).toBe('CONFLICT')
  const idea = { ideaId: idOf('Idea', (await approved()).id) }
  expect((await book(other, one!.startsAt, idea)).code).toBe('NOT_FOUND')
  await act(expert, 'setAvailability', { autoConfirm: false })
  const asked = (await book(ada, one!.startsAt, idea)).data
  expect(asked).toMatchObject({ state: 'PROPOSED', videoLink: '' })
  expect(await booked(ada, true)).toEqual([{ session: { number: asked.number } }])
  expect(await booked(ada, false)).toEqual([{ session: null }])
  await server.db.idea.updateMany({ where: { submitterId: ada.id }, data: { visibleToResearchers: true } })
  expect(await booked(other, true), 'the session is nobody else’s').toEqual([])
  const request = () => server.db.validationRequest.findFirstOrThrow({ where: { idea: { submitterId: ada.id } } })
  expect(await request()).toMatchObject({ status: 'ASSIGNED', assigneeId: expert.id })
  expect((await book(ada, two!.startsAt, idea)).message).toBe(
    'There is already a session with Prof. Berlin about this idea',
  )
  expect((await act(ada, 'answerExpertSession', { ...on(asked), accept: true })).code).toBe('FORBIDDEN')
  const stranger = await makeUser(server.db, { role: 'EXPERT' })
  expect((await act(stranger, 'answerExpertSession', { ...on(asked), accept: true })).code).toBe('NOT_FOUND')
  expect((await act(expert, 'answerExpertSession', { ...on(asked), accept: false })).fields).toEqual({
    comment: 'Enter a reason',
  })
  await act(expert, 'answerExpertSession', { ...on(asked), accept: false, comment: 'On leave' })
  expect(await request()).toMatchObject({ status: 'OPEN', assigneeId: null })
  const again = (await book(ada, one!.startsAt, idea)).data
  expect((await act(expert, 'answerExpertSession', { ...on(again), accept: true })).data).toMatchObject({
    state: 'CONFIRMED',
  })
  expect((await act(ada, 'cancelMeeting', { ...on(again), reason: 'Ill' })).data.state).toBe('CANCELLED')
  expect(await request()).toMatchObject({ status: 'OPEN' })
  expect(await told(server.db, expert)).toEqual([
    'MEETING_PROPOSED',
    'MEETING_PROPOSED',
    'MEETING_CONFIRMED',
    'MEETING_CANCELLED',
  ])
})

test('is moved to free slots alone, keeps the chain, and is closed once it has begun', async () => {
  const { slots } = await free(ada)
  const session = (await book(ada, slots[0]!.startsAt)).data
  await book(other, slots[1]!.startsAt)
  expect((await act(ada, 'moveExpertSession', { ...on(session), startsAt: slots[1]!.startsAt })).code).toBe('CONFLICT')
  expect((await act(other, 'moveExpertSession', { ...on(session), startsAt: slots[2]!.startsAt })).code).toBe(
    'NOT_FOUND',
  )
  const moved = await act(ada, 'moveExpertSession', { ...on(session), startsAt: slots[2]!.startsAt, reason: 'Train' })
  expect(moved.data).toMatchObject({ state: 'CONFIRMED', moves: [{ reason: 'Train' }] })
  // Without confirming at once, the expert is asked again; the expert's own moves need no answer.
  await act(expert, 'setAvailability', { autoConfirm: false })
  const asks = await act(ada, 'moveExpertSession', { ...on(session), startsAt: slots[3]!.startsAt })
  expect(asks.data.state).toBe('PROPOSED')
  await act(expert, 'answerExpertSession', { ...on(session), accept: true })
  expect((await act(expert, 'moveExpertSession', { ...on(session), startsAt: slots[4]!.startsAt })).data.state).toBe(
    'CONFIRMED',
  )
  const close = () => act(expert, 'closeExpertSession', { ...on(session), outcome: 'NO_SHOW' })
  expect(await close()).toMatchObject({ code: 'CONFLICT', message: 'This session has not begun yet' })
  const past = { startsAt: new Date(Date.now() - dayLength), endsAt: new Date(Date.now() - dayLength + 1_800_000) }
  await server.db.meeting.update({ where: { id: session.number }, data: past })
  expect((await act(ada, 'closeExpertSession', { ...on(session), outcome: 'COMPLETED' })).code).toBe('FORBIDDEN')
  expect((await close()).data.state).toBe('NO_SHOW')
  expect((await act(expert, 'closeExpertSession', { ...on(session), outcome: 'COMPLETED' })).code).toBe('CONFLICT')
  expect(await timesTold(server.db, ada, 'SESSION_NO_SHOW')).toBe(1)
})

test('the documented calls book, move and cancel by the clock of the university', async () => {
  const headers = bearer(await server.session(ada))
  const [slot, next] = (await free(ada)).slots
  const at = (instant: string) => {
    const local = new Date(Date.parse(instant) + 4 * 3_600_000).toISOString()
    return { sessionDate: local.slice(0, 10), startTime: local.slice(11, 16) }
  }
  const later = (time: string) => new Date(Date.parse(`2000-01-01T${time}Z`) + 1_800_000).toISOString().slice(11, 16)
  const wanted = at(slot!.startsAt)
  const found = await server.ask('POST', '/api/experts', { headers, body: { ...wanted, endTime: '23:00' } })
  expect(found.body).toMatchObject({ data: expect.arrayContaining([expect.objectContaining({ id: expert.id })]) })
  const body = {
    ...wanted,
    endTime: later(wanted.startTime),
    topic: 'Still',
    expertId: expert.id,
    requesterId: other.id,
  }
  const made = await server.ask('POST', '/api/expert-sessions', { headers, body })
  expect(made).toMatchObject({ status: 201, body: { ...wanted, requesterId: ada.id, status: 'confirmed' } })
  const ask = (method: string, path: string, given?: object, as = headers) =>
    server.ask(method, path, { headers: as, ...(given ? { body: given } : {}) })
  expect((await ask('POST', '/api/expert-sessions', body)).status).toBe(409)
  expect((await ask('POST', '/api/expert-sessions', { ...body, endTime: '23:59' })).status).toBe(422)
  const { id: number } = made.body as { id: number }
  const session = `/api/expert-sessions/${number}`
  const moved = await ask('PATCH', session, at(next!.startsAt))
  expect(moved).toMatchObject({ status: 200, body: at(next!.startsAt) })
  expect((await ask('PATCH', session, { status: 'nonsense' })).status).toBe(422)
  expect(await ask('PATCH', session, { status: 'canceled' })).toMatchObject({ body: { status: 'canceled' } })
  expect((await ask('GET', '/api/expert-sessions')).body).toMatchObject([{ id: number }])
  const sessions = `/api/experts/${expert.id}/sessions`
  expect((await ask('GET', sessions)).status).toBe(403)
  const own = bearer(await server.session(expert))
  expect((await ask('GET', sessions, undefined, own)).body).toMatchObject([{ id: number }])
  const hours = { weekday: 1, startTime: '13:00', endTime: '14:30' }
  expect((await ask('POST', '/api/expert-availability', hours)).status).toBe(403)
  const added = await ask('POST', '/api/expert-availability', hours, own)
  expect(added).toMatchObject({ status: 201, body: { ...hours, timeZone: 'Europe/Berlin' } })
  const one = `/api/expert-availability/${(added.body as { id: number }).id}`
  expect((await ask('PUT', one, { ...hours, startTime: '11:00' }, own)).status).toBe(422)
  expect((await ask('PUT', one, { ...hours, endTime: '15:00' }, own)).body).toMatchObject({ endTime: '15:00' })
  expect((await ask('DELETE', one, {}, own)).status).toBe(204)
})

test('an expert is reminded of the feedback once, a day after the session, for as long as it is owed', async () => {
  const reminded = () => timesTold(server.db, expert, 'SESSION_FEEDBACK_DUE')
  const endedAgo = async (hours: number, status: 'ASSIGNED' | 'ANSWERED') => {
    const endsAt = new Date(Date.now() - hours * 3_600_000)
    await server.db.meeting.create({
      data: {
        kind: 'SESSION',
        state: 'CONFIRMED',
        title: 'Solar still',
        startsAt: new Date(endsAt.getTime() - 3_600_000),
        endsAt,
        organizer: { connect: { id: ada.id } },
        participants: { create: [{ user: { connect: { id: expert.id } }, role: 'EXPERT' }] },
        validationRequest: {
          create: {
            idea: { connect: { id: (await approved()).id } },
            title: 'Solar still',
            status,
            assignee: { connect: { id: expert.id } },
          },
        },
      },
    })
    await remindOfFeedback.perform(server.db, {})
  }
  await endedAgo(23, 'ASSIGNED')
  expect(await reminded()).toBe(0)
  await endedAgo(25, 'ANSWERED')
  expect(await reminded(), 'once the feedback is there').toBe(0)
  await endedAgo(25, 'ASSIGNED')
  expect(await reminded()).toBe(1)
  await remindOfFeedback.perform(server.db, {})
  expect(await reminded()).toBe(1)
  await endedAgo(80, 'ASSIGNED')
  expect(await reminded(), 'longer ago').toBe(1)
})
