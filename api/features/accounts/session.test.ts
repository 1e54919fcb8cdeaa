/** Sessions: where a token may stand, how long it is good, and what ends it. */
import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeUser } from '../../../prisma/seed/factories/people.ts'
import { config } from '../../config.ts'
import { closeLimits } from '../../limits.ts'
import { UnderWay, within } from '../../requestId.ts'
import { idOf } from '../../testing/ids.ts'
import { bearer, cookie, testServer, type TestServer } from '../../testing/server.ts'
import { person } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { hashPassword } from './password.ts'
import { authenticate, openSession } from './session.ts'

let server: TestServer
let ann: Viewer

beforeAll(async () => {
  server = await testServer()
  ann = await person(server.db, 'RESEARCHER')
})
const usual = { ...config }
beforeEach(() => closeLimits())
afterEach(() => {
  vi.useRealTimers()
  Object.assign(config, usual)
})
afterAll(() => server.close())

const signedIn = async (token: string) => (await server.ask('GET', '/api/user', { headers: bearer(token) })).status

describe('a token may stand', () => {
  const viewer = '{ viewer { email } }'

  test.each([
    ['in the Authorization header', bearer],
    ['in the Authorization header, in any case', (token: string) => ({ authorization: `bearer  ${token} ` })],
    ['in X-Auth-Token', (token: string) => ({ 'x-auth-token': token })],
    ['in X-Access-Token', (token: string) => ({ 'x-access-token': token })],
    ['in the cookie', cookie],
    ['in the cookie among others', (token: string) => ({ cookie: `a=b=c; ascent_session=${token}; z` })],
  ])('%s', async (_, headers) => {
    const token = await server.session(ann)
    expect((await server.graphql(viewer, { headers: headers(token) })).data).toEqual({ viewer: { email: ann.email } })
    expect(await server.ask('GET', '/api/user', { headers: headers(token) })).toMatchObject({
      status: 200,
      body: { id: ann.id, email: ann.email },
    })
  })

  test('in the query of a GET', async () => {
    const token = await server.session(ann)
    expect((await server.ask('GET', `/api/user?token=${token}`)).status).toBe(200)
    expect((await server.ask('POST', `/api/logout?token=${token}`)).status).toBe(401)
  })

  test('in the query of a GET only where the server takes it there', async () => {
    const token = await server.session(ann)
    Object.assign(config, { tokenInAddress: false })
    expect(await server.ask('GET', `/api/user?token=${token}`)).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    })
    const graphql = await server.ask('GET', `/graphql?query={viewer{email}}&token=${token}`)
    expect([graphql.status, JSON.stringify(graphql.body)]).toEqual([401, expect.stringMatching(/UNAUTHENTICATED/)])
    expect(await server.ask('GET', `/api/user?token=${token}`, { headers: bearer(token) })).toMatchObject({
      status: 200,
    })
  })

  test('in the body of a PATCH or POST', async () => {
    const token = await server.session(ann)
    expect(await server.ask('PATCH', '/api/user/profile', { body: { token, position: 'Dean' } })).toMatchObject({
      status: 200,
      body: { position: 'Dean' },
    })
    expect((await server.ask('POST', '/api/logout', { body: { token } })).status).toBe(204)
  })

  test('in one place only: the first that is there counts, good or not', async () => {
    const token = await server.session(ann)
    for (const wrong of [bearer('wrong'), { authorization: 'Basic YTpi' }, { 'x-auth-token': 'wrong' }])
      expect(await server.ask('GET', '/api/user', { headers: { ...cookie(token), ...wrong } })).toMatchObject({
        status: 401,
        body: { message: 'Unauthorized - please log in again', code: 'UNAUTHENTICATED' },
      })
  })
})

