/**
 * The boundary of the sandbox: what is asked with a sandbox key is answered by the demo university, on both faces of the API, and
 * nothing of it reads or changes the real one. The sandbox is a server in this process here; sandboxProcess.test.ts starts one.
 */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeProject } from '../../prisma/seed/factories/projects.ts'
import type { Role } from '../__generated__/prisma/enums.ts'
import { config } from '../config.ts'
import { securityEventsWritten } from '../features/securityLog/securityEvent.ts'
import { closeLimits } from '../limits.ts'
import { ROLES } from '../policy.ts'
import { serve } from '../serve.ts'
import { testDatabase } from '../testing/database.ts'
import { pdf } from '../testing/files.ts'
import { person } from '../testing/run.ts'
import { bearer, cookie, testServer, type TestServer } from '../testing/server.ts'
import type { Viewer } from '../viewer.ts'
import { admit } from './admit.ts'
import { SandboxKeeper } from './keeper.ts'

const secret = randomBytes(32).toString('base64url')
let real: TestServer
let demo: Awaited<ReturnType<typeof testDatabase>>
let inner: Awaited<ReturnType<typeof serve>>
let ann: Viewer
let session: Record<string, string>
const place = vi.spyOn(SandboxKeeper.prototype, 'place')

beforeAll(async () => {
  real = await testServer()
  demo = await testDatabase()
  const { db } = demo
  inner = await serve(db, { port: 0, host: '127.0.0.1', lastQuestions: 50, admits: (req) => admit(db, secret, req) })
  for (const role of ROLES) {
    const { id } = await person(db, role, { name: `Demo ${role}` })
    await db.user.update({ where: { id }, data: { demo: true } })
  }
  const owner = await db.user.findFirstOrThrow({ where: { role: 'RESEARCHER' } })
  await makeProject(db, { ownerId: owner.id, title: 'Demo kiln' })
  ann = await person(real.db, 'RESEARCHER', { name: 'Ann Real' })
  await makeProject(real.db, { ownerId: ann.id, title: 'Real kiln' })
  session = bearer(await real.session(ann))
})
beforeEach(async () => {
  closeLimits()
  config.sandbox = true
  place.mockResolvedValue({ port: inner.port, secret })
  await real.db.apiKey.deleteMany()
})
afterAll(async () => {
  place.mockRestore()
  await inner.close()
  await demo.close()
  await real.close()
})

const make = `mutation ($input: CreateApiKeyInput!) {
  createApiKey(input: $input) { key apiKey { id prefix sandboxRole } }
}`
interface Made {
  key: string
  apiKey: { id: string; prefix: string; sandboxRole: Role | null }
}
const tryToMake = (input: object, headers = session) => {
  const usual = { name: 'Trial', scopes: ['WRITE'], sandboxRole: 'RESEARCHER', expiresInDays: 30 }
  return real.graphql(make, { headers, variables: { input: { ...usual, ...input } } })
}
const sandboxKey = async (input: object = {}, headers = session) => {
  const { data, errors } = await tryToMake(input, headers)
  expect(errors).toEqual([])
  return data!['createApiKey'] as Made
}
const ask = (key: string, method: string, path: string, more: { body?: unknown; headers?: object } = {}) =>
  real.ask(method, path, { ...more, headers: { ...bearer(key), ...more.headers } })
const titles = '{ viewer { name } projects(first: 50) { edges { node { title } } } }'
/** What has been written in the real database, but for the key's last use. */
const written = async () => {
  const { db } = real
  return {
    projects: await db.project.findMany({ orderBy: { id: 'asc' } }),
    people: await db.user.findMany({ orderBy: { id: 'asc' } }),
    files: await db.file.count(),
    audit: await db.auditEntry.count(),
    signIns: await db.signIn.count(),
  }
}

