/** What a person chose holds: on the bell, in the mail, at the hours; and a mailed link ends the mails it came with. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { config } from '../../config.ts'
import { testServer, type TestServer } from '../../testing/server.ts'
import { runJobs } from '../../testing/jobs.ts'
import { person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { sendDigests } from './notification.jobs.ts'
import { notify } from './notify.ts'

let server: TestServer
let owner: Viewer
const usual = { ...config }

beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z'), toFake: ['Date'] })
  config.dataDir = mkdtempSync(path.join(tmpdir(), 'ascent notifications '))
  await server.db.$executeRaw`DELETE FROM pgboss.job`
  owner = await person(server.db, 'RESEARCHER', { name: 'Ann <b>Owner</b>' })
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(config.dataDir, { recursive: true })
  Object.assign(config, usual)
})
afterAll(() => server.close())

/** Tells the owner something; the database's own clock does not stand still, so jobs are run as of later. */
const tell = (kind: 'PROJECT_ACCESS_APPROVED' | 'PROJECT_CHANGED_BY_OTHER', project = 'Solar & still') =>
  server.db.$transaction((tx) =>
    notify(
      { tx, afterCommit: (effect) => effect() },
      { to: owner.id, kind, subject: { entity: 'Project', id: 7 }, data: { project, by: 'Bob', audience: 'INDUSTRY' } },
    ),
  )
const work = () => runJobs(server.db, new Date(Date.now() + 1_000))
const outbox = () => {
  const folder = path.join(config.dataDir, 'outbox')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8').replaceAll('=\n', '').replaceAll('=3D', '='))
}
const choose = (input: object, as: Viewer | null = owner) =>
  run(
    server.db,
    `mutation ($input: SetNotificationPreferencesInput!) {
      setNotificationPreferences(input: $input) { preferences { kind bell email } }
    }`,
    { as, variables: { input } },
  )
const schedule = (input: object, as: Viewer | null = owner) =>
  run(
    server.db,
    `mutation ($input: SetNotificationScheduleInput!) {
      setNotificationSchedule(input: $input) { schedule { digestHour quietFrom quietUntil timeZone } }
    }`,
    { as, variables: { input } },
  )
const bell = async () =>
  (await run(server.db, '{ unreadNotificationCount }', { as: owner })).data!['unreadNotificationCount']

describe('what nobody has chosen', () => {
  test('comes at once when it is an approval, in text and HTML, and can be ended', async () => {
    await tell('PROJECT_ACCESS_APPROVED')
    await work()
    const [mail, ...others] = outbox()
    expect(others).toEqual([])
    expect(mail).toContain('Subject: Project approved')
    expect(mail).toContain(
      '“Solar & still” is now open to industry partners.'.replace(/[“”]/g, (sign) =>
        sign === '“' ? '=E2=80=9C' : '=E2=80=9D',
      ),
    )
    expect(mail).toContain('<p>Hello Ann &lt;b&gt;Owner&lt;/b&gt;,</p>')
    expect(mail).toContain('Solar &amp; still')
    expect(mail).toContain(`href="${config.publicUrl}/projects/7"`)
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(mail!.replaceAll(/\n\s+/g, ' ')).toMatch(
      /List-Unsubscribe:\s+<http:\/\/[\w.:]+\/api\/unsubscribe\/\d+\.PROJECT_ACCESS_APPROVED\.[\w-]{43}>/,
    )
  })

  test('stands on the bell alone when it is a change', async () => {
    await tell('PROJECT_CHANGED_BY_OTHER')
    await work()
    expect(await bell()).toBe(1)
    expect(outbox()).toEqual([])
  })

  test('is not mailed when it was read before the mail left, nor to a closed account', async () => {
    await tell('PROJECT_ACCESS_APPROVED')
    await server.db.notification.updateMany({ where: { userId: owner.id }, data: { readAt: new Date() } })
    await work()
    await tell('PROJECT_ACCESS_APPROVED')
    await server.db.user.update({ where: { id: owner.id }, data: { status: 'SUSPENDED' } })
    await work()
    expect(outbox()).toEqual([])
  })
})

