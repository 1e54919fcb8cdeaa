/** The security log: what is recorded, who reads it, and that neither a flood nor a database that fails disturbs a request. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Role, SecurityEventKind } from '../../__generated__/prisma/enums.ts'
import { config } from '../../config.ts'
import { closeLimits } from '../../limits.ts'
import { idOf } from '../../testing/ids.ts'
import { contextOf, mutationOf, person, perform, run } from '../../testing/run.ts'
import { bearer, testServer, type TestServer } from '../../testing/server.ts'
import type { Viewer } from '../../viewer.ts'
import { hashPassword } from '../accounts/password.ts'
import { cleanUp } from '../accounts/account.jobs.ts'
import { countSecurityEvent, securityEventsWritten } from './securityEvent.ts'
import { applyRetention } from '../../retention/keeping.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  closeLimits()
  await securityEventsWritten()
  await server.db.securityEvent.deleteMany()
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => server.close())

const password = 'correct horse battery'
const device = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' }

async function someone(role: Role): Promise<Viewer> {
  const viewer = await person(server.db, role)
  await server.db.user.update({ where: { id: viewer.id }, data: { passwordHash: await hashPassword(password) } })
  return viewer
}

async function signIn(viewer: Viewer): Promise<string> {
  const { body } = await server.ask('POST', '/api/login', { body: { email: viewer.email, password }, headers: device })
  return (body as { token: string }).token
}

const mutate = (token: string, name: string, input: object) =>
  server.graphql(mutationOf(name, '__typename'), { headers: { ...bearer(token), ...device }, variables: { input } })

async function recorded(userId: number | null) {
  await securityEventsWritten()
  const events = await server.db.securityEvent.findMany({ where: { userId }, orderBy: { id: 'asc' } })
  return events.map(({ kind, actorId, detail, address, userAgent, count }) => ({
    kind,
    actorId,
    detail,
    from: `${address} ${userAgent}`,
    count,
  }))
}
const kindsOf = async (userId: number) => (await recorded(userId)).map(({ kind }): SecurityEventKind => kind)
const here = `127.0.0.1 ${device['user-agent']}`

// ASVS 16.3.1
test('a sign-in and a sign-out are recorded with address and device', async () => {
  const ann = await someone('RESEARCHER')
  const token = await signIn(ann)
  await server.graphql('mutation { logout { done } }', { headers: { ...bearer(token), ...device } })
  expect(await recorded(ann.id)).toEqual([
    { kind: 'SIGN_IN', actorId: null, detail: '', from: here, count: 1 },
    { kind: 'SIGN_OUT', actorId: null, detail: '', from: here, count: 1 },
  ])
})

// ASVS 16.3.1
test('failed sign-ins are counted by the minute, and nothing that was typed is stored', async () => {
  const ann = await someone('RESEARCHER')
  const attempt = (email: string) =>
    server.ask('POST', '/api/login', { body: { email, password: 'hunter2hunter2' }, headers: device })
  for (let times = 0; times < 3; times++) await attempt(ann.email)
  await attempt('my-secret-password@nowhere.test')
  expect(await recorded(ann.id)).toEqual([
    { kind: 'SIGN_IN_FAILED', actorId: null, detail: 'Wrong password', from: here, count: 3 },
  ])
  expect(await recorded(null)).toEqual([
    { kind: 'SIGN_IN_FAILED', actorId: null, detail: 'No account with this address', from: here, count: 1 },
  ])
  expect(JSON.stringify(await server.db.securityEvent.findMany())).not.toMatch(/hunter2|my-secret/)
})

test('sessions that end are recorded with their own device, and why', async () => {
  const ann = await someone('RESEARCHER')
  const [first, other] = [await signIn(ann), await signIn(ann)]
  await server.graphql('mutation { endOtherSignIns { ended } }', { headers: bearer(first) })
  expect((await server.graphql('{ viewer { email } }', { headers: bearer(other) })).codes).toEqual(['UNAUTHENTICATED'])
  expect((await recorded(ann.id)).slice(2)).toEqual([
    { kind: 'SESSION_ENDED', actorId: null, detail: 'Ended from another device', from: here, count: 1 },
  ])
})

test('sessions that expired are recorded when they are removed', async () => {
  const ann = await someone('RESEARCHER')
  await signIn(ann)
  await server.db.signIn.updateMany({ where: { userId: ann.id }, data: { expiresAt: new Date(0) } })
  await cleanUp.perform(server.db, {})
  expect((await recorded(ann.id)).at(-1)).toMatchObject({ kind: 'SESSION_ENDED', detail: 'Expired', from: here })
})

test('a new role is recorded with who gave it, and ends the sessions', async () => {
  const [ann, admin] = [await someone('RESEARCHER'), await someone('ADMIN')]
  await signIn(ann)
  const token = await signIn(admin)
  expect((await mutate(token, 'updateUser', { id: idOf('User', ann.id), role: 'EXPERT' })).codes).toEqual([])
  expect((await recorded(ann.id)).slice(1)).toEqual([
    { kind: 'ROLE_CHANGED', actorId: admin.id, detail: 'Role: Researcher to Expert', from: here, count: 1 },
    { kind: 'SESSION_ENDED', actorId: admin.id, detail: 'Role: Researcher to Expert', from: here, count: 1 },
  ])
})

test('a suspension, another address, a new password and API keys are recorded', async () => {
  const [ann, bob, admin] = [await someone('RESEARCHER'), await someone('RESEARCHER'), await someone('ADMIN')]
  const [annToken, token] = [await signIn(ann), await signIn(admin)]
  await mutate(annToken, 'changePassword', { currentPassword: password, password: 'another horse battery' })
  await mutate(annToken, 'createApiKey', { name: 'Export', scopes: ['READ'], expiresInDays: 30 })
  const key = await server.db.apiKey.findFirstOrThrow({ where: { userId: ann.id } })
  await mutate(annToken, 'revokeApiKey', { id: idOf('ApiKey', key.id) })
  expect(await kindsOf(ann.id)).toEqual(['SIGN_IN', 'PASSWORD_CHANGED', 'API_KEY_CREATED', 'API_KEY_ENDED'])
  await mutate(token, 'updateUser', { id: idOf('User', bob.id), email: 'bob@elsewhere.test' })
  await mutate(token, 'setAccountStatus', { ids: [idOf('User', bob.id)], status: 'SUSPENDED' })
  expect(await kindsOf(bob.id)).toEqual(['EMAIL_CHANGED', 'STATUS_CHANGED'])
})

// ASVS 16.3.2
test('a refused right is recorded by GraphQL, REST and subscriptions, never under a name that the caller made up', async () => {
  const ann = await someone('INVESTOR')
  const token = await signIn(ann)
  await server.graphql('{ myAlias: jobs { id } }', { headers: { ...bearer(token), ...device } })
  await mutate(token, 'deleteUser', { id: idOf('User', ann.id) })
  await server.ask('GET', '/api/users', { headers: { ...bearer(token), ...device } })
  const refused = (await recorded(ann.id)).filter(({ kind }) => kind === 'ACCESS_REFUSED')
  expect(refused.map(({ detail, count }) => `${detail} ${count}`)).toEqual(
    expect.arrayContaining(['jobs 1', 'deleteUser 1']),
  )
  expect(refused.every(({ from }) => from === here)).toBe(true)
  expect(JSON.stringify(refused)).not.toContain('myAlias')
})

test('a limit that was reached is recorded with its name', async () => {
  const ann = await someone('RESEARCHER')
  for (let times = 0; times < 12; times++)
    await server.ask('POST', '/api/login', { body: { email: ann.email, password: 'wrong horse' }, headers: device })
  expect(await recorded(null)).toEqual([
    { kind: 'LIMIT_REACHED', actorId: null, detail: 'login account', from: here, count: 2 },
  ])
})

test('people read what concerns their own account, administrators everything, visitors nothing', async () => {
  const [ann, bob, admin] = [await someone('RESEARCHER'), await someone('KU_TEAM'), await someone('ADMIN')]
  await signIn(ann)
  const id = idOf('SecurityEvent', (await server.db.securityEvent.findFirstOrThrow({ where: { userId: ann.id } })).id)
  const list = '{ securityEvents { totalCount edges { node { kind address device user { name } } } } }'
  const one = `{ node(id: "${id}") { id } }`
  const event = { kind: 'SIGN_IN', address: '127.0.0.1', device: 'Firefox on Windows', user: { name: ann.name } }
  const all = { securityEvents: { totalCount: 1, edges: [{ node: event }] } }
  expect((await run(server.db, list, { as: ann })).data).toEqual(all)
  expect((await run(server.db, list, { as: admin })).data).toEqual(all)
  expect((await run(server.db, list, { as: bob })).data).toEqual({ securityEvents: { totalCount: 0, edges: [] } })
  expect((await run(server.db, list, { as: null })).codes).toEqual(['UNAUTHENTICATED'])
  expect((await run(server.db, one, { as: bob })).data).toEqual({ node: null })
  expect((await run(server.db, one, { as: admin })).data).toEqual({ node: { id } })
})

test('the log is filtered by person, kind and address, and to what is one’s own', async () => {
  const [ann, admin] = [await someone('RESEARCHER'), await someone('ADMIN')]
  for (const viewer of [ann, admin]) await signIn(viewer)
  const total = async (filter: string, as = admin) => {
    const { data } = await run(server.db, `{ securityEvents(filter: {${filter}}) { totalCount } }`, { as })
    return (data as unknown as { securityEvents: { totalCount: number } }).securityEvents.totalCount
  }
  expect(await total(`userId: "${idOf('User', ann.id)}"`)).toBe(1)
  expect(await total('mine: true')).toBe(1)
  expect(await total('kind: [SIGN_IN]')).toBe(2)
  expect(await total('kind: [ROLE_CHANGED]')).toBe(0)
  expect(await total('address: "127."')).toBe(2)
  expect(await total('address: "10."')).toBe(0)
  expect(await total(`userId: "${idOf('User', admin.id)}"`, ann)).toBe(0)
})

test('a thousand refused attempts make one row', async () => {
  const ann = await someone('RESEARCHER')
  const { address } = contextOf(server.db, ann)
  for (let attempt = 0; attempt < 1_000; attempt++) {
    // Devices are the caller's own words.
    countSecurityEvent(server.db, { kind: 'SIGN_IN_FAILED', userId: ann.id, address, userAgent: `device ${attempt}` })
    if (attempt % 100 === 99) await securityEventsWritten()
  }
  const events = await recorded(ann.id)
  expect(events.length).toBeLessThanOrEqual(2)
  expect(events.reduce((sum, { count }) => sum + count, 0)).toBe(1_000)
})

test('a log that cannot be written changes no answer', async () => {
  const ann = await someone('INVESTOR')
  const token = await signIn(ann)
  vi.spyOn(server.db, '$executeRaw').mockRejectedValue(new Error('The database is away'))
  expect((await mutate(token, 'deleteUser', { id: idOf('User', ann.id) })).codes).toEqual(['FORBIDDEN'])
  await securityEventsWritten()
})

test('events are deleted after SECURITY_LOG_DAYS', async () => {
  const ann = await someone('RESEARCHER')
  const aged = (days: number) => new Date(Date.now() - days * 86_400_000)
  for (const days of [config.securityLogDays - 1, config.securityLogDays + 1])
    await server.db.securityEvent.create({ data: { kind: 'SIGN_IN', userId: ann.id, createdAt: aged(days) } })
  await applyRetention.perform(server.db, {})
  expect(await server.db.securityEvent.count()).toBe(1)
})

test('whoever deletes the account leaves no address or device in the log', async () => {
  const ann = await someone('RESEARCHER')
  await signIn(ann)
  expect((await perform(server.db, 'deleteAccount', { password }, { as: ann })).codes).toEqual([])
  const events = await recorded(ann.id)
  expect(events.length).toBeGreaterThan(0)
  expect(events.every(({ from, detail }) => from === ' ' && detail === '')).toBe(true)
})
