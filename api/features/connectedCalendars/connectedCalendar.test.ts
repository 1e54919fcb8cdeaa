/** Connected calendars: only busy times are kept, they keep sessions free of them, and a calendar that does not answer keeps nobody. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { config } from '../../config.ts'
import { dayLength } from '../../days.ts'
import { closeLimits } from '../../limits.ts'
import { revokeCalendarAccess } from '../../integrations/disconnectCalendars.ts'
import { reach } from '../../outgoing/publicAddress.ts'
import { calDavServer } from '../../testing/calDavServer.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { runJobs } from '../../testing/jobs.ts'
import { oauthCalendars } from '../../testing/oauthCalendars.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'
import { afterWorkingDays, usualWeek } from '../../workingDays.rules.ts'
import { readCalendars } from './calendar.jobs.ts'
import { busyTimesRetention } from './calendar.retention.ts'
import { bookingPatience, readCalendar } from './readCalendar.ts'

const { db } = await fileDatabase()
const [dav, oauth] = await Promise.all([calDavServer(), oauthCalendars()])
config.secretKeys = ['a secret key of the tests, long enough']
afterAll(() => {
  config.secretKeys = []
  reach.thisMachine = false
  dav.close()
  oauth.close()
})

let ada: Viewer
let noura: Viewer
/** A day on which everybody works. */
const nextWorkingDay = afterWorkingDays(
  new Date(Math.floor(Date.now() / dayLength) * dayLength),
  1,
  usualWeek,
).getTime()
const at = (hour: number) => new Date(nextWorkingDay + hour * 3_600_000)
const busy = { startsAt: at(10), endsAt: at(11.5) }
beforeEach(async () => {
  closeLimits()
  reach.thisMachine = true
  bookingPatience.milliseconds = 3_000
  for (const server of [dav, oauth]) server.forget()
  Object.assign(dav.state, { busy: [busy], events: [], knowsFreeBusy: true })
  Object.assign(oauth.state, { busy: [busy], lasting: true })
  await db.connectedCalendar.deleteMany()
  await db.integration.deleteMany()
  const app = { enabled: true, client: 'client', clientSecret: 'the-secret' }
  await db.integration.createMany({
    data: [
      { kind: 'CALDAV', enabled: true },
      { kind: 'GOOGLE_CALENDAR', ...app },
      { kind: 'MICROSOFT_CALENDAR', ...app, account: 'campus' },
    ],
  })
  ada = await person(db, 'EXPERT', { name: 'Ada Long' })
  noura = await person(db, 'RESEARCHER')
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 540, untilMinute: 780 }))
  await perform(db, 'setAvailability', { hours, minimumNoticeMinutes: 0, timeZone: 'UTC' }, { as: ada })
})

const give = 'calendar { id kind account busyCount problem }'
type Connected = { id: string; kind: string; account: string; busyCount: number; problem: string }
const connectDav = (more: object = {}, as: Viewer | null = ada) =>
  perform(
    db,
    'connectCalDav',
    { address: `${dav.url}/`, account: 'ada', password: 'app-password', ...more },
    { as, give },
  )
const calendarIn = ({ data, errors }: Awaited<ReturnType<typeof perform>>) => {
  expect(errors).toEqual([])
  return (Object.values(data!)[0] as unknown as { calendar: Connected }).calendar
}
const start = async (kind: string, as: Viewer | null = ada) => {
  const { data, errors } = await perform(db, 'startCalendarConnection', { kind }, { as, give: 'address' })
  expect(errors).toEqual([])
  return (data!['startCalendarConnection'] as unknown as { address: string }).address
}
const finish = (answer: object, as: Viewer | null = ada) => perform(db, 'connectCalendar', answer, { as, give })
const fieldErrors = ({ errors }: Awaited<ReturnType<typeof perform>>) => errors[0]!.extensions['fieldErrors']
const only = () => db.connectedCalendar.findFirstOrThrow()
const times = async () =>
  (await db.connectedBusyTime.findMany({ orderBy: { startsAt: 'asc' } })).map(({ startsAt, endsAt }) => [
    startsAt,
    endsAt,
  ])
const readNow = (calendar: string, as: Viewer | null = ada) =>
  perform(db, 'readConnectedCalendar', { id: calendar }, { as, give })
