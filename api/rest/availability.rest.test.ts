/** An expert's whole availability through the documented call: what goes in comes out, and what is wrong is named where it stands. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'
import type { Viewer } from '../viewer.ts'

let server: TestServer
let expert: Viewer
let token: string
beforeAll(async () => {
  server = await testServer()
  expert = await person(server.db, 'EXPERT')
  token = await server.session(expert)
})
afterAll(() => server.close())

const path = '/api/expert-availability'
const ask = (method: string, body?: object, as = token) =>
  server.ask(method, path, { headers: bearer(as), ...(body ? { body } : {}) })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('the whole of it is set and read, over hours and half hours, by names of days or numbers', async () => {
  const weekly = [
    { day: 1, start: '09:30', end: '12:15' },
    { day: 1, start: '13:00', end: '17:30' },
    { day: 7, start: '22:00', end: '24:00' },
  ]
  const overrides = [
    { date: inDays(3), intervals: [] },
    {
      date: inDays(4),
      intervals: [
        { start: '08:15', end: '08:45' },
        { start: '10:00', end: '11:30' },
      ],
    },
  ]
  const whole = { timezone: 'Europe/Berlin', weekly, overrides, minNoticeHours: 1.5, autoConfirm: false }
  expect(await ask('PUT', whole)).toMatchObject({ status: 200, body: whole })
  expect((await ask('GET')).body).toEqual(whole)
  // What is not given stays; a name of a day and midnight as 00:00 are understood.
  const other = { weekly: [{ day: 'Sunday', start: '9:00', end: '00:00' }] }
  expect((await ask('PUT', other)).body).toEqual({ ...whole, weekly: [{ day: 7, start: '09:00', end: '24:00' }] })
  expect((await ask('PUT', { weekly })).body).toEqual(whole)

  // Others find the hours of all experts, as before; a vacation is a day off for each of its days.
  const researcher = await server.session(await person(server.db, 'RESEARCHER'))
  expect((await ask('GET', undefined, researcher)).body).toContainEqual(
    expect.objectContaining({ expertId: expert.id, weekday: 1, startTime: '09:30', timeZone: 'Europe/Berlin' }),
  )
  await server.db.availabilityException.create({
    data: { userId: expert.id, fromDay: new Date(inDays(10)), untilDay: new Date(inDays(12)) },
  })
  const { overrides: days } = (await ask('GET')).body as { overrides: { date: string }[] }
  expect(days.map(({ date }) => date)).toEqual([3, 4, 10, 11, 12].map(inDays))
})

test('what is wrong is named where the body has it, and nothing is changed', async () => {
  const before = (await ask('GET')).body
  const good = { day: 2, start: '09:00', end: '10:00' }
  const wrong: [object, string, string][] = [
    [{ weekly: [good, { day: 2, start: '12:00', end: '11:30' }] }, 'weekly[1].end', 'Must end after it begins'],
    [{ weekly: [{ ...good, day: 8 }] }, 'weekly[0].day', 'Choose a day of the week'],
    [{ weekly: [{ ...good, day: 'someday' }] }, 'weekly[0].day', 'Choose a day of the week'],
    [{ weekly: [{ ...good, start: '9h' }] }, 'weekly[0].start', 'Must be a time of day'],
    [{ weekly: [{ ...good, end: '09:75' }] }, 'weekly[0].end', 'Must be a time of day'],
    [{ weekly: [{ ...good, end: '25:00' }] }, 'weekly[0].end', 'Must be a time of day'],
    [{ weekly: [{ day: 2, end: '10:00' }] }, 'weekly[0].start', 'Choose a time'],
    [{ weekly: [good, { ...good, start: '09:30' }] }, 'weekly', 'These hours overlap others of the same day'],
    [
      {
        overrides: [
          { date: inDays(1), intervals: [good, good] },
          { date: inDays(2), intervals: [good, { start: '14:00', end: '13:00' }] },
        ],
      },
      'overrides[1].intervals[1].end',
      'Must end after it begins',
    ],
    [{ minNoticeHours: -1 }, 'minNoticeHours', 'Must not be negative'],
    [{ minNoticeHours: 10_000 }, 'minNoticeHours', 'At most 30 days'],
    [{ timezone: 'Dubai' }, 'timezone', 'Choose a time zone'],
  ]
  for (const [body, place, words] of wrong)
    expect(await ask('PUT', body), JSON.stringify(body)).toMatchObject({
      status: 422,
      body: { fields: { [place]: words } },
    })
  for (const body of [{ overrides: [{ intervals: [] }] }, { overrides: [{ date: 'tomorrow' }] }, { weekly: [null] }])
    expect((await ask('PUT', body)).status, JSON.stringify(body)).toBe(422)
  expect((await ask('GET')).body).toEqual(before)
  const researcher = await server.session(await person(server.db, 'RESEARCHER'))
  expect((await ask('PUT', { autoConfirm: true }, researcher)).status).toBe(403)
  expect((await server.ask('PUT', path, { body: { autoConfirm: true } })).status).toBe(401)
})
