/** Video links by a service: made once, moved and cancelled with the meeting, never lost, and shown to its people alone. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { IntegrationKind, Meeting } from '../../__generated__/prisma/client.ts'
import { reach } from '../../outgoing/publicAddress.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import { videoServices } from '../../testing/videoServices.ts'
import { makeMeetingLinks, wakeMeetingLinks } from './meetingLink.jobs.ts'
import { mostAttempts } from './syncLink.ts'

const { db } = await fileDatabase()
const services = await videoServices()
reach.thisMachine = true
afterAll(() => {
  reach.thisMachine = false
  services.close()
})
const [ada, guest, other] = await Promise.all([
  person(db, 'RESEARCHER', { name: 'Ada Long' }),
  person(db, 'INVESTOR'),
  person(db, 'RESEARCHER'),
])

const setUp = async (kind: IntegrationKind, more: object = {}) => {
  const data = { enabled: true, account: 'acc', client: 'client', clientSecret: 'the-secret', organizer: 'me', ...more }
  await db.integration.upsert({ where: { kind }, create: { kind, ...data }, update: data })
}
beforeEach(async () => {
  services.forget()
  services.kept.length = 0
  await db.meeting.deleteMany()
  await db.notification.deleteMany()
  await setUp('ZOOM')
  await setUp('TEAMS')
})

let hours = 24
const later = () => new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + ++hours * 3_600_000)
const create = async (more: object = {}) => {
  const input = { title: 'Desalination', times: [later().toISOString()], participantIds: [idOf('User', guest.id)] }
  const made = await perform(db, 'createMeeting', { ...input, ...more }, { as: ada, give: 'meeting { number }' })
  expect(made.errors).toEqual([])
  return (made.data!['createMeeting'] as unknown as { meeting: { number: number } }).meeting.number
}
const confirm = async (id: number) => {
  const time = await db.meetingTime.findFirstOrThrow({ where: { meetingId: id } })
  expect(
    (await perform(db, 'confirmMeetingTime', { id: idOf('Meeting', id), time: time.id }, { as: ada })).codes,
  ).toEqual([])
}
const work = (meetingId: number) => makeMeetingLinks.perform(db, { meetingId })
const meetingOf = (id: number): Promise<Meeting> => db.meeting.findUniqueOrThrow({ where: { id } })
const linkOf = (meetingId: number) => db.meetingLink.findFirstOrThrow({ where: { meetingId }, orderBy: { id: 'desc' } })
/** A confirmed meeting of which the link was asked for. */
const confirmed = async (videoService: string) => {
  const id = await create({ videoService })
  await confirm(id)
  return id
}
/** As time passes, until the next try. */
const again = async (id: number) => {
  await db.meetingLink.updateMany({ where: { meetingId: id }, data: { nextAttemptAt: new Date(Date.now() - 1) } })
  await work(id)
}

describe.each(['ZOOM', 'TEAMS'] as const)('%s', (service) => {
  test('makes a link once the meeting is confirmed, and sends its people an invitation with it', async () => {
    const id = await create({ videoService: service, videoLink: 'https://ignored.example' })
    await work(id)
    expect(services.kept).toEqual([])
    expect(await meetingOf(id)).toMatchObject({ videoLink: '' })
    await confirm(id)
    await work(id)
    expect(services.kept).toHaveLength(1)
    const made = await meetingOf(id)
    expect(made).toMatchObject({ videoLink: expect.stringMatching(/^https:/) as string, sequence: 1 })
    expect(await linkOf(id)).toMatchObject({ progress: 'MADE', problem: '' })
    expect(await told(db, guest)).toContain('MEETING_LINK_ADDED')
    // Nothing is left to be done.
    services.forget()
    await work(id)
    expect(services.seen).toEqual([])
  })

  test('follows when the meeting is renamed, moved and cancelled', async () => {
    const id = await confirmed(service)
    await work(id)
    const title = 'Desalination at home'
    expect((await perform(db, 'updateMeeting', { id: idOf('Meeting', id), title }, { as: ada })).codes).toEqual([])
    await work(id)
    expect(JSON.stringify(services.kept[0]!.body)).toContain(title)
    const to = later()
    const moved = await perform(db, 'moveMeeting', { id: idOf('Meeting', id), times: [to.toISOString()] }, { as: ada })
    expect(moved.codes).toEqual([])
    await work(id)
    expect(JSON.stringify(services.kept[0]!.body)).toContain(to.toISOString().slice(0, 16))
    expect(services.kept).toHaveLength(1)
    await perform(db, 'cancelMeeting', { id: idOf('Meeting', id), reason: 'Ill' }, { as: ada })
    await work(id)
    expect(services.kept).toEqual([])
    expect(await linkOf(id)).toMatchObject({ progress: 'REMOVED' })
    expect(await meetingOf(id)).toMatchObject({ videoLink: '' })
  })

  test('is asked for a new token when it no longer takes the old one', async () => {
    const id = await confirmed(service)
    await work(id)
    services.endTokens()
    await perform(db, 'cancelMeeting', { id: idOf('Meeting', id), reason: 'Ill' }, { as: ada })
    await work(id)
    expect(services.kept).toEqual([])
  })

  test('makes no second meeting when the answer to the first was lost', async () => {
    const id = await confirmed(service)
    services.faults.push({ at: /^POST .*(meetings|createOrGet)$/, breaks: true })
    await work(id)
    expect(services.kept).toHaveLength(1)
    expect(await linkOf(id)).toMatchObject({ progress: 'WAITING', externalId: null })
    await again(id)
    expect(services.kept).toHaveLength(1)
    expect(await linkOf(id)).toMatchObject({ progress: 'MADE' })
  })

  test('has a meeting made again that somebody deleted there', async () => {
    const id = await confirmed(service)
    await work(id)
    const before = (await meetingOf(id)).videoLink
    services.kept.length = 0
    const moved = { id: idOf('Meeting', id), times: [later().toISOString()] }
    await perform(db, 'moveMeeting', moved, { as: ada })
    await work(id)
    expect(services.kept).toHaveLength(1)
    const after = (await meetingOf(id)).videoLink
    expect(after).toMatch(/^https:/)
    if (service === 'ZOOM') expect(after).not.toBe(before)
  })
})