describe('a session lasts', () => {
  const sessionOf = async (token: string) =>
    server.db.signIn.findUniqueOrThrow({ where: { tokenHash: createHash('sha256').update(token).digest('hex') } })
  const good = async (token: string) => (await authenticate(server.db, token)) !== null
  const hours = (count: number) => count * 3_600_000
  const later = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] })

  test.each([
    ['12 hours from its last use', 'RESEARCHER', false, 12],
    ['30 days from its last use when it is remembered', 'RESEARCHER', true, 30 * 24],
    ['12 hours from its last use for the commercialization team', 'COMMERCIALIZATION_TEAM', true, 12],
    ['12 hours from its last use for the KU team', 'KU_TEAM', true, 12],
    ['12 hours from its last use for administrators', 'ADMIN', true, 12],
  ] as const)('%s', async (_, role, remember, length) => {
    Object.assign(config, { sessionDays: 365 })
    const token = await server.session(await person(server.db, role), remember)
    later(hours(length) - 60_000)
    expect(await good(token), 'a minute before its end').toBe(true)
    later(hours(length) - 60_000)
    expect(await good(token), 'kept alive by that use').toBe(true)
    later(hours(length) + 60_000)
    expect(await good(token), 'unused for longer').toBe(false)
    vi.useRealTimers()
  })

  // ASVS 7.3.2
  test('30 days from the sign-in at the latest, however often it is used', async () => {
    const token = await server.session(ann, true)
    const { createdAt } = await sessionOf(token)
    const end = createdAt.getTime() + hours(30 * 24)
    const at = (time: number) => vi.useFakeTimers({ now: time, toFake: ['Date'] })
    for (const day of [10, 20, 29]) {
      at(createdAt.getTime() + hours(day * 24))
      expect(await good(token), `on day ${day}`).toBe(true)
      expect((await sessionOf(token)).expiresAt.getTime()).toBeLessThanOrEqual(end)
    }
    at(end - 60_000)
    expect(await good(token), 'a minute before').toBe(true)
    at(end + 1)
    expect(await good(token), 'afterwards').toBe(false)
  })

  test('no longer than SESSION_DAYS, also when that was more at the sign-in', async () => {
    const token = await server.session(ann, true)
    Object.assign(config, { sessionDays: 2 })
    const { expiresIn } = await openSession(server.db, ann.id, { remember: true, userAgent: '', address: '' })
    expect(expiresIn).toBe(2 * 86_400)
    later(hours(47))
    expect(await good(token)).toBe(true)
    later(hours(2))
    expect(await good(token)).toBe(false)
  })

  // ASVS 7.3.1
  test('over is over: asking again does not bring it back', async () => {
    const token = await server.session(ann)
    later(hours(13))
    expect(await good(token)).toBe(false)
    vi.useRealTimers()
    await server.db.signIn.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })
    expect(await good(token)).toBe(false)
  })

  test('and a use within five minutes of the last one writes nothing', async () => {
    const token = await server.session(ann)
    const { lastSeenAt } = await sessionOf(token)
    later(4 * 60_000)
    await good(token)
    expect((await sessionOf(token)).lastSeenAt).toEqual(lastSeenAt)
    later(2 * 60_000)
    await good(token)
    expect((await sessionOf(token)).lastSeenAt.getTime()).toBeGreaterThan(lastSeenAt.getTime())
  })
})

// ASVS 7.2.3
test('what is stored is the hash of the token, not the token', async () => {
  const token = await server.session(ann)
  const rows = await server.db.signIn.findMany({ orderBy: { id: 'asc' } })
  expect(JSON.stringify(rows)).not.toContain(token)
  const { tokenHash } = rows.at(-1)!
  expect(tokenHash).toBe(createHash('sha256').update(token).digest('hex'))
  expect(await authenticate(server.db, tokenHash), 'a hash is no token').toBeNull()
})

test('sessions that are asked for together are looked up by one statement, and each is its own', async () => {
  const ben = await person(server.db, 'EXPERT')
  const [hers, his, over] = await Promise.all([server.session(ann), server.session(ben), server.session(ben)])
  await server.db.signIn.update({
    where: { tokenHash: createHash('sha256').update(over).digest('hex') },
    data: { expiresAt: new Date(Date.now() - 1) },
  })
  const request = new UnderWay('together')
  const asked = [his, hers, 'none', over, his, '']
  const found = await within(request, () => Promise.all(asked.map((token) => authenticate(server.db, token))))
  expect(found.map((session) => session?.viewer.id)).toEqual([ben.id, ann.id, undefined, undefined, ben.id, undefined])
  expect(found[0]).toEqual(found[4])
  expect(request.statements).toBe(1)
})