describe('a sandbox key', () => {
  test('is known by how it begins, and is for one role', async () => {
    const { key, apiKey } = await sandboxKey({ sandboxRole: 'INVESTOR' })
    expect(key).toMatch(/^ascent_sandbox_[\w-]{43}$/)
    expect(apiKey).toMatchObject({ prefix: key.slice(0, 21), sandboxRole: 'INVESTOR' })
    const { apiKey: other } = await sandboxKey({ sandboxRole: null })
    expect(other).toMatchObject({ prefix: expect.stringMatching(/^ascent_(?!sandbox)/), sandboxRole: null })
  })

  test('is made by a person for any role but that of administrators, which is theirs', async () => {
    for (const role of ROLES.filter((one) => one !== 'ADMIN')) await sandboxKey({ sandboxRole: role })
    expect((await tryToMake({ sandboxRole: 'ADMIN' })).codes).toEqual(['INVALID'])
    expect((await tryToMake({}, {})).codes).toEqual(['UNAUTHENTICATED'])
    const admin = await person(real.db, 'ADMIN')
    const { key } = await sandboxKey({ sandboxRole: 'ADMIN' }, bearer(await real.session(admin)))
    expect((await ask(key, 'GET', '/api/user')).body).toMatchObject({ name: 'Demo ADMIN' })
    // Nor once its owner is no administrator any more.
    await real.db.user.update({ where: { id: admin.id }, data: { role: 'EXPERT' } })
    expect((await ask(key, 'GET', '/api/user')).status).toBe(401)
  })

  test('is not made and opens nothing where there is no sandbox', async () => {
    const { key } = await sandboxKey()
    config.sandbox = false
    expect((await tryToMake({})).codes).toEqual(['CONFLICT'])
    expect((await ask(key, 'GET', '/api/user')).status).toBe(401)
    expect((await real.graphql(titles, { headers: bearer(key) })).codes).toEqual(['UNAUTHENTICATED'])
  })

  test('and another key are never the same, also when the database is written by hand', async () => {
    const { apiKey } = await sandboxKey()
    const all = real.db.apiKey
    expect(apiKey.sandboxRole).not.toBeNull()
    await expect(all.updateMany({ data: { sandboxRole: null } })).rejects.toThrow()
    await sandboxKey({ sandboxRole: null })
    await expect(all.updateMany({ where: { sandboxRole: null }, data: { sandboxRole: 'EXPERT' } })).rejects.toThrow()
  })
})

describe('what is asked with it', () => {
  test.each(ROLES.filter((one) => one !== 'ADMIN'))('is answered as the demo person who is %s', async (role) => {
    const { key } = await sandboxKey({ sandboxRole: role })
    const answer = await ask(key, 'GET', '/api/user')
    expect(answer).toMatchObject({ status: 200, body: { name: `Demo ${role}` } })
    expect(answer.headers.get('ascent-sandbox')).toBe('true')
    const { data } = await real.graphql('{ viewer { name } }', { headers: bearer(key) })
    expect(data).toEqual({ viewer: { name: `Demo ${role}` } })
  })

  test('is the demo data on both faces, in every header that takes a key', async () => {
    const { key } = await sandboxKey()
    const places: Record<string, string>[] = [{ 'x-auth-token': key }, { 'x-access-token': key }, { 'x-api-key': key }]
    for (const headers of [bearer(key), ...places]) {
      const { body } = await real.ask('GET', '/api/projects', { headers })
      expect(JSON.stringify(body)).toContain('Demo kiln')
      expect(JSON.stringify(body)).not.toContain('Real')
      const { data } = await real.graphql(titles, { headers })
      expect(JSON.stringify(data)).toContain('Demo kiln')
      expect(JSON.stringify(data)).not.toContain('Real')
    }
  })

  test('stays the demo data beside a session, in a cookie, an address or a body', async () => {
    const { key } = await sandboxKey()
    const token = await real.session(ann)
    const { body, headers } = await ask(key, 'GET', `/api/user?token=${token}`, { headers: cookie(token) })
    expect(body).toMatchObject({ name: 'Demo RESEARCHER' })
    expect(headers.get('set-cookie')).toBeNull()
    const given = { token, bio: 'From outside' }
    expect(await ask(key, 'PATCH', '/api/user/profile', { body: given })).toMatchObject({ status: 200 })
    expect((await real.db.user.findUniqueOrThrow({ where: { id: ann.id } })).bio).not.toBe('From outside')
  })

  test('is never answered where keys do not count', async () => {
    const { key } = await sandboxKey()
    expect((await real.ask('GET', '/api/user', { headers: cookie(key) })).status).toBe(401)
    expect((await real.ask('GET', `/api/user?token=${key}`)).status).toBe(401)
    expect((await real.ask('PATCH', '/api/user/profile', { body: { token: key, bio: 'x' } })).status).toBe(401)
    expect((await ask(key, 'GET', '/scim/v2/Users')).status).toBe(401)
  })

  test('changes nothing real, whatever it is', async () => {
    const { key } = await sandboxKey()
    const before = await written()
    const title = 'Made in the sandbox'
    expect((await ask(key, 'POST', '/api/projects', { body: { title, description: 'Water' } })).status).toBe(201)
    const mutation = 'mutation { updateProfile(input: {bio: "Changed"}) { viewer { bio } } }'
    expect((await real.graphql(mutation, { headers: bearer(key) })).data).toEqual({
      updateProfile: { viewer: { bio: 'Changed' } },
    })
    const form = new FormData()
    const project = await demo.db.project.findFirstOrThrow({ where: { title } })
    form.set('file', new File([pdf()], 'plan.pdf', { type: 'application/pdf' }))
    form.set('entityType', 'project')
    form.set('entityId', String(project.id))
    const upload = await fetch(`${real.url}/api/upload`, { method: 'POST', headers: bearer(key), body: form })
    expect(upload.status).toBe(201)
    expect(await written()).toEqual(before)
    expect(await demo.db.project.count({ where: { title } })).toBe(1)

    const { url } = (await upload.json()) as { url: string }
    const file = await fetch(new URL(url, real.url), { headers: bearer(key) })
    expect(file.status).toBe(200)
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(pdf()))).toBe(true)
    expect((await fetch(new URL(url, real.url), { headers: session })).status).toBe(404)
  })

  test('is exported from the demo data', async () => {
    const { key } = await sandboxKey()
    const csv = await ask(key, 'GET', '/api/exports/projects?format=csv&column=title')
    expect(csv.status).toBe(200)
    expect(String(csv.body)).toContain('Demo kiln')
    expect(String(csv.body)).not.toContain('Real kiln')
  })

  test('is done once by its Idempotency-Key, which is another one than outside', async () => {
    const { key } = await sandboxKey()
    const send = (headers: Record<string, string>) =>
      real.ask('POST', '/api/projects', {
        body: { title: 'Once', description: 'Water' },
        headers: { ...headers, 'idempotency-key': 'the-same' },
      })
    expect((await send(bearer(key))).status).toBe(201)
    const again = await send(bearer(key))
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(await demo.db.project.count({ where: { title: 'Once' } })).toBe(1)
    const outside = await send(session)
    expect(outside).toMatchObject({ status: 201 })
    expect(outside.headers.get('idempotent-replayed')).toBeNull()
    await real.db.project.deleteMany({ where: { title: 'Once' } })
  })

  test('with a key that may only read changes nothing there either', async () => {
    const { key } = await sandboxKey({ scopes: ['READ'] })
    const refused = await ask(key, 'POST', '/api/projects', { body: { title: 'No', description: 'Water' } })
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  })

  test('makes no keys, sandbox or other', async () => {
    const { key } = await sandboxKey()
    for (const sandboxRole of ['RESEARCHER', null])
      expect((await tryToMake({ sandboxRole }, bearer(key))).codes).toEqual(['FORBIDDEN'])
  })

  test('is the explorer’s and the description’s, where a program asks for them with a key', async () => {
    const { key } = await sandboxKey()
    expect((await ask(key, 'GET', '/api/openapi.json')).status).toBe(200)
    expect((await ask(key, 'GET', '/api/docs')).status).toBe(200)
    expect((await ask(key, 'GET', '/graphql', { headers: { accept: 'text/html' } })).status).toBe(200)
    expect((await ask(key, 'GET', '/api/no-such-path')).status).toBe(404)
  })
})