describe('a service that refuses', () => {
  test('for a while is asked again when it says, and the latest of the meeting counts then', async () => {
    const id = await confirmed('ZOOM')
    services.faults.push({
      at: /POST .*meetings/,
      status: 429,
      headers: { 'retry-after': '900' },
      body: { message: 'Slow down' },
    })
    await work(id)
    const link = await linkOf(id)
    expect(link.problem).toBe('Zoom returned 429: Slow down')
    expect(link.nextAttemptAt!.getTime() - Date.now()).toBeGreaterThan(890_000)
    await work(id)
    expect(services.kept).toEqual([])
    await again(id)
    expect(services.kept).toHaveLength(1)
  })

  test('for good notifies the organizer, who retries or enters a link', async () => {
    const id = await confirmed('ZOOM')
    services.faults.push({ at: /POST .*meetings/, status: 400, body: { message: 'No license' } })
    await work(id)
    expect(await linkOf(id)).toMatchObject({ progress: 'FAILED', problem: 'Zoom returned 400: No license' })
    expect(await told(db, ada)).toContain('MEETING_LINK_FAILED')
    expect(await told(db, guest)).not.toContain('MEETING_LINK_FAILED')
    const shown = async (as: typeof ada | null) =>
      (await run(db, `{ meeting(number: ${id}) { videoLink video { service progress problem } } }`, { as })).data![
        'meeting'
      ]
    expect(await shown(ada)).toEqual({
      videoLink: '',
      video: { service: 'ZOOM', progress: 'FAILED', problem: 'Zoom returned 400: No license' },
    })
    expect(await shown(guest)).toMatchObject({ video: { problem: '' } })
    await perform(db, 'updateMeeting', { id: idOf('Meeting', id), videoService: 'ZOOM' }, { as: ada })
    await work(id)
    expect(await linkOf(id)).toMatchObject({ progress: 'MADE', problem: '' })
  })

  test('too often is given up', async () => {
    const id = await confirmed('TEAMS')
    for (let n = 0; n < mostAttempts; n++) {
      services.faults.push({ at: /createOrGet/, status: 503 })
      await again(id)
    }
    expect(await linkOf(id)).toMatchObject({ progress: 'FAILED', problem: 'Microsoft Teams returned 503' })
  })

  test.each([
    ['a redirect', { status: 302, headers: { location: 'http://169.254.169.254/' } }, 'Zoom returned 302'],
    ['a page', { status: 200, body: '<html>' }, 'Zoom returned a response that cannot be read'],
    ['no link', { status: 201, body: { id: 7 } }, 'Zoom returned a response that cannot be read'],
    [
      'a script as link',
      { status: 201, body: { id: 7, join_url: 'javascript:alert(1)' } },
      'Zoom returned a response that cannot be read',
    ],
  ])('with %s makes no link', async (_, fault, problem) => {
    const id = await confirmed('ZOOM')
    services.faults.push({ at: /POST .*meetings/, ...fault })
    await work(id)
    expect(await linkOf(id)).toMatchObject({ problem })
    expect(await meetingOf(id)).toMatchObject({ videoLink: '' })
  })

  test('is said to be switched off when it is', async () => {
    const id = await confirmed('ZOOM')
    await setUp('ZOOM', { enabled: false })
    await work(id)
    expect(await linkOf(id)).toMatchObject({
      progress: 'FAILED',
      problem: 'An administrator has switched the service off',
    })
    expect(services.seen).toEqual([])
    const refused = await perform(
      db,
      'createMeeting',
      { title: 'T', times: [later().toISOString()], participantIds: [idOf('User', guest.id)], videoService: 'ZOOM' },
      { as: ada },
    )
    expect(refused.errors[0]!.extensions['fieldErrors']).toHaveProperty('videoService')
    expect((await run(db, '{ videoServices }', { as: ada })).data).toEqual({ videoServices: ['TEAMS'] })
  })
})

