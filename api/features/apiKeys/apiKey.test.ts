/** API keys: what they may do, where they count, and how they end. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeLimits } from '../../limits.ts'
import { ROLES } from '../../policy.ts'
import { schema } from '../../schema.ts'
import { argumentsOf } from '../../testing/literal.ts'
import { person } from '../../testing/run.ts'
import { bearer, cookie, testServer, type TestServer } from '../../testing/server.ts'
import type { Viewer } from '../../viewer.ts'
import { securityEventsWritten } from '../securityLog/securityEvent.ts'

let server: TestServer
let ann: Viewer
let session: Record<string, string>

beforeAll(async () => {
  server = await testServer()
  ann = await person(server.db, 'RESEARCHER')
  session = bearer(await server.session(ann))
})
beforeEach(async () => {
  closeLimits()
  await server.db.apiKey.deleteMany()
})
afterAll(() => server.close())

const make = `mutation ($input: CreateApiKeyInput!) {
  createApiKey(input: $input) { key apiKey { id name prefix scopes expiresAt lastUsedAt revokedAt inForce } }
}`
const usual = { name: 'Reports', scopes: ['READ'], expiresInDays: 30 }
interface Made {
  key: string
  apiKey: { id: string; prefix: string; expiresAt: string }
}
const create = async (input: object = {}, headers = session) => {
  const { data, errors } = await server.graphql(make, { headers, variables: { input: { ...usual, ...input } } })
  expect(errors).toEqual([])
  return data!['createApiKey'] as Made
}
const revoke = (id: string, headers = session) =>
  server.graphql('mutation ($id: ID!) { revokeApiKey(input: {id: $id}) { apiKey { inForce } } }', {
    headers,
    variables: { id },
  })
const list = async (headers = session, filter = {}) =>
  server.graphql(
    'query ($filter: ApiKeyFilter) { apiKeys(filter: $filter) { totalCount edges { node { name prefix lastUsedAt inForce } } } }',
    { headers, variables: { filter } },
  )
const whoAmI = async (headers: Record<string, string>) => (await server.ask('GET', '/api/user', { headers })).status

describe('a new key', () => {
  test('is shown once and stored only as its hash', async () => {
    const { key, apiKey } = await create()
    expect(key).toMatch(/^ascent_[\w-]{43}$/)
    expect(apiKey).toMatchObject({ name: 'Reports', scopes: ['READ'], inForce: true, lastUsedAt: null })
    expect(key.startsWith(apiKey.prefix)).toBe(true)
    expect(apiKey.prefix.length).toBeLessThan(16)
    const days = (Date.parse(apiKey.expiresAt) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(30)
    const kept = JSON.stringify([await server.db.apiKey.findMany(), await server.db.auditEntry.findMany()])
    expect(kept).not.toContain(key)
    expect(kept).not.toContain(key.slice(20))
    expect(JSON.stringify((await list()).data)).not.toContain(key)
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ expiresInDays: 0 }, 'expiresInDays'],
    [{ expiresInDays: 367 }, 'expiresInDays'],
    [{ expiresInDays: null }, 'expiresInDays'],
  ])('with %o is refused at the field', async (wrong, field) => {
    const { errors } = await server.graphql(make, { headers: session, variables: { input: { ...usual, ...wrong } } })
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID', fieldErrors: { [field]: expect.any(String) } } }])
  })

  test('is not to be had without a session, nor with a cookie from elsewhere, nor beyond twenty', async () => {
    const variables = { input: usual }
    expect((await server.graphql(make, { variables })).codes).toEqual(['UNAUTHENTICATED'])
    const headers = cookie(await server.session(ann))
    expect((await server.graphql(make, { headers, variables })).codes).toEqual(['FORBIDDEN'])
    for (let n = 0; n < 20; n++) await create()
    expect((await server.graphql(make, { headers: session, variables })).codes).toEqual(['CONFLICT'])
  })
})

describe('a key counts', () => {
  test.each(ROLES)('as its person, who is %s', async (role) => {
    const owner = await person(server.db, role)
    const { key } = await create({}, bearer(await server.session(owner)))
    expect(await server.ask('GET', '/api/user', { headers: bearer(key) })).toMatchObject({
      status: 200,
      body: { id: owner.id },
    })
    const asked = await server.graphql('{ viewer { number permissions } }', { headers: bearer(key) })
    expect(asked.data).toMatchObject({ viewer: { number: owner.id } })
  })

  test('in the headers alone, never in an address, a cookie or a body', async () => {
    const { key } = await create({ scopes: ['WRITE'] })
    expect(await whoAmI(bearer(key))).toBe(200)
    expect(await whoAmI({ 'x-auth-token': key })).toBe(200)
    expect(await whoAmI({ 'x-access-token': key })).toBe(200)
    expect(await whoAmI(cookie(key))).toBe(401)
    expect((await server.ask('GET', `/api/user?token=${key}`)).status).toBe(401)
    expect((await server.ask('PATCH', '/api/user/profile', { body: { token: key, bio: 'x' } })).status).toBe(401)
  })

  test('for nothing when it is wrong by one letter', async () => {
    const { key } = await create()
    expect(await whoAmI(bearer(key.slice(0, -1)))).toBe(401)
    expect(await whoAmI(bearer(`${key}x`))).toBe(401)
    expect(await whoAmI(bearer('ascent_'))).toBe(401)
  })

  test('over a websocket, too', async () => {
    const { key, apiKey } = await create()
    const socket = await server.socket(key)
    socket.send({ type: 'subscribe', id: '1', payload: { query: '{ viewer { number } }' } })
    expect(await socket.next()).toMatchObject({ payload: { data: { viewer: { number: ann.id } } } })
    await revoke(apiKey.id)
    expect(await socket.closed).toBe(4401)
    expect(await (await server.socket(key)).closed).toBe(4401)
  })

  test('and its last use is written down', async () => {
    const { key } = await create()
    await whoAmI(bearer(key))
    const [kept] = await server.db.apiKey.findMany()
    expect(Date.now() - kept!.lastUsedAt!.getTime()).toBeLessThan(10_000)
  })
})

describe('a key that may only read', () => {
  const mutations = Object.values(schema.getMutationType()!.getFields())

  test.each(mutations.map((field) => [field.name, field] as const))('does not %s', async (name, field) => {
    const { key } = await create()
    const source = `mutation { ${name}${argumentsOf(field)} { __typename } }`
    expect((await server.graphql(source, { headers: bearer(key) })).codes).toEqual(['FORBIDDEN'])
  })

  test('reads, over REST as well, and changes nothing there', async () => {
    const { key } = await create()
    expect((await server.ask('GET', '/api/projects', { headers: bearer(key) })).status).toBe(200)
    const body = { title: 'Still', description: 'Water' }
    expect(await server.ask('POST', '/api/projects', { headers: bearer(key), body })).toMatchObject({
      status: 403,
      body: { message: 'This API key is read-only', code: 'FORBIDDEN' },
    })
    expect(await server.db.project.count()).toBe(0)
  })
})

test('a key that may write does, but for keys and passwords', async () => {
  const { key, apiKey } = await create({ scopes: ['WRITE'] })
  const headers = bearer(key)
  const body = { title: 'Still', description: 'Water' }
  expect((await server.ask('POST', '/api/projects', { headers, body })).status).toBe(201)
  expect((await server.graphql(make, { headers, variables: { input: usual } })).codes).toEqual(['FORBIDDEN'])
  expect((await revoke(apiKey.id, headers)).codes).toEqual(['FORBIDDEN'])
  const closed = [
    'changePassword(input: { currentPassword: "a", password: "b" }) { viewer { name } }',
    'endSignIn(input: { id: "x" }) { ended }',
    'endOtherSignIns { ended }',
    'deleteAccount(input: { password: "a" }) { done }',
  ]
  for (const field of closed)
    expect((await server.graphql(`mutation { ${field} }`, { headers })).errors).toMatchObject([
      { message: 'You cannot do this with an API key. Sign in instead.', extensions: { code: 'FORBIDDEN' } },
    ])
})

describe('a key ends', () => {
  test('when it is revoked, for good, and is still listed', async () => {
    const { key, apiKey } = await create()
    expect((await revoke(apiKey.id)).data).toEqual({ revokeApiKey: { apiKey: { inForce: false } } })
    expect(await whoAmI(bearer(key))).toBe(401)
    expect((await revoke(apiKey.id)).errors).toEqual([])
    const totalOf = async (filter: object) => (await list(session, filter)).data!['apiKeys']
    expect(await totalOf({ inForce: true })).toMatchObject({ totalCount: 0 })
    expect(await totalOf({ inForce: false })).toMatchObject({ totalCount: 1, edges: [{ node: { inForce: false } }] })
  })

  // ASVS 16.3.1
  test('and its use afterwards is in the security log', async () => {
    const { key, apiKey } = await create()
    await revoke(apiKey.id)
    await server.db.securityEvent.deleteMany()
    await whoAmI(bearer(key))
    await whoAmI(bearer(key))
    await whoAmI(bearer('ascent_unknown'))
    await securityEventsWritten()
    expect(await server.db.securityEvent.findMany()).toMatchObject([
      { kind: 'SIGN_IN_FAILED', userId: ann.id, count: 2, detail: `API key ${apiKey.prefix}… was revoked` },
    ])
  })

  test('when its days are over', async () => {
    const { key } = await create()
    await server.db.apiKey.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })
    expect(await whoAmI(bearer(key))).toBe(401)
  })

  test.each(['SUSPENDED', 'DEACTIVATED'] as const)('while its person is %s', async (status) => {
    const owner = await person(server.db, 'EXPERT')
    const { key } = await create({}, bearer(await server.session(owner)))
    await server.db.user.update({ where: { id: owner.id }, data: { status } })
    expect(await whoAmI(bearer(key))).toBe(401)
  })

  test('not by anybody else', async () => {
    const { key, apiKey } = await create()
    for (const role of ['INVESTOR', 'RESEARCHER'] as const) {
      const headers = bearer(await server.session(await person(server.db, role)))
      expect((await revoke(apiKey.id, headers)).codes).toEqual(['NOT_FOUND'])
      expect((await list(headers)).data).toEqual({ apiKeys: { totalCount: 0, edges: [] } })
    }
    expect((await revoke(apiKey.id, {})).codes).toEqual(['UNAUTHENTICATED'])
    expect(await whoAmI(bearer(key))).toBe(200)
  })
})

test('a key is limited in rate, alone', async () => {
  const [one, other] = [await create(), await create()]
  const answers = await Promise.all(Array.from({ length: 600 }, () => whoAmI(bearer(one.key))))
  expect(new Set(answers)).toEqual(new Set([200]))
  const refused = await server.ask('GET', '/api/user', { headers: bearer(one.key) })
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const asked = await server.ask('POST', '/graphql', { body: { query: '{ demo }' }, headers: bearer(one.key) })
  expect(asked.body).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] })
  expect(asked.status).toBe(429)
  expect(await whoAmI(bearer(other.key))).toBe(200)
})

describe('administrators', () => {
  const everybody = (headers: Record<string, string>, filter = {}) =>
    server.graphql(
      'query ($filter: ApiKeyFilter) { apiKeys(filter: $filter) { totalCount edges { node { name owner { name } } } } }',
      { headers, variables: { filter: { everybody: true, ...filter } } },
    )
  const names = async (headers: Record<string, string>, filter = {}) => {
    const { data } = await everybody(headers, filter)
    return (data!['apiKeys'] as { edges: { node: { name: string } }[] }).edges.map(({ node }) => node.name)
  }

  test('see the keys of everybody when they ask for them, and find them', async () => {
    const admin = bearer(await server.session(await person(server.db, 'ADMIN', { name: 'Root Long' })))
    await create()
    await create({ name: 'Nightly', scopes: ['WRITE'] })
    await create({ name: 'Own' }, admin)
    await server.db.apiKey.updateMany({ where: { name: 'Nightly' }, data: { expiresAt: new Date(Date.now() - 1) } })
    expect(await names(admin)).toEqual(['Own', 'Nightly', 'Reports'])
    expect((await list(admin)).data!['apiKeys']).toMatchObject({ totalCount: 1 })
    expect(await names(admin, { state: ['EXPIRED'] })).toEqual(['Nightly'])
    expect(await names(admin, { state: ['IN_FORCE'], scope: ['READ'] })).toEqual(['Own', 'Reports'])
    expect(await names(admin, { scope: ['WRITE'] })).toEqual(['Nightly'])
    expect(await names(admin, { search: 'root' })).toEqual(['Own'])
    expect(await names(admin, { search: 'report' })).toEqual(['Reports'])
    await server.db.apiKey.updateMany({
      where: { name: 'Nightly' },
      data: { sandboxRole: 'EXPERT', prefix: 'ascent_sandbox_Ab12Cd' },
    })
    expect(await names(admin, { sandbox: true })).toEqual(['Nightly'])
    expect(await names(admin, { sandbox: false })).toEqual(['Own', 'Reports'])
    expect(await names(session, { sandbox: true })).toEqual(['Nightly'])
    // Others have their own alone, whatever they ask for.
    expect(await names(session)).toEqual(['Nightly', 'Reports'])
    expect((await everybody({})).codes).toEqual(['UNAUTHENTICATED'])
  })

  test('revoke the keys of others, who are notified', async () => {
    const { key, apiKey } = await create()
    const root = await person(server.db, 'ADMIN')
    const admin = bearer(await server.session(root))
    for (const role of ['RESEARCHER', 'KU_TEAM'] as const) {
      const other = bearer(await server.session(await person(server.db, role)))
      expect((await revoke(apiKey.id, other)).codes).toEqual(['NOT_FOUND'])
    }
    expect((await revoke(apiKey.id, {})).codes).toEqual(['UNAUTHENTICATED'])
    await server.db.securityEvent.deleteMany()
    expect((await revoke(apiKey.id, admin)).errors).toEqual([])
    expect((await revoke(apiKey.id, admin)).errors).toEqual([])
    expect(await whoAmI(bearer(key))).toBe(401)
    expect(await server.db.notification.count({ where: { userId: ann.id, kind: 'API_KEY_REVOKED' } })).toBe(1)
    expect(await server.db.securityEvent.findMany({ where: { kind: 'API_KEY_ENDED' } })).toMatchObject([
      { userId: ann.id, actorId: root.id },
    ])
  })
})
