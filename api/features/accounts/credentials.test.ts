/** What a cookie alone may do, and how it is set. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { makeUser } from '../../../prisma/seed/factories/people.ts'
import { config } from '../../config.ts'
import { closeLimits } from '../../limits.ts'
import { bearer, cookie, testServer, type TestServer } from '../../testing/server.ts'
import { hashPassword } from './password.ts'

let server: TestServer
let token: string
const email = 'ann@test.example'
const password = 'a-good-one'
const usual = { ...config }

beforeAll(async () => {
  server = await testServer()
  token = await server.session(await makeUser(server.db, { email, passwordHash: await hashPassword(password) }))
})
beforeEach(() => closeLimits())
afterEach(() => void Object.assign(config, usual))
afterAll(() => server.close())

const change = (headers: Record<string, string>) =>
  server.graphql('mutation { updateProfile(input: { bio: "new" }) { viewer { bio } } }', { headers })
const elsewhere: [string, Record<string, string>][] = [
  ['no Origin', {}],
  ['another Origin', { origin: 'https://evil.test' }],
  ['an Origin that begins like ours', { origin: 'http://127.0.0.1' }],
  ['an opaque Origin', { origin: 'null' }],
]

describe('a cookie', () => {
  // ASVS 3.5.1
  test.each(elsewhere)('with %s cannot change anything', async (_, headers) => {
    expect((await change({ ...cookie(token), ...headers })).codes).toEqual(['FORBIDDEN'])
    const answer = await server.ask('PATCH', '/api/user/profile', {
      body: { bio: 'new' },
      headers: { ...cookie(token), ...headers },
    })
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  })

  test('with our own Origin changes things', async () => {
    const headers = { ...cookie(token), origin: server.url }
    expect((await change(headers)).data).toEqual({ updateProfile: { viewer: { bio: 'new' } } })
    expect((await server.ask('PATCH', '/api/user/profile', { body: { bio: 'newer' }, headers })).status).toBe(200)
  })

  test('with the Origin that people use changes things, whatever the proxy calls us', async () => {
    const headers = () => ({ ...cookie(token), origin: 'https://ascent.test' })
    expect((await change(headers())).codes).toEqual(['FORBIDDEN'])
    config.publicUrl = 'https://ascent.test'
    expect((await change(headers())).codes).toEqual([])
  })

  test('reads without an Origin, as a page’s first request does', async () => {
    expect((await server.ask('GET', '/api/user', { headers: cookie(token) })).status).toBe(200)
  })

  test('cannot change anything by a GET', async () => {
    const query = encodeURIComponent('mutation { logout { done } }')
    const headers = { ...cookie(token), origin: server.url, accept: 'application/json' }
    expect((await server.ask('GET', `/graphql?query=${query}`, { headers })).status).toBe(405)
    expect((await server.ask('GET', '/api/logout', { headers })).status).toBe(405)
    expect((await server.ask('GET', '/api/user', { headers })).status, 'still signed in').toBe(200)
  })

  // ASVS 4.4.2
  test('opens no socket for another site’s page', async () => {
    const headers = { ...cookie(token), origin: 'https://evil.test' }
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers })
    const refused = new Promise<string>((resolve) => socket.once('error', ({ message }) => resolve(message)))
    expect(await refused).toContain('403')
  })
})

test('a bearer token changes things from anywhere', async () => {
  for (const [, headers] of elsewhere) expect((await change({ ...headers, ...bearer(token) })).codes).toEqual([])
})

describe('signing in over /api', () => {
  const login = async (headers: Record<string, string> = {}, remember = false) =>
    (await server.ask('POST', '/api/login', { body: { email, password, remember }, headers })).headers.get('set-cookie')

  // ASVS 3.3.4
  test('sets a cookie that no script reads and no other site sends', async () => {
    expect(await login()).toMatch(/^ascent_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200$/)
    expect(await login({}, true)).toContain('Max-Age=2592000')
  })

  // ASVS 3.3.1
  test('sets it for https alone where that is our address', async () => {
    config.publicUrl = 'https://ascent.test'
    const set = await login()
    expect(set).toMatch(/^__Host-ascent_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200; Secure$/)
    const held = set!.split(';')[0]!
    const statusOf = async (sent: string) =>
      (await server.ask('GET', '/api/user', { headers: { cookie: sent } })).status
    expect(await statusOf(held)).toBe(200)
    // A sister host may set a cookie of the usual name, and not of this one.
    expect(await statusOf(held.replace('__Host-', ''))).toBe(401)
  })

  test('from another site’s page sets none: nobody is made to work in someone else’s account', async () => {
    expect(await login({ origin: 'https://evil.test' })).toBeNull()
    expect(await login({ origin: server.url })).toContain('ascent_session=')
  })

  test('and out again clears it', async () => {
    const set = await login()
    const headers = { cookie: set!.split(';')[0]!, origin: server.url }
    const out = await server.ask('POST', '/api/logout', { headers })
    expect(out.headers.get('set-cookie')).toBe('ascent_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
    expect((await server.ask('GET', '/api/user', { headers })).status).toBe(401)
  })
})