describe('a session ends', () => {
  // ASVS 7.4.1
  test('at once on logout, and only that one', async () => {
    const [here, there] = [await server.session(ann), await server.session(ann)]
    expect((await server.graphql('mutation { logout { done } }', { headers: bearer(here) })).codes).toEqual([])
    expect([await signedIn(here), await signedIn(there)]).toEqual([401, 200])
  })

  // ASVS 7.2.4
  test('when the same client signs in again; others stay', async () => {
    const eve = await makeUser(server.db, { passwordHash: await hashPassword('long-ago') })
    const [here, there] = [await server.session(eve), await server.session(eve)]
    const body = { email: eve.email, password: 'long-ago' }
    const headers = { ...cookie(here), origin: server.url }
    const again = await server.ask('POST', '/api/login', { headers, body })
    expect(again.status).toBe(200)
    const { token } = again.body as { token: string }
    expect([await signedIn(here), await signedIn(there), await signedIn(token)]).toEqual([401, 200, 200])
  })

  test('never by a sign-in that fails', async () => {
    const here = await server.session(ann)
    const body = { email: ann.email, password: 'not this one' }
    expect((await server.ask('POST', '/api/login', { headers: bearer(here), body })).status).toBe(401)
    expect(await signedIn(here)).toBe(200)
  })

  // ASVS 7.4.3
  test('elsewhere when the password changes, and stays here', async () => {
    const bob = await makeUser(server.db, { passwordHash: await hashPassword('long-ago') })
    const [here, there, others] = [await server.session(bob), await server.session(bob), await server.session(ann)]
    const { codes } = await server.graphql(
      'mutation { changePassword(input: { currentPassword: "long-ago", password: "from-now-on" }) { viewer { id } } }',
      { headers: bearer(here) },
    )
    expect(codes).toEqual([])
    expect([await signedIn(here), await signedIn(there), await signedIn(others)]).toEqual([200, 401, 200])
  })

  // ASVS 7.4.2
  test.each(['SUSPENDED', 'DEACTIVATED'] as const)('while the account is %s', async (status) => {
    const carl = await person(server.db, 'RESEARCHER')
    const token = await server.session(carl)
    await server.db.user.update({ where: { id: carl.id }, data: { status } })
    expect(await signedIn(token)).toBe(401)
  })

  test('for good when the account is suspended: letting in again does not bring it back', async () => {
    const carl = await person(server.db, 'RESEARCHER')
    const admin = await server.session(await person(server.db, 'ADMIN'))
    const tokens = [await server.session(carl), await server.session(carl)]
    for (const status of ['SUSPENDED', 'ACTIVE'])
      await server.graphql(
        'mutation ($input: SetAccountStatusInput!) { setAccountStatus(input: $input) { users { id } } }',
        { headers: bearer(admin), variables: { input: { ids: [idOf('User', carl.id)], status } } },
      )
    expect(await server.db.user.findUnique({ where: { id: carl.id } })).toMatchObject({ status: 'ACTIVE' })
    expect(await Promise.all(tokens.map(signedIn))).toEqual([401, 401])
    expect(await signedIn(admin)).toBe(200)
  })
})

describe('a socket', () => {
  test('is closed with 4401 when its session logs out; others stay open', async () => {
    const [here, there] = [await server.session(ann), await server.session(ann)]
    const [socket, other] = [await server.socket(here), await server.socket(there)]
    await server.ask('POST', '/api/logout', { headers: bearer(here) })
    expect(await socket.closed).toBe(4401)
    other.send({ type: 'ping' })
    expect(await other.next()).toMatchObject({ type: 'pong' })
    other.close()
  })

  test('is closed with 4401 when the account is suspended', async () => {
    const carl = await person(server.db, 'RESEARCHER')
    const admin = await server.session(await person(server.db, 'ADMIN'))
    const socket = await server.socket(await server.session(carl))
    await server.graphql(
      `mutation ($ids: [ID!]!) { setAccountStatus(input: { ids: $ids, status: SUSPENDED }) { users { id } } }`,
      { headers: bearer(admin), variables: { ids: [idOf('User', carl.id)] } },
    )
    expect(await socket.closed).toBe(4401)
  })

  test('is closed with 4401 when its session runs out, and lives on when that is used meanwhile', async () => {
    const [ann, bo] = [await person(server.db, 'EXPERT'), await person(server.db, 'EXPERT')]
    const [used, idle] = [await server.session(ann), await server.session(bo)]
    const expiresAt = new Date(Date.now() + 400)
    await server.db.signIn.updateMany({ where: { userId: { in: [ann.id, bo.id] } }, data: { expiresAt } })
    const [here, there] = [await server.socket(used), await server.socket(idle)]
    const later = new Date(Date.now() + 60_000)
    await server.db.signIn.updateMany({ where: { userId: ann.id }, data: { expiresAt: later } })
    expect(await there.closed).toBe(4401)
    here.send({ type: 'subscribe', id: '1', payload: { query: '{ viewer { email } }' } })
    expect(await here.next()).toMatchObject({ payload: { data: { viewer: { email: ann.email } } } })
    here.close()
  })

  test('is closed with 4401 at the latest end of its session, though that was used just before', async () => {
    const carl = await person(server.db, 'EXPERT')
    const token = await server.session(carl, true)
    const month = 30 * 86_400_000
    const createdAt = new Date(Date.now() - month + 1_000)
    await server.db.signIn.updateMany({
      where: { userId: carl.id },
      data: { createdAt, lastSeenAt: new Date(Date.now() - 3_600_000), expiresAt: new Date(Date.now() + month) },
    })
    const socket = await server.socket(token)
    expect(await signedIn(token)).toBe(200)
    expect(await socket.closed).toBe(4401)
    expect(Date.now()).toBeGreaterThanOrEqual(createdAt.getTime() + month)
  })

  test('is not opened without a session', async () => {
    expect(await (await server.socket('wrong')).closed).toBe(4401)
  })
})
