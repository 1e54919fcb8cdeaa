/** The shapes that the documented calls about teams give, and the payloads that they take. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, testServer, type TestServer } from '../testing/server.ts'
import { person } from '../testing/run.ts'

let server: TestServer
const headers: Record<string, string>[] = []

beforeAll(async () => {
  server = await testServer()
  for (const role of ['RESEARCHER', 'RESEARCHER', 'RESEARCHER', 'INDUSTRY'] as const)
    headers.push(bearer(await server.session(await person(server.db, role))))
})
afterAll(() => server.close())

test('a team is made, joined until it is full, left, and invited to', async () => {
  const [owner, second, third, company] = headers
  const ask = async (method: string, path: string, as = owner!, body?: object) =>
    server.ask(method, path, { headers: as, ...(body ? { body } : {}) })
  const made = await ask('POST', '/api/teams', owner, {
    name: 'Brackish water',
    tags: 'desalination, brine',
    joining: 'open',
    maxMembers: 2,
  })
  expect(made).toMatchObject({
    status: 201,
    body: { name: 'Brackish water', tags: ['desalination', 'brine'], joining: 'open', memberCount: 1, myRole: 'owner' },
  })
  const { id } = made.body as { id: number }
  const path = `/api/teams/${id}`
  expect((await ask('POST', `${path}/join`, second, { message: 'Hello' })).body).toMatchObject({ status: 'joined' })
  expect(await ask('POST', `${path}/join`, third, {})).toMatchObject({
    status: 409,
    body: { message: 'This team is full: it has 2 of 2 members', code: 'CONFLICT' },
  })
  expect((await ask('POST', `${path}/join`, company, {})).status).toBe(403)
  expect((await ask('GET', path, company)).status).toBe(404)
  expect((await ask('GET', path, third)).body).toMatchObject({ memberCount: 2, members: [{ role: 'owner' }, {}] })
  expect((await ask('GET', '/api/teams?search=brackish', third)).body).toMatchObject({ total: 1, totalPages: 1 })
  expect((await ask('GET', '/api/teams/my', second)).body).toMatchObject([{ id, myRole: 'member' }])
  expect((await ask('POST', `${path}/leave`, second, {})).status).toBe(204)
  expect((await ask('POST', `${path}/leave`, owner, {})).status).toBe(409)
  const invited = await ask('POST', `${path}/invite`, owner, { emails: ['a@firm.example', 'b@firm.example'] })
  expect(invited.body).toMatchObject({ invitations: [{ email: 'a@firm.example', role: 'member' }, {}] })
  expect((await ask('POST', `${path}/invite`, second, { email: 'c@firm.example' })).status).toBe(404)
})