describe('subscriptions', () => {
  const subscribe = (key: string) =>
    fetch(`${real.url}/graphql`, {
      method: 'POST',
      headers: { ...bearer(key), 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: 'subscription { notificationsChanged { __typename } }' }),
    })

  test('are streams of the sandbox, which end with the key', async () => {
    const { key, apiKey } = await sandboxKey()
    const stream = await subscribe(key)
    expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(stream.headers.get('ascent-sandbox')).toBe('true')
    const over = stream.text().catch(() => 'cut off')
    const revoke = 'mutation ($id: ID!) { revokeApiKey(input: {id: $id}) { __typename } }'
    await real.graphql(revoke, { headers: session, variables: { id: apiKey.id } })
    await over
    expect((await subscribe(key)).status).toBe(401)
  })

  test('over a websocket are refused', async () => {
    const { key } = await sandboxKey()
    expect(await (await real.socket(key)).closed).toBe(4401)
  })
})

describe('a key that is not good', () => {
  const codeOf = async (key: string) => {
    const call = await ask(key, 'GET', '/api/user')
    const { codes } = await real.graphql('{ viewer { name } }', { headers: bearer(key) })
    expect(codes).toEqual([(call.body as { code: string }).code])
    return [call.status, codes[0]]
  }
  const refused = [401, 'UNAUTHENTICATED']

  test('is refused when it is wrong, is over, was revoked, or its person may not sign in', async () => {
    const { key, apiKey } = await sandboxKey()
    expect(await codeOf(key.slice(0, -1))).toEqual(refused)
    expect(await codeOf('ascent_sandbox_')).toEqual(refused)
    await real.db.apiKey.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })
    expect(await codeOf(key)).toEqual(refused)
    await real.db.apiKey.updateMany({
      data: { expiresAt: new Date(Date.now() + 60_000), revokedAt: new Date() },
    })
    await real.db.securityEvent.deleteMany()
    expect(await codeOf(key)).toEqual(refused)
    await securityEventsWritten()
    expect(await real.db.securityEvent.findMany()).toMatchObject([
      { kind: 'SIGN_IN_FAILED', detail: `API key ${apiKey.prefix}… was revoked` },
    ])
    await real.db.apiKey.updateMany({ data: { revokedAt: null } })
    await real.db.user.update({ where: { id: ann.id }, data: { status: 'SUSPENDED' } })
    expect(await codeOf(key)).toEqual(refused)
    await real.db.user.update({ where: { id: ann.id }, data: { status: 'ACTIVE' } })
    expect((await ask(key, 'GET', '/api/user')).status).toBe(200)
  })

  test('is limited in rate like any other', async () => {
    const { key } = await sandboxKey()
    config.sandbox = true
    place.mockRejectedValue(new Error('Not asked here'))
    await Promise.all(Array.from({ length: 600 }, () => ask(key, 'GET', '/api/user')))
    const over = await ask(key, 'GET', '/api/user')
    expect(over).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('a sandbox that is not there', () => {
  test('is said in the form of both faces, with when to come again; the real university goes on', async () => {
    const { key } = await sandboxKey()
    place.mockRejectedValue(new Error('It ended with 1'))
    const call = await ask(key, 'GET', '/api/projects')
    expect(call).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE', message: /sandbox is starting/ } })
    expect(call.headers.get('retry-after')).toBe('5')
    const asked = await real.ask('POST', '/graphql', { body: { query: titles }, headers: bearer(key) })
    expect(asked).toMatchObject({ status: 503, body: { errors: [{ extensions: { code: 'UNAVAILABLE' } }] } })
    expect(asked.headers.get('retry-after')).toBe('5')
    expect((await real.ask('GET', '/api/projects', { headers: session })).status).toBe(200)
  })

  test('is said as well when it does not listen', async () => {
    const { key } = await sandboxKey()
    place.mockResolvedValue({ port: 1, secret })
    expect((await ask(key, 'GET', '/api/projects')).status).toBe(503)
  })
})

describe('the sandbox itself', () => {
  const url = () => `http://127.0.0.1:${inner.port}`

  test.each(['/api/user', '/graphql', '/healthz', '/api/dev-login', '/'])('answers nobody else: %s', async (path) => {
    expect((await fetch(url() + path)).status).toBe(404)
    const guess = { 'x-ascent-sandbox-secret': 'x'.repeat(secret.length), 'x-ascent-sandbox-key': '{}' }
    expect((await fetch(url() + path, { headers: guess })).status).toBe(404)
  })

  test('is not asked by what a caller writes into the headers', async () => {
    const { key } = await sandboxKey({ sandboxRole: 'RESEARCHER' })
    const headers = { 'x-ascent-sandbox-key': JSON.stringify({ id: 1, role: 'ADMIN', scopes: ['WRITE'] }) }
    expect((await ask(key, 'GET', '/api/user', { headers })).body).toMatchObject({ name: 'Demo RESEARCHER' })
  })
})

describe('the reset', () => {
  const reset = (headers: Record<string, string>) =>
    real.graphql('mutation { resetSandbox { sandbox { available } } }', { headers })

  test('is for administrators alone, and where there is a sandbox', async () => {
    const dropped = vi.spyOn(SandboxKeeper.prototype, 'reset').mockResolvedValue()
    expect((await reset({})).codes).toEqual(['UNAUTHENTICATED'])
    for (const role of ROLES.filter((one) => one !== 'ADMIN'))
      expect((await reset(bearer(await real.session(await person(real.db, role))))).codes, role).toEqual(['FORBIDDEN'])
    expect(dropped).not.toHaveBeenCalled()
    const admin = bearer(await real.session(await person(real.db, 'ADMIN')))
    expect((await reset(admin)).data).toEqual({ resetSandbox: { sandbox: { available: true } } })
    expect(dropped).toHaveBeenCalledOnce()
    config.sandbox = false
    expect((await reset(admin)).codes).toEqual(['CONFLICT'])
    dropped.mockRestore()
  })

  test('is known to everybody with keys, and to nobody else', async () => {
    const state = (headers: Record<string, string>) => real.graphql('{ sandbox { available resetAt } }', { headers })
    expect((await state(session)).data).toEqual({ sandbox: { available: true, resetAt: null } })
    expect((await state({})).codes).toEqual(['UNAUTHENTICATED'])
  })
})
