/** External services: set up by administrators alone, tested with the real answer, with secrets that nobody reads. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '../accounts/password.ts'
import { makeUser } from '../../../prisma/seed/factories/people.ts'
import { config } from '../../config.ts'
import { serviceAddresses } from '../../integrations/serviceAddresses.ts'
import { closeLimits } from '../../limits.ts'
import { reach } from '../../outgoing/publicAddress.ts'
import { ROLES } from '../../policy.ts'
import { sealStored } from '../../sealStored.ts'
import { oauthCalendars } from '../../testing/oauthCalendars.ts'
import { person } from '../../testing/run.ts'
import { bearer, testServer, type TestServer } from '../../testing/server.ts'
import { videoServices } from '../../testing/videoServices.ts'

const key = 'a secret key of the tests, long enough'
let server: TestServer
let admin: string
let video: Awaited<ReturnType<typeof videoServices>>
let calendars: Awaited<ReturnType<typeof oauthCalendars>>
beforeAll(async () => {
  config.secretKeys = [key]
  reach.thisMachine = true
  server = await testServer()
  admin = await server.session(
    await makeUser(server.db, { role: 'ADMIN', passwordHash: await hashPassword('a-good-one') }),
  )
})
beforeEach(async () => {
  closeLimits()
  await server.db.integration.deleteMany()
  await server.db.connectedCalendar.deleteMany()
  calendars?.close()
  video?.close()
  calendars = await oauthCalendars()
  const { googleToken } = serviceAddresses
  video = await videoServices()
  Object.assign(serviceAddresses, { googleToken })
})
afterAll(() => {
  config.secretKeys = []
  reach.thisMachine = false
  video.close()
  calendars.close()
  return server.close()
})

const whole = {
  enabled: true,
  account: 'acc',
  client: 'client',
  clientSecret: 'the-secret',
  organizer: 'me@campus.example',
}
const give =
  'integration { kind enabled account client hasSecret organizer worked answer testedAt useCount problemCount redirectAddress }'
const update = (input: object, token: string | null = admin) =>
  server.act(token, 'updateIntegration', { kind: 'ZOOM', ...whole, ...input }, give)
const tested = async (kind: string) => {
  const { data, codes } = await server.act(
    admin,
    'testIntegration',
    { kind },
    'worked answer integration { worked answer testedAt }',
  )
  expect(codes).toEqual([])
  return data!['testIntegration'] as { worked: boolean; answer: string; integration: object }
}
const fieldErrors = ({ errors }: Awaited<ReturnType<typeof update>>) => errors[0]!.extensions!['fieldErrors']

describe('setting up', () => {
  test('keeps the secret encrypted, shows it to nobody, and is in the record of changes without it', async () => {
    const { data, codes } = await update({})
    expect(codes).toEqual([])
    const { clientSecret: _, ...shown } = whole
    expect(data!['updateIntegration']!['integration']).toMatchObject({ kind: 'ZOOM', ...shown, hasSecret: true })
    const row = await server.db.integration.findFirstOrThrow()
    expect(row.clientSecret).toMatch(/^sealed:/)
    const kept = JSON.stringify([await server.db.auditEntry.findMany(), await server.db.securityEvent.findMany()])
    expect(kept).toContain('integration ZOOM')
    expect(kept).not.toContain('the-secret')
    await update({ clientSecret: '', organizer: 'other' })
    expect((await server.db.integration.findFirstOrThrow()).clientSecret).toBe(row.clientSecret)
  })

  test('needs the secret again for another account or client, and everything before it is used', async () => {
    await update({})
    for (const other of [{ account: 'b' }, { client: 'b' }])
      expect(fieldErrors(await update({ clientSecret: '', ...other }))).toHaveProperty('clientSecret')
    for (const field of ['account', 'client', 'organizer'])
      expect(fieldErrors(await update({ [field]: '' }))).toEqual({ [field]: 'Required before the service can be used' })
    await server.db.integration.deleteMany()
    expect(fieldErrors(await update({ clientSecret: '' }))).toEqual({
      clientSecret: 'Required before the service can be used',
    })
    expect((await update({ clientSecret: '', enabled: false })).codes).toEqual([])
    expect((await update({ kind: 'CALDAV', account: '', client: '', clientSecret: '', organizer: '' })).codes).toEqual(
      [],
    )
    expect((await update({ kind: 'GOOGLE_CALENDAR', account: '', organizer: '' })).codes).toEqual([])
  })

  test('seals what was stored before there was a key', async () => {
    config.secretKeys = []
    await update({})
    expect((await server.db.integration.findFirstOrThrow()).clientSecret).toBe('the-secret')
    const { id } = await person(server.db, 'EXPERT')
    await server.db.connectedCalendar.create({ data: { userId: id, kind: 'CALDAV', secret: 'pass' } })
    config.secretKeys = [key]
    await sealStored(server.db)
    expect((await server.db.integration.findFirstOrThrow()).clientSecret).toMatch(/^sealed:/)
    expect((await server.db.connectedCalendar.findFirstOrThrow()).secret).toMatch(/^sealed:/)
    expect(await tested('ZOOM')).toMatchObject({ worked: true })
  })

  test('switched off forgets busy times, and removed the connections and the secret', async () => {
    await update({ kind: 'GOOGLE_CALENDAR' })
    const { id } = await person(server.db, 'EXPERT')
    const busy = { startsAt: new Date(), endsAt: new Date(Date.now() + 1_000) }
    const data = { userId: id, kind: 'GOOGLE_CALENDAR', secret: '{}', busyTimes: { create: busy } } as const
    await server.db.connectedCalendar.create({ data })
    await update({ kind: 'GOOGLE_CALENDAR', enabled: false })
    expect([await server.db.connectedCalendar.count(), await server.db.connectedBusyTime.count()]).toEqual([1, 0])
    const removed = await server.act(admin, 'deleteIntegration', { kind: 'GOOGLE_CALENDAR' }, give)
    expect(removed.data!['deleteIntegration']!['integration']).toMatchObject({
      enabled: false,
      hasSecret: false,
      client: '',
    })
    expect(await server.db.connectedCalendar.count()).toBe(0)
    expect(await server.db.integration.findFirstOrThrow()).toMatchObject({ clientSecret: null })
  })
})

describe('the connection test', () => {
  test.each(['ZOOM', 'TEAMS'])('of %s makes a meeting and removes it', async (kind) => {
    await update({ kind })
    const found = await tested(kind)
    expect(found).toMatchObject({
      worked: true,
      answer: expect.stringMatching(
        /^A video meeting was created at (zoom|teams)\.example and then deleted\.$/,
      ) as string,
      integration: { worked: true, testedAt: expect.any(String) as string },
    })
    expect(video.times(/DELETE/)).toBe(1)
    expect(video.kept).toEqual([])
  })

  test.each(['GOOGLE_CALENDAR', 'MICROSOFT_CALENDAR'])('of %s shows the client to the service', async (kind) => {
    if (kind === 'MICROSOFT_CALENDAR')
      Object.assign(serviceAddresses, { microsoftSignIn: `${calendars.url}/microsoft` })
    await update({ kind })
    expect(await tested(kind)).toMatchObject({
      worked: true,
      answer: 'The service accepted the client ID and the secret.',
    })
    await update({ kind, clientSecret: 'wrong' })
    expect((await tested(kind)).answer).toMatch(/returned 401: The OAuth client was not found\.$/)
  })

  test.each([
    [
      'a wrong secret',
      () => update({ clientSecret: 'wrong' }),
      'Zoom returned 400: Invalid client_id or client_secret',
    ],
    [
      'no permission',
      () =>
        video.faults.push({
          at: /POST .*meetings/,
          status: 403,
          body: { message: 'Invalid access token, does not contain scopes' },
        }),
      'Zoom returned 403: Invalid access token, does not contain scopes',
    ],
    [
      'a redirect',
      () => video.faults.push({ at: /token/, status: 307, headers: { location: 'http://169.254.169.254/' } }),
      'Zoom returned 307',
    ],
    ['silence', () => video.faults.push({ at: /token/, after: 11_000 }), 'Zoom did not respond in time'],
    [
      'a line that breaks',
      () => video.faults.push({ at: /token/, breaks: true }),
      'Zoom cannot be reached: socket hang up',
    ],
    [
      'nonsense',
      () => video.faults.push({ at: /token/, body: '{"access' }),
      'Zoom returned a response that cannot be read',
    ],
    [
      'too much',
      () => video.faults.push({ at: /token/, body: 'x'.repeat(2_100_000) }),
      'Zoom cannot be reached: The answer is too large',
    ],
  ])(
    'says in words what is answered with %s',
    async (_, fault, answer) => {
      await update({ client: 'client', account: `acc ${answer}` })
      await fault()
      if (answer.includes('client_secret')) await update({ clientSecret: 'wrong', account: `acc ${answer}` })
      expect(await tested('ZOOM')).toMatchObject({ worked: false, answer, integration: { worked: false, answer } })
    },
    20_000,
  )

  test('is not made inside the network', async () => {
    await update({ account: 'inner' })
    reach.thisMachine = false
    const { zoomToken } = serviceAddresses
    for (const address of [zoomToken, 'https://169.254.169.254/token', 'https://localhost/token']) {
      Object.assign(serviceAddresses, { zoomToken: address })
      expect((await tested('ZOOM')).answer).toMatch(/not a public one|Only https/)
    }
    reach.thisMachine = true
    expect(video.seen).toEqual([])
  })

  test('needs a set-up', async () => {
    expect((await server.act(admin, 'testIntegration', { kind: 'TEAMS' }, 'worked')).codes).toEqual(['CONFLICT'])
    await update({ kind: 'TEAMS', enabled: false, clientSecret: '' })
    expect(await tested('TEAMS')).toMatchObject({ worked: false, answer: expect.stringContaining('missing') as string })
  })
})

test.each([...ROLES.filter((role) => role !== 'ADMIN'), null])(
  '%s neither sees nor changes the services',
  async (role) => {
    const token = role ? await server.session(await person(server.db, role)) : null
    const code = role ? 'FORBIDDEN' : 'UNAUTHENTICATED'
    const ask = (query: string) => server.graphql(query, { headers: token ? bearer(token) : {} })
    expect((await ask('{ integrations { kind client } }')).codes).toEqual([code])
    expect((await ask('{ integration(kind: ZOOM) { client } }')).codes).toEqual([code])
    for (const name of ['testIntegration', 'deleteIntegration'])
      expect((await server.act(token, name, { kind: 'ZOOM' })).codes).toEqual([code])
    expect((await update({}, token)).codes).toEqual([code])
    expect(await server.db.integration.count()).toBe(0)
  },
)
