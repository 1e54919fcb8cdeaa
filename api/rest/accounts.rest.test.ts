/** The shapes that the documented calls about accounts give. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeUser } from '../../prisma/seed/factories/people.ts'
import { hashPassword } from '../features/accounts/password.ts'
import { closeLimits } from '../limits.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'
import { person } from '../testing/run.ts'

let server: TestServer
const email = 'ann@test.example'
const password = 'a-good-one'

beforeAll(async () => {
  server = await testServer()
  await makeUser(server.db, { email, name: 'Ann Lee', passwordHash: await hashPassword(password) })
})
beforeEach(() => closeLimits())
afterAll(() => server.close())

const user = (given: object) => ({
  id: expect.any(Number),
  name: expect.any(String),
  firstName: expect.any(String),
  lastName: expect.any(String),
  username: expect.any(String),
  email: expect.any(String),
  role: expect.stringMatching(/^[a-z_]+$/),
  status: 'active',
  department: '',
  position: '',
  bio: '',
  expertise: [],
  profileImage: null,
  timeZone: 'Asia/Dubai',
  lastLogin: expect.toSatisfy((value) => value === null || !Number.isNaN(Date.parse(String(value)))),
  ...given,
})

test('signing in gives the user, the token and the seconds that it lasts', async () => {
  const { status, body } = await server.ask('POST', '/api/login', { body: { email, password, remember: true } })
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      user: user({ email, name: 'Ann Lee', firstName: 'Ann', lastName: 'Lee', role: 'researcher' }),
      token: expect.stringMatching(/^[\w-]{43}$/),
      expiresIn: 30 * 86_400,
    },
  })
  const { token } = body as { token: string }
  expect((await server.ask('GET', '/api/user', { headers: bearer(token) })).body).toEqual(user({ email }))
})

test('registering answers 201 in the shape of signing in; roles are written in lower case', async () => {
  const body = { email: ' Bo@Firm.example ', password, name: 'Bo', role: 'industry', department: 'Firm' }
  expect(await server.ask('POST', '/api/register', { body })).toMatchObject({
    status: 201,
    body: {
      user: user({ email: 'bo@firm.example', role: 'industry', department: 'Firm' }),
      token: expect.any(String),
      expiresIn: 43_200,
    },
  })
})

test('registering with a taken address answers 409 and names the field', async () => {
  const body = { email: email.toUpperCase(), password, name: 'Ann', role: 'researcher' }
  const message = 'An account with this email address already exists'
  expect(await server.ask('POST', '/api/register', { body })).toMatchObject({
    status: 409,
    body: { message, code: 'CONFLICT', fields: { email: message } },
  })
})

test('of two registrations with one address at the same moment one answers 201 and the other 409', async () => {
  const body = { email: 'race@test.example', password, name: 'Ann', role: 'researcher' }
  const answers = await Promise.all([1, 2, 3].map(() => server.ask('POST', '/api/register', { body })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
})

test('registering as anything else than the four roles answers 422', async () => {
  for (const role of ['admin', 'ku_team', 'commercialization_team', 'industry_partner', 'boss'])
    expect(
      await server.ask('POST', '/api/register', { body: { email: 'x@test.example', password, name: 'Xi', role } }),
    ).toMatchObject({ status: 422, body: { fields: { role: 'Please select a valid role' } } })
})

test('the demo’s sign-in takes a role or an address, of demo accounts alone', async () => {
  await makeUser(server.db, { email: 'investor@demo.ascent.test', role: 'INVESTOR', demo: true })
  for (const body of [{ role: 'investor' }, { email: 'Investor@demo.ascent.test' }])
    expect(await server.ask('POST', '/api/dev-login', { body })).toMatchObject({
      status: 200,
      body: { user: user({ role: 'investor' }), token: expect.any(String) },
    })
  expect((await server.ask('POST', '/api/dev-login', { body: { email } })).status).toBe(404)
})

test('signing out answers 204 without a body', async () => {
  const token = await server.session(await person(server.db, 'EXPERT'))
  expect(await server.ask('POST', '/api/logout', { headers: bearer(token) })).toMatchObject({ status: 204, body: '' })
})

test('a profile’s role, address and state are not the user’s to change', async () => {
  const cy = await person(server.db, 'RESEARCHER')
  const body = { bio: 'New', role: 'admin', email: 'other@test.example', status: 'suspended', id: 1 }
  const headers = bearer(await server.session(cy))
  expect(await server.ask('PATCH', '/api/user/profile', { body, headers })).toMatchObject({
    status: 200,
    body: user({ id: cy.id, bio: 'New', email: cy.email, role: 'researcher' }),
  })
})

test('a forgotten password is answered in the documented words', async () => {
  expect(await server.ask('POST', '/api/forgot-password', { body: { email: 'no@test.example' } })).toMatchObject({
    status: 200,
    body: { message: 'If an account exists for no@test.example, a reset link will be sent.' },
  })
})

test('the branding is open to all', async () => {
  const { status, body } = await server.ask('GET', '/api/white-label/active')
  expect(status).toBe(200)
  const colours = ['primaryColor', 'secondaryColor', 'accentColor', 'backgroundColor', 'textColor']
  expect(Object.keys(body as object).sort()).toEqual(
    ['platformName', ...colours, 'faviconUrl', 'sidebarLabels', 'roleLabels'].sort(),
  )
})

test('researchers are an array of names; addresses are for the university', async () => {
  const ask = async (role: 'INDUSTRY' | 'KU_TEAM') =>
    server.ask('GET', '/api/researchers?search=lee', {
      headers: bearer(await server.session(await person(server.db, role))),
    })
  const ann = { id: expect.any(Number), name: 'Ann Lee', username: expect.any(String) }
  expect((await ask('INDUSTRY')).body).toEqual([ann])
  expect((await ask('KU_TEAM')).body).toEqual([{ ...ann, email }])
})