const book = (hour: number) =>
  perform(
    db,
    'bookExpertSession',
    { topic: 'Membranes', startsAt: at(hour).toISOString(), expertId: idOf('User', ada.id) },
    { as: noura },
  )

describe('CalDAV', () => {
  test('is connected with a password that is stored encrypted, and gives busy times alone', async () => {
    expect(calendarIn(await connectDav())).toMatchObject({ kind: 'CALDAV', account: 'ada', busyCount: 1, problem: '' })
    expect(await times()).toEqual([[busy.startsAt, busy.endsAt]])
    expect((await only()).secret).toMatch(/^sealed:/)
    // Tasks are no calendar of events, and are not asked for.
    expect(dav.times(/^REPORT .*tasks/)).toBe(0)
    const again = calendarIn(await connectDav())
    expect(await db.connectedCalendar.count()).toBe(1)
    expect(again.busyCount).toBe(1)
  })

  test('without free-busy-query gives the times of events, with recurrences and exceptions', async () => {
    const day = at(0).toISOString().slice(0, 10).replaceAll('-', '')
    const event = (lines: string[]) =>
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:x',
        'BEGIN:VEVENT',
        'UID:1',
        'SUMMARY:Surgery',
        ...lines,
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\r\n')
    Object.assign(dav.state, {
      knowsFreeBusy: false,
      events: [
        event([`DTSTART:${day}T100000Z`, `DTEND:${day}T110000Z`, 'RRULE:FREQ=DAILY;COUNT=2']),
        event([`DTSTART:${day}T140000Z`, `DTEND:${day}T150000Z`, 'TRANSP:TRANSPARENT']),
        event([`DTSTART:${day}T160000Z`, `DTEND:${day}T170000Z`, 'STATUS:CANCELLED']),
      ],
    })
    calendarIn(await connectDav())
    expect(await times()).toEqual([
      [at(10), at(11)],
      [at(34), at(35)],
    ])
    expect(JSON.stringify(await db.connectedBusyTime.findMany())).not.toContain('Surgery')
  })

  test('says at the field what the server answered', async () => {
    expect(fieldErrors(await connectDav({ password: 'wrong' }))).toEqual({
      password: expect.stringMatching(/^127\.0\.0\.1:\d+ returned 401/) as string,
    })
    dav.faults.push(
      { at: /.*/, status: 503 },
      { at: /.*/, status: 503 },
      { at: /.*/, status: 503 },
      { at: /.*/, status: 503 },
      { at: /.*/, status: 503 },
    )
    expect(fieldErrors(await connectDav())).toEqual({ address: expect.stringContaining('returned 503') as string })
    dav.forget()
    dav.faults.push({ at: /REPORT/, body: 'BEGIN:VCALENDAR\r\nBEGIN:VFREEBUSY\r\nFREEBUSY:nonsense' })
    expect(fieldErrors(await connectDav())).toHaveProperty('address')
    for (const address of ['', 'dav.example', 'ftp://dav.example', 'https://a:b@dav.example'])
      expect(fieldErrors(await connectDav({ address }))).toHaveProperty('address')
    expect(await db.connectedCalendar.count()).toBe(0)
  })

  test('is never asked inside the network, neither at once nor by a redirect', async () => {
    reach.thisMachine = false
    for (const address of [
      dav.url,
      dav.url.replace('http:', 'https:'),
      'https://169.254.169.254/',
      'https://[::1]/',
      'https://localhost/',
    ])
      expect(fieldErrors(await connectDav({ address }))).toEqual({
        address: expect.stringMatching(/not a public one|Only https/) as string,
      })
    expect(dav.seen).toEqual([])
    config.calendarInnerHosts = new Set([new URL(dav.url).host])
    expect((await connectDav()).errors).toEqual([])
    dav.forget()
    await db.connectedCalendar.deleteMany()
    // The server sends on to one that nobody named.
    for (let n = 0; n < 2; n++)
      dav.faults.push({ at: /well-known/, status: 301, headers: { location: `${oauth.url}/dav/` } })
    dav.faults.push({ at: /REPORT/, status: 302, headers: { location: `${oauth.url}/busy` } })
    await connectDav()
    expect(oauth.seen).toEqual([])
    config.calendarInnerHosts = new Set()
  })
})