describe('a choice', () => {
  test('is kept for its kinds alone, and what is not said of them stays', async () => {
    const { data } = await choose({ kinds: ['PROJECT_CHANGED_BY_OTHER'], email: 'INSTANT' })
    const { preferences } = data!['setNotificationPreferences'] as never as { preferences: { kind: string }[] }
    const of = (kind: string) => preferences.find((preference) => preference.kind === kind)
    expect(of('PROJECT_CHANGED_BY_OTHER')).toEqual({ kind: 'PROJECT_CHANGED_BY_OTHER', bell: true, email: 'INSTANT' })
    expect(of('PROJECT_ACCESS_REVOKED')).toEqual({ kind: 'PROJECT_ACCESS_REVOKED', bell: true, email: 'OFF' })
    expect(of('PASSWORD_CHANGED'), 'cannot be chosen').toBeUndefined()
    expect(of('ACCOUNT_WAITS'), 'is never told to researchers').toBeUndefined()
    await choose({ kinds: ['PROJECT_CHANGED_BY_OTHER'], bell: false })
    await tell('PROJECT_CHANGED_BY_OTHER')
    await work()
    expect(await bell()).toBe(0)
    expect(outbox()).toHaveLength(1)
    const list = await run(server.db, '{ notifications { totalCount } }', { as: owner })
    expect(list.data!['notifications']).toEqual({ totalCount: 0 })
  })

  test('against both leaves nothing', async () => {
    await choose({ kinds: ['PROJECT_ACCESS_APPROVED'], bell: false, email: 'OFF' })
    await tell('PROJECT_ACCESS_APPROVED')
    await work()
    expect(await server.db.notification.count({ where: { userId: owner.id } })).toBe(0)
    expect(outbox()).toEqual([])
  })

  test('is the own one of each person', async () => {
    const other = await person(server.db, 'RESEARCHER')
    await choose({ kinds: ['PROJECT_ACCESS_APPROVED'], bell: false, email: 'OFF' }, other)
    await tell('PROJECT_ACCESS_APPROVED')
    expect(await bell()).toBe(1)
  })

  test('is refused about what must be told, about unknown kinds, and without a session', async () => {
    const { errors } = await choose({ kinds: ['PASSWORD_CHANGED'], bell: false })
    expect(errors[0]!.extensions).toEqual({
      code: 'INVALID',
      fieldErrors: { kinds: '“Your password was changed” is always told' },
    })
    expect((await choose({ kinds: [] })).codes).toEqual(['INVALID'])
    expect((await choose({ kinds: ['PROJECT_ACCESS_APPROVED'] }, null)).codes).toEqual(['UNAUTHENTICATED'])
    expect((await schedule({ digestHour: 8 }, null)).codes).toEqual(['UNAUTHENTICATED'])
    expect((await run(server.db, '{ notificationPreferences { kind } }', { as: null })).codes).toEqual([
      'UNAUTHENTICATED',
    ])
  })
})

describe('quiet hours', () => {
  test('hold mail back until they are over, by the clock of the person', async () => {
    const { data } = await schedule({ digestHour: 15, quietFrom: 11, quietUntil: 14 })
    expect(data!['setNotificationSchedule']).toEqual({
      schedule: { digestHour: 15, quietFrom: 11, quietUntil: 14, timeZone: 'Asia/Dubai' },
    })
    // In Dubai it is noon.
    await tell('PROJECT_ACCESS_APPROVED')
    await work()
    vi.setSystemTime(new Date('2026-11-21T09:59:00Z'))
    await work()
    expect(outbox()).toEqual([])
    expect(await bell(), 'the bell does not wait').toBe(1)
    vi.setSystemTime(new Date('2026-11-21T10:00:00Z'))
    await work()
    expect(outbox()).toHaveLength(1)
  })
})

describe('the digest', () => {
  const daily = { kinds: ['PROJECT_CHANGED_BY_OTHER', 'PROJECT_ACCESS_APPROVED'], email: 'DIGEST' }
  const digest = async () => {
    await sendDigests.perform(server.db, {})
    await work()
  }

  test('tells once a day what is unread, in one mail', async () => {
    await choose(daily)
    await schedule({ digestHour: 13 })
    await tell('PROJECT_CHANGED_BY_OTHER', 'First')
    await tell('PROJECT_ACCESS_APPROVED', 'Second')
    await digest()
    expect(outbox(), 'not before its hour').toEqual([])
    vi.setSystemTime(new Date('2026-11-21T09:10:00Z'))
    await digest()
    await digest()
    const [mail, ...others] = outbox()
    expect(others).toEqual([])
    expect(mail).toContain('Subject: 2 notifications since your last digest')
    expect(mail!.indexOf('First')).toBeLessThan(mail!.indexOf('Second'))
    expect(mail).toMatch(/unsubscribe\?token=\d+\.DIGEST\./)

    await tell('PROJECT_CHANGED_BY_OTHER', 'Third')
    await digest()
    expect(outbox(), 'tomorrow').toHaveLength(1)
    vi.setSystemTime(new Date('2026-11-22T09:10:00Z'))
    await digest()
    expect(outbox()[1]).toContain('Subject: One notification since your last digest')
  })

  test('is not sent when everything was read', async () => {
    await choose(daily)
    await tell('PROJECT_CHANGED_BY_OTHER')
    await server.db.notification.updateMany({ where: { userId: owner.id }, data: { readAt: new Date() } })
    await digest()
    expect(outbox()).toEqual([])
  })
})