test('a link of one’s own, another service, or none takes the place of what a service made', async () => {
  const id = await confirmed('ZOOM')
  await work(id)
  const change = (input: object) => perform(db, 'updateMeeting', { id: idOf('Meeting', id), ...input }, { as: ada })
  await change({ videoService: 'TEAMS' })
  await work(id)
  expect(services.kept.map(({ id: kept }) => kept)).toEqual([expect.stringMatching(/^MSo/)])
  expect(await meetingOf(id)).toMatchObject({ videoLink: expect.stringContaining('teams.example') as string })
  await change({ videoLink: 'https://own.example/room', videoService: null })
  await work(id)
  expect(services.kept).toEqual([])
  expect(await meetingOf(id)).toMatchObject({ videoLink: 'https://own.example/room' })
  await change({ videoService: 'ZOOM' })
  await work(id)
  expect((await meetingOf(id)).videoLink).toContain('zoom.example')
  // The form sends the link that the service made along with "none".
  await change({ videoLink: (await meetingOf(id)).videoLink, videoService: null })
  await work(id)
  expect(await meetingOf(id)).toMatchObject({ videoLink: '' })
  expect(services.kept).toEqual([])
})

test('who is not at the meeting sees neither link nor service, nor changes them', async () => {
  const id = await confirmed('ZOOM')
  await work(id)
  for (const as of [other, null]) {
    const { data } = await run(db, `{ meeting(number: ${id}) { videoLink video { service } } }`, { as })
    expect(data?.['meeting'] ?? null).toBeNull()
    const changed = await perform(db, 'updateMeeting', { id: idOf('Meeting', id), videoService: null }, { as })
    expect(changed.codes).toEqual([as ? 'NOT_FOUND' : 'UNAUTHENTICATED'])
  }
  const byGuest = await perform(db, 'updateMeeting', { id: idOf('Meeting', id), videoService: null }, { as: guest })
  expect(byGuest.codes).toEqual(['NOT_FOUND'])
  expect((await run(db, '{ videoServices }', { as: null })).codes).toEqual(['UNAUTHENTICATED'])
})

test('what a killed process left is taken up when its lease is over', async () => {
  const id = await confirmed('ZOOM')
  await db.meetingLink.updateMany({
    where: { meetingId: id },
    data: { heldUntil: new Date(Date.now() + 60_000), begunAt: new Date() },
  })
  await work(id)
  expect(services.kept).toEqual([])
  await db.meetingLink.updateMany({ where: { meetingId: id }, data: { heldUntil: new Date(Date.now() - 1) } })
  await db.$executeRaw`DELETE FROM pgboss.job`
  await wakeMeetingLinks.perform(db, {})
  const waiting = await db.$queryRaw<{ data: unknown }[]>`SELECT data FROM pgboss.job WHERE name = 'makeMeetingLinks'`
  expect(waiting).toEqual([{ data: { meetingId: id } }])
  await work(id)
  expect(services.kept).toHaveLength(1)
})

test('an expert whose sessions have a service gets a link with each, and a link of one’s own where it is off', async () => {
  const expert = await person(db, 'EXPERT')
  const hoursOf = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 0, untilMinute: 1440 }))
  const usual = { hours: hoursOf, videoLink: 'https://own.example', minimumNoticeMinutes: 0, timeZone: 'UTC' }
  const set = await perform(db, 'setAvailability', { ...usual, videoService: 'ZOOM' }, { as: expert })
  expect(set.errors).toEqual([])
  const book = async () => {
    const startsAt = later().toISOString()
    const input = { topic: 'Membranes', startsAt, expertId: idOf('User', expert.id) }
    const made = await perform(db, 'bookExpertSession', input, { as: ada, give: 'meeting { number }' })
    expect(made.errors).toEqual([])
    return (made.data!['bookExpertSession'] as unknown as { meeting: { number: number } }).meeting.number
  }
  const id = await book()
  await work(id)
  expect((await meetingOf(id)).videoLink).toContain('zoom.example')
  await setUp('ZOOM', { enabled: false })
  expect(await meetingOf(await book())).toMatchObject({ videoLink: 'https://own.example' })
})