describe.each(['GOOGLE_CALENDAR', 'MICROSOFT_CALENDAR'])('%s', (kind) => {
  const connect = async () => finish(oauth.signIn(await start(kind)))

  test('is connected by signing in, with state and PKCE, and read with tokens that are stored encrypted', async () => {
    const address = new URL(await start(kind))
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: 'client',
      redirect_uri: `${config.publicUrl}/settings/calendar`,
      code_challenge_method: 'S256',
      scope: expect.stringMatching(/calendar\.freebusy|Calendars\.ReadBasic offline_access|offline_access/) as string,
    })
    expect(calendarIn(await finish(oauth.signIn(address.href)))).toMatchObject({
      kind,
      account: 'ada@campus.example',
      busyCount: 1,
    })
    expect(await times()).toEqual([[busy.startsAt, busy.endsAt]])
    expect((await only()).secret).toMatch(/^sealed:/)
  })

  test('renews its token when that has ended, and says when permission was taken back', async () => {
    const { id } = calendarIn(await connect())
    oauth.endAccess()
    oauth.state.busy = [{ startsAt: at(12), endsAt: at(13) }]
    expect(calendarIn(await readNow(id))).toMatchObject({ problem: '', busyCount: 1 })
    expect(await times()).toEqual([[at(12), at(13)]])
    // What was renewed is kept: it is read again with the new token.
    oauth.forget()
    expect(calendarIn(await readNow(id)).problem).toBe('')
    expect(oauth.times(/token/)).toBe(0)
    oauth.revoke()
    expect(calendarIn(await readNow(id)).problem).toMatch(/returned 400: Token has been revoked\.$/)
  })

  test('counts an answer once, for the person who asked, with its state, and in time', async () => {
    const answer = oauth.signIn(await start(kind))
    expect((await finish(answer, noura)).codes).toEqual(['CONFLICT'])
    expect((await finish({ ...answer, state: 'made up' })).codes).toEqual(['CONFLICT'])
    const tries = await Promise.all([finish(answer), finish(answer)])
    expect(tries.map(({ codes }) => codes.join()).toSorted()).toEqual(['', 'CONFLICT'])
    const late = oauth.signIn(await start(kind))
    await db.calendarAttempt.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })
    expect((await finish(late)).errors[0]!.message).toContain('has expired')
    const stolen = oauth.signIn(await start(kind, noura))
    const own = oauth.signIn(await start(kind))
    expect((await finish({ code: stolen.code, state: own.state })).errors[0]!.message).toContain('returned 400')
  })

  test.each([
    ['not grant lasting access', () => (oauth.state.lasting = false), 'did not grant lasting access'],
    [
      'too many requests',
      () => oauth.faults.push({ at: /freeBusy|getSchedule/, status: 429, body: { error: { message: 'Quota' } } }),
      'returned 429: Quota',
    ],
    ['nonsense', () => oauth.faults.push({ at: /freeBusy|getSchedule/, body: { calendars: {} } }), 'cannot be read'],
    ['a page', () => oauth.faults.push({ at: /freeBusy|getSchedule/, body: '<html>' }), 'cannot be read'],
    [
      'a redirect',
      () => oauth.faults.push({ at: /freeBusy|getSchedule/, status: 302, headers: { location: 'http://127.0.0.1/' } }),
      'returned 302',
    ],
  ])('with %s is not connected', async (_, fault, words) => {
    fault()
    expect((await connect()).errors[0]!.message).toContain(words)
    expect(await db.connectedCalendar.count()).toBe(0)
  })
})

