/** What the documented calls about people give, to whom, and what they never do. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '../__generated__/prisma/enums.ts'
import { closeLimits } from '../limits.ts'
import { ROLES } from '../policy.ts'
import { person } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'
import type { Viewer } from '../viewer.ts'

let server: TestServer
const people = {} as Record<Role, Viewer>
const tokens = {} as Record<Role, Record<string, string>>

beforeAll(async () => {
  server = await testServer()
  for (const role of ROLES) {
    people[role] = await person(server.db, role, { name: `Person ${role}` })
    tokens[role] = bearer(await server.session(people[role]))
  }
})
beforeEach(() => closeLimits())
afterAll(() => server.close())

const ask = (method: string, path: string, as: Role, body?: object) =>
  server.ask(method, path, { headers: tokens[as], ...(body ? { body } : {}) })

describe('a person', () => {
  test('is seen by others without what is private', async () => {
    for (const path of [`/api/users/${people.EXPERT.id}`, `/api/users/username/${people.EXPERT.username}`]) {
      const { body } = await ask('GET', path, 'RESEARCHER')
      expect(body).toMatchObject({ id: people.EXPERT.id, name: 'Person EXPERT', role: 'expert' })
      for (const name of ['email', 'status', 'lastLogin', 'createdAt']) expect(body).not.toHaveProperty(name)
      expect((await ask('GET', path, 'ADMIN')).body).toMatchObject({ email: people.EXPERT.email, status: 'active' })
      expect((await ask('GET', path, 'EXPERT')).body).toMatchObject({ email: people.EXPERT.email })
    }
  })

  test('who is suspended is not there for others', async () => {
    const gone = await person(server.db, 'EXPERT', { status: 'SUSPENDED' })
    expect((await ask('GET', `/api/users/${gone.id}`, 'RESEARCHER')).status).toBe(404)
    expect((await ask('GET', `/api/users/username/${gone.username}`, 'RESEARCHER')).status).toBe(404)
    expect((await ask('GET', `/api/users/${gone.id}`, 'ADMIN')).body).toMatchObject({ status: 'suspended' })
  })
})

test('the list narrows by role and name, and turns pages', async () => {
  expect((await ask('GET', '/api/users?role=industry,investor&search=person', 'KU_TEAM')).body).toMatchObject({
    data: [{ name: 'Person INDUSTRY' }, { name: 'Person INVESTOR' }],
    total: 2,
    page: 1,
    totalPages: 1,
  })
  expect(
    (await ask('GET', '/api/users?role=expert,investor,industry,admin&search=person&limit=2&page=2', 'ADMIN')).body,
  ).toMatchObject({
    total: 5,
    page: 2,
    totalPages: 3,
  })
})

test('researchers are named to all, their addresses to the university', async () => {
  const { id, username, email } = people.RESEARCHER
  const row = { id, name: 'Person RESEARCHER', username }
  expect((await ask('GET', '/api/researchers', 'INVESTOR')).body).toEqual([row])
  expect((await ask('GET', '/api/researchers', 'KU_TEAM')).body).toEqual([{ ...row, email }])
})

test('industry partners are the people of companies', async () => {
  const { body } = await ask('GET', '/api/industry-partners', 'INDUSTRY')
  expect((body as { role: string }[]).map(({ role }) => role).toSorted()).toEqual(['industry', 'industry_partner'])
})

describe('an administrator', () => {
  const input = { name: 'Dee Ray', email: 'Dee@Test.example', role: 'expert', department: 'Physics' }

  test('makes an account, whose person is mailed a link to choose a password', async () => {
    expect(await ask('POST', '/api/users', 'ADMIN', input)).toMatchObject({
      status: 201,
      body: { email: 'dee@test.example', firstName: 'Dee', lastName: 'Ray', role: 'expert', department: 'Physics' },
    })
    expect(await ask('POST', '/api/users', 'ADMIN', input)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    const [{ count }] = (await server.db.$queryRaw`
      SELECT count(*)::int AS count FROM pgboss.job WHERE data->>'email' = 'dee@test.example'`) as [{ count: number }]
    expect(count).toBe(1)
  })

  test('or gives one, that must be good', async () => {
    const body = { ...input, email: 'eve@test.example', password: 'short' }
    expect((await ask('POST', '/api/users', 'ADMIN', body)).status).toBe(422)
    expect((await ask('POST', '/api/users', 'ADMIN', { ...body, password: 'quite-long-1' })).status).toBe(201)
    const login = { email: 'eve@test.example', password: 'quite-long-1' }
    expect((await server.ask('POST', '/api/login', { body: login })).status).toBe(200)
  })

  test('changes role, address and state, which ends what the person has open', async () => {
    for (const method of ['PUT', 'PATCH']) {
      const bo = await person(server.db, 'EXPERT')
      const headers = bearer(await server.session(bo))
      const path = `/api/users/${bo.id}`
      expect(
        await ask(method, path, 'ADMIN', { role: 'investor', position: 'Partner', email: `${method}@new.example` }),
      ).toMatchObject({
        status: 200,
        body: { role: 'investor', position: 'Partner', email: `${method.toLowerCase()}@new.example` },
      })
      expect((await server.ask('GET', '/api/user', { headers })).status).toBe(401)
      expect((await ask(method, path, 'ADMIN', { email: people.EXPERT.email })).status).toBe(409)
    }
  })

  test('closes an account, which does not sign in any more', async () => {
    const bo = await person(server.db, 'EXPERT')
    const headers = bearer(await server.session(bo))
    expect(await ask('DELETE', `/api/users/${bo.id}`, 'ADMIN')).toMatchObject({ status: 204, body: '' })
    expect((await server.ask('GET', '/api/user', { headers })).status).toBe(401)
    expect((await server.db.user.findUniqueOrThrow({ where: { id: bo.id } })).status).toBe('DEACTIVATED')
  })

  test('never closes or demotes oneself, nor the last administrator', async () => {
    const own = `/api/users/${people.ADMIN.id}`
    expect((await ask('DELETE', own, 'ADMIN')).status).toBe(409)
    for (const body of [{ role: 'expert' }, { status: 'suspended' }])
      expect((await ask('PATCH', own, 'ADMIN', body)).status).toBe(409)
    expect((await ask('PATCH', own, 'ADMIN', { bio: 'Runs it', role: 'admin' })).status).toBe(200)
  })

  test('does not do it with an API key', async () => {
    const { data } = await server.graphql(
      'mutation { createApiKey(input: {name: "k", scopes: [WRITE], expiresInDays: 1}) { key } }',
      { headers: tokens.ADMIN },
    )
    const headers = bearer((data!['createApiKey'] as { key: string }).key)
    const path = `/api/users/${people.EXPERT.id}`
    expect((await server.ask('DELETE', path, { headers })).status).toBe(403)
    expect((await server.ask('PATCH', path, { headers, body: { role: 'admin' } })).status).toBe(403)
    expect((await server.ask('POST', '/api/users', { headers, body: input })).status).toBe(403)
    expect((await server.ask('PATCH', path, { headers, body: { bio: 'By a program' } })).status).toBe(200)
  })
})

describe('others', () => {
  test.each(ROLES.filter((role) => role !== 'ADMIN'))('%s changes the own profile and nobody else’s', async (role) => {
    const { id, email } = people[role]
    const unchanged = { role: role.toLowerCase(), email, status: 'active' }
    expect(await ask('PATCH', `/api/users/${id}`, role, { bio: 'Mine', ...unchanged })).toMatchObject({
      status: 200,
      body: { id, bio: 'Mine' },
    })
    for (const body of [{ role: 'admin' }, { email: 'x@test.example' }, { status: 'deactivated' }])
      expect((await ask('PATCH', `/api/users/${id}`, role, body)).status).toBe(403)
    expect((await ask('PATCH', `/api/users/${people.ADMIN.id}`, role, { bio: 'Not mine' })).status).toBe(404)
    expect((await ask('PUT', `/api/users/${id}`, role, { bio: 'x' })).status).toBe(403)
    expect((await ask('DELETE', `/api/users/${id}`, role)).status).toBe(403)
  })
})

describe('the platform', () => {
  test('is counted for administrators', async () => {
    const { body } = await ask('GET', '/api/stats', 'ADMIN')
    expect(body).toMatchObject({
      users: await server.db.user.count(),
      activeUsers: await server.db.user.count({ where: { status: 'ACTIVE' } }),
      pendingUsers: 0,
      usersByRole: { ku_team: 1 },
      projects: 0,
      projectsByStatus: {},
      approvedForIndustry: 0,
      openSessions: expect.any(Number),
    })
  })

  test('says how it is', async () => {
    expect((await ask('GET', '/api/system-health', 'ADMIN')).body).toEqual({
      healthy: true,
      databaseMs: expect.any(Number),
      database: expect.stringMatching(/^(embedded|server)$/),
      jobsWaiting: expect.any(Number),
      jobsFailed: 0,
      mail: 'outbox',
      uptimeSeconds: expect.any(Number),
      memoryMb: expect.any(Number),
    })
  })
})