describe('the link in a mail', () => {
  const tokenIn = (mail: string) => /unsubscribe\?token=([\w.-]+)/.exec(mail)![1]!
  const click = (token: string) =>
    server.ask('POST', `/api/unsubscribe/${token}`, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  test('ends mails of its kind at one click, without a session, as often as one likes', async () => {
    await tell('PROJECT_ACCESS_APPROVED')
    await work()
    const token = tokenIn(outbox()[0]!)
    const said = { status: 200, body: { message: 'You will not get mails titled “Project approved” any more.' } }
    expect(await click(token)).toMatchObject(said)
    expect(await click(token)).toMatchObject(said)
    await tell('PROJECT_ACCESS_APPROVED')
    await work()
    expect(outbox()).toHaveLength(1)
    expect(await bell(), 'the bell goes on').toBe(2)
  })

  test('ends the digest of all its kinds', async () => {
    await choose({ kinds: ['PROJECT_CHANGED_BY_OTHER'], email: 'DIGEST' })
    await tell('PROJECT_CHANGED_BY_OTHER')
    await sendDigests.perform(server.db, {})
    await work()
    expect((await click(tokenIn(outbox()[0]!))).status).toBe(200)
    await tell('PROJECT_CHANGED_BY_OTHER')
    expect(await server.db.notification.count({ where: { userId: owner.id, inDigest: true } })).toBe(0)
  })

  test('that is changed, or made for another, ends nothing', async () => {
    await tell('PROJECT_ACCESS_APPROVED')
    await work()
    const [id, , signature] = tokenIn(outbox()[0]!).split('.')
    const other = await person(server.db, 'RESEARCHER')
    for (const wrong of [
      `${id}.DIGEST.${signature}`,
      `${other.id}.PROJECT_ACCESS_APPROVED.${signature}`,
      `${id}.PROJECT_ACCESS_APPROVED.${'A'.repeat(43)}`,
      `${id}.toString.${signature}`,
      'nonsense',
    ])
      expect(await click(wrong), wrong).toMatchObject({ status: 422, body: { message: expect.any(String) } })
    expect(await server.db.notificationPreference.count({ where: { userId: owner.id } })).toBe(0)
  })
})

test('what is marked as read in one window is told to the others', async () => {
  await tell('PROJECT_CHANGED_BY_OTHER')
  const { id } = (await server.db.notification.findFirst({ where: { userId: owner.id } }))!
  vi.useRealTimers()
  const token = await server.session(owner)
  const socket = await server.socket(token)
  socket.send({
    id: '1',
    type: 'subscribe',
    payload: {
      query: 'subscription { notificationAdded { unreadCount notification { title } read { number isRead } } }',
    },
  })
  // The subscription is open once the server has answered a ping that came after it.
  await new Promise((resolve) => setTimeout(resolve, 300))
  await server.ask('PATCH', `/api/notifications/${id}/read`, {
    headers: { authorization: `Bearer ${token}` },
    body: {},
  })
  expect(await socket.next()).toMatchObject({
    payload: {
      data: { notificationAdded: { unreadCount: 0, notification: null, read: [{ number: id, isRead: true }] } },
    },
  })
  socket.close()
})

test('the list is narrowed by category', async () => {
  await tell('PROJECT_CHANGED_BY_OTHER')
  const count = async (category: string) => {
    const { data } = await run(
      server.db,
      'query ($filter: NotificationFilter) { notifications(filter: $filter) { totalCount } }',
      { as: owner, variables: { filter: { category } } },
    )
    return (data!['notifications'] as never as { totalCount: number }).totalCount
  }
  expect([await count('PROJECTS'), await count('SECURITY')]).toEqual([1, 0])
})