describe('busy times', () => {
  test('are no free slots, and no session is booked at them, nor at what was entered a moment ago', async () => {
    calendarIn(await connectDav())
    await db.connectedCalendar.updateMany({ data: { readAt: new Date(Date.now() - 120_000) } })
    expect((await book(10)).errors[0]!.message).toMatch(/taken|not free/i)
    dav.state.busy.push({ startsAt: at(9), endsAt: at(9.5) })
    await db.connectedCalendar.updateMany({ data: { readAt: new Date(Date.now() - 120_000) } })
    expect((await book(9)).codes).toEqual(['CONFLICT'])
    expect((await book(9.5)).errors).toEqual([])
  })

  test('of a calendar that does not answer in time keep no booking waiting', async () => {
    dav.state.busy = []
    calendarIn(await connectDav())
    await db.connectedCalendar.updateMany({ data: { readAt: new Date(Date.now() - 120_000) } })
    bookingPatience.milliseconds = 50
    dav.faults.push({ at: /PROPFIND/, after: 1_500 })
    const begun = Date.now()
    expect((await book(9)).errors).toEqual([])
    expect(Date.now() - begun).toBeLessThan(1_400)
    await new Promise((done) => setTimeout(done, 2_000))
  })

  test('count for a day after they were read', async () => {
    calendarIn(await connectDav())
    dav.faults.push(...Array.from({ length: 6 }, () => ({ at: /.*/, status: 500 })))
    await db.connectedCalendar.updateMany({ data: { readAt: new Date(Date.now() - dayLength - 1_000), failures: 1 } })
    expect((await book(10)).errors).toEqual([])
  })

  test('are left out of the times at which people are free together, and marked in proposals, without saying whose', async () => {
    calendarIn(await connectDav())
    const asked = `userIds: ["${idOf('User', ada.id)}"]`
    const free = await run(
      db,
      `{ freeTimes(${asked}, from: "${at(9).toISOString()}", until: "${at(13).toISOString()}") }`,
      { as: noura },
    )
    expect(free.data!['freeTimes']).toEqual([at(9), at(9.5), at(11.5), at(12), at(12.5)])
    const taken = await run(
      db,
      `{ takenTimes(${asked}, times: ["${at(9).toISOString()}", "${at(9.75).toISOString()}", "${at(11).toISOString()}"]) }`,
      { as: noura },
    )
    expect(taken.data).toEqual({ takenTimes: [at(9.75), at(11)] })
    expect((await run(db, `{ takenTimes(${asked}, times: []) }`, { as: noura })).codes).toEqual(['INVALID'])
    const hidden = await person(db, 'RESEARCHER', { status: 'SUSPENDED' })
    const unknown = await run(
      db,
      `{ takenTimes(userIds: ["${idOf('User', hidden.id)}"], times: ["${at(9).toISOString()}"]) }`,
      { as: noura },
    )
    expect(unknown.codes).toEqual(['INVALID'])
    expect((await run(db, `{ takenTimes(${asked}, times: ["${at(9).toISOString()}"]) }`, { as: null })).codes).toEqual([
      'UNAUTHENTICATED',
    ])
  })

  test('are read again by the job when they are due, later after each failure, and the person is notified', async () => {
    calendarIn(await connectDav())
    await db.$executeRaw`DELETE FROM pgboss.job`
    await readCalendars.perform(db, {})
    dav.forget()
    await runJobs(db)
    expect(dav.seen).toEqual([])
    const { id } = await only()
    for (let n = 1; n <= 4; n++) {
      dav.faults.push(...Array.from({ length: 6 }, () => ({ at: /.*/, status: 503 })))
      await db.connectedCalendar.updateMany({ data: { nextReadAt: new Date(Date.now() - 1) } })
      await readCalendars.perform(db, {})
      await runJobs(db)
      dav.forget()
      const { failures, nextReadAt, problem } = await only()
      expect([failures, problem.slice(-12)]).toEqual([n, 'returned 503'])
      expect(Math.round((nextReadAt.getTime() - Date.now()) / 60_000)).toBe(15 * 2 ** (n - 1))
    }
    expect(await told(db, ada)).toEqual(['CALENDAR_UNREADABLE'])
    dav.faults.push(
      ...Array.from({ length: 6 }, () => ({ at: /.*/, status: 429, headers: { 'retry-after': '86000' } })),
    )
    await readCalendar(db, id, { now: true })
    expect((await only()).nextReadAt.getTime() - Date.now()).toBeGreaterThan(85_000_000)
    dav.forget()
    await readCalendar(db, id, { now: true })
    expect(await only()).toMatchObject({ failures: 0, problem: '' })
  })

  test('that are over are removed after a day', async () => {
    calendarIn(await connectDav())
    const before = new Date(busy.endsAt.getTime() + 1)
    expect(await busyTimesRetention.count(db, before)).toBe(1)
    expect(await busyTimesRetention.remove(db, before)).toBe(1)
    expect(await times()).toEqual([])
  })
})

test('a calendar is its person’s alone, and goes with its times when it is disconnected', async () => {
  const { id } = calendarIn(await connectDav())
  const list = async (as: Viewer | null) => run(db, '{ connectedCalendars { id } connectableCalendars }', { as })
  expect((await list(ada)).data).toEqual({
    connectedCalendars: [{ id }],
    connectableCalendars: ['CALDAV', 'GOOGLE_CALENDAR', 'MICROSOFT_CALENDAR'],
  })
  expect((await list(noura)).data).toMatchObject({ connectedCalendars: [] })
  expect(new Set((await list(null)).codes)).toEqual(new Set(['UNAUTHENTICATED']))
  const admin = await person(db, 'ADMIN')
  const disconnect = (as: Viewer | null) => perform(db, 'disconnectCalendar', { id }, { as })
  for (const as of [noura, admin]) {
    expect((await readNow(id, as)).codes).toEqual(['NOT_FOUND'])
    expect((await disconnect(as)).codes).toEqual(['NOT_FOUND'])
    expect((await run(db, `{ node(id: "${id}") { id } }`, { as })).data).toEqual({ node: null })
  }
  for (const refused of [await readNow(id, null), await disconnect(null), await connectDav({}, null)])
    expect(refused.codes).toEqual(['UNAUTHENTICATED'])
  expect(
    (await perform(db, 'startCalendarConnection', { kind: 'GOOGLE_CALENDAR' }, { as: null, give: 'address' })).codes,
  ).toEqual(['UNAUTHENTICATED'])
  expect((await finish({ code: 'c', state: 's' }, null)).codes).toEqual(['UNAUTHENTICATED'])
  expect((await disconnect(ada)).codes).toEqual([])
  expect([await db.connectedCalendar.count(), await db.connectedBusyTime.count()]).toEqual([0, 0])
})

describe('the permission at Google', () => {
  const connect = async (as = ada) => calendarIn(await finish(oauth.signIn(await start('GOOGLE_CALENDAR', as)), as))
  const revoked = async () => {
    await runJobs(db)
    return oauth.times(/revoke/)
  }
  beforeEach(() => db.$executeRaw`DELETE FROM pgboss.job`)

  test('is revoked when the calendar is disconnected, and asked for again while Google does not answer', async () => {
    const { id } = await connect()
    oauth.faults.push({ at: /revoke/, status: 503 })
    expect((await perform(db, 'disconnectCalendar', { id }, { as: ada })).codes).toEqual([])
    const [kept] = await db.$queryRaw<{ data: { secret: string } }[]>`
      SELECT data FROM pgboss.job WHERE name = 'revokeCalendarAccess'`
    expect(kept!.data.secret).toMatch(/^sealed:/)
    const { data } = kept!
    await expect(revokeCalendarAccess.perform(db, data)).rejects.toThrow('503')
    await revokeCalendarAccess.perform(db, data)
    // It is gone, as where the person has taken it back at Google.
    await revokeCalendarAccess.perform(db, data)
    expect(oauth.times(/revoke/)).toBe(3)
  })

  test('stays while somebody has the same account connected, also the person again', async () => {
    const { id } = await connect()
    await connect(noura)
    await perform(db, 'disconnectCalendar', { id }, { as: ada })
    expect(await revoked()).toBe(0)
    await connect(noura)
    expect(await revoked()).toBe(0)
    const { id: last } = await db.connectedCalendar.findFirstOrThrow()
    await perform(db, 'disconnectCalendar', { id: idOf('ConnectedCalendar', last) }, { as: noura })
    expect(await revoked()).toBeGreaterThan(0)
  })

  test('is not asked of Microsoft, which has no such call', async () => {
    const { id } = calendarIn(await finish(oauth.signIn(await start('MICROSOFT_CALENDAR'))))
    expect((await perform(db, 'disconnectCalendar', { id }, { as: ada })).codes).toEqual([])
    expect(await revoked()).toBe(0)
  })
})

test('without a set-up nothing is connected, and what was is not read', async () => {
  const { id } = calendarIn(await connectDav())
  await db.integration.updateMany({ data: { enabled: false } })
  dav.forget()
  expect((await connectDav()).codes).toEqual(['CONFLICT'])
  expect(
    (await perform(db, 'startCalendarConnection', { kind: 'GOOGLE_CALENDAR' }, { as: ada, give: 'address' })).codes,
  ).toEqual(['CONFLICT'])
  await readNow(id)
  expect(dav.seen).toEqual([])
  expect((await run(db, '{ connectableCalendars }', { as: ada })).data).toEqual({ connectableCalendars: [] })
})
