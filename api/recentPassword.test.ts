/** What gives lasting access to an account, or ends its sessions: only for a session whose person proved the password a short time ago. */
import { getNamedType, isObjectType, isScalarType } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeUser } from '../prisma/seed/factories/people.ts'
import { hashPassword } from './features/accounts/password.ts'
import { closeLimits } from './limits.ts'
import { needsRecentPassword } from './recentPassword.ts'
import { schema } from './schema.ts'
import { idOf } from './testing/ids.ts'
import { bearer, testServer, type TestServer } from './testing/server.ts'
import type { Viewer } from './viewer.ts'

const password = 'a-good-one'
let server: TestServer
let admin: Viewer
let ann: Viewer
let hook: { id: number }

beforeAll(async () => {
  server = await testServer()
  const passwordHash = await hashPassword(password)
  admin = await makeUser(server.db, { role: 'ADMIN', passwordHash })
  ann = await makeUser(server.db, { role: 'RESEARCHER', passwordHash })
  hook = await server.db.webhook.create({
    data: { userId: ann.id, url: 'https://hooks.example.org/b', events: ['PROJECT_CREATED'], secret: 'whsec_first' },
  })
})
beforeEach(() => closeLimits())
afterAll(() => server.close())

/** A session whose person proved the password so many minutes ago, or never. */
async function provenAgo(person: Viewer, minutes: number | null): Promise<string> {
  const token = await server.session(person)
  const { id } = await server.db.signIn.findFirstOrThrow({ where: { userId: person.id }, orderBy: { id: 'desc' } })
  const provenAt = minutes === null ? null : new Date(Date.now() - minutes * 60_000)
  await server.db.signIn.update({ where: { id }, data: { provenAt } })
  return token
}

const ask = (token: string | null, mutation: string) =>
  server.graphql(`mutation { ${mutation} }`, { headers: token === null ? {} : bearer(token) })
const confirm = (token: string | null, given: string) =>
  ask(token, `confirmPassword(input: {password: "${given}"}) { provenUntil }`)

const makeKey = 'createApiKey(input: {name: "k", scopes: [WRITE], expiresInDays: 1}) { key }'
const makeHook = 'createWebhook(input: {url: "https://hooks.example.org/a", events: [PROJECT_CREATED]}) { secret }'
const renewHook = () => `createWebhookSecret(input: {id: "${idOf('Webhook', hook.id)}"}) { secret }`
const makeFeed = 'createCalendarFeed { url }'
const makeAdmin = (email: string) => `createUser(input: {email: "${email}", name: "Eve", role: ADMIN}) { __typename }`
const update = (change: string) => `updateUser(input: {id: "${idOf('User', ann.id)}", ${change}}) { user { email } }`

const made = async () => ({
  keys: await server.db.apiKey.count(),
  hooks: await server.db.webhook.findMany({ select: { secret: true }, orderBy: { id: 'asc' } }),
  feeds: await server.db.calendarFeed.count(),
  people: await server.db.user.findMany({ select: { email: true, role: true }, orderBy: { id: 'asc' } }),
})

const acts: [string, string, () => string][] = [
  ['an API key', 'ann', () => makeKey],
  ['a webhook', 'ann', () => makeHook],
  ['a new secret of a webhook', 'ann', renewHook],
  ["a calendar's address", 'ann', () => makeFeed],
  ['an account', 'admin', () => makeAdmin('eve@test.example')],
  ["another person's e-mail address", 'admin', () => update('email: "mallory@test.example"')],
  [
    'another address of one’s own',
    'ann',
    () => 'requestEmailChange(input: {email: "ann.new@test.example"}) { viewer { id } }',
  ],
  ['the end of other sessions', 'ann', () => 'endOtherSignIns { ended }'],
  ["another person's role", 'admin', () => update('role: KU_TEAM')],
]
const actor = (name: string) => (name === 'admin' ? admin : ann)

// ASVS 7.5.1
describe.each(acts)('%s', (_, who, mutation) => {
  test.each([11, null])('is refused to a session that proved the password %s minutes ago', async (minutes) => {
    const before = await made()
    const { codes, errors } = await ask(await provenAgo(actor(who), minutes), mutation())
    expect(codes).toEqual(['REAUTHENTICATION_REQUIRED'])
    expect(errors[0]!.message).toBe('Confirm your password to continue.')
    expect(await made()).toEqual(before)
  })

  test('is refused to visitors and to API keys', async () => {
    const { data } = await ask(await provenAgo(actor(who), 0), makeKey)
    const { key } = data!['createApiKey'] as { key: string }
    const before = await made()
    expect((await ask(null, mutation())).codes).toEqual(['UNAUTHENTICATED'])
    expect((await ask(key, mutation())).codes).toEqual(['FORBIDDEN'])
    expect(await made()).toEqual(before)
  })

  test('is there for a session that proved it 9 minutes ago', async () => {
    expect((await ask(await provenAgo(actor(who), 9), mutation())).codes).toEqual([])
  })
})

test('a role that may not do it is refused as before, with or without a proof', async () => {
  for (const minutes of [0, 11])
    expect((await ask(await provenAgo(ann, minutes), makeAdmin('no@test.example'))).codes).toEqual(['FORBIDDEN'])
})

test('a session is ended only with a proof, and its own end by signing out needs none', async () => {
  const [token, other] = [await provenAgo(ann, 11), await provenAgo(ann, 0)]
  const { id } = await server.db.signIn.findFirstOrThrow({ where: { userId: ann.id }, orderBy: { id: 'desc' } })
  const end = `endSignIn(input: {id: "${idOf('SignIn', id)}"}) { ended }`
  expect((await ask(token, end)).codes).toEqual(['REAUTHENTICATION_REQUIRED'])
  expect(await server.db.signIn.count({ where: { id } })).toBe(1)
  expect((await ask(token, 'logout { done }')).codes).toEqual([])
  expect((await ask(other, end)).codes).toEqual([])
})

test('other changes of an account need no proof', async () => {
  const { email, role } = await server.db.user.findUniqueOrThrow({ where: { id: ann.id } })
  const { codes } = await ask(await provenAgo(admin, 11), update(`name: "Ann", email: "${email}", role: ${role}`))
  expect(codes).toEqual([])
})

test('a documented call answers 403 with the code', async () => {
  const headers = bearer(await provenAgo(admin, 11))
  expect(await server.ask('PUT', `/api/users/${ann.id}`, { body: { email: 'x@test.example' }, headers })).toMatchObject(
    {
      status: 403,
      body: { code: 'REAUTHENTICATION_REQUIRED', message: 'Confirm your password to continue.' },
    },
  )
})

describe('confirming the password', () => {
  test('lets this session go on, and no other', async () => {
    const [here, there] = [await provenAgo(ann, null), await provenAgo(ann, null)]
    const { data } = await confirm(here, password)
    const { provenUntil } = data!['confirmPassword'] as { provenUntil: string }
    expect(Math.abs(Date.parse(provenUntil) - Date.now() - 600_000)).toBeLessThan(30_000)
    expect((await ask(here, makeKey)).codes).toEqual([])
    expect((await ask(there, makeKey)).codes).toEqual(['REAUTHENTICATION_REQUIRED'])
  })

  test('is refused with another password, to visitors and to API keys', async () => {
    const token = await provenAgo(ann, null)
    const { codes, errors } = await confirm(token, 'another-one')
    expect(codes).toEqual(['INVALID'])
    expect(errors[0]!.extensions).toMatchObject({ fieldErrors: { password: 'The password is incorrect' } })
    expect((await ask(token, makeKey)).codes).toEqual(['REAUTHENTICATION_REQUIRED'])
    const { data } = await ask(await provenAgo(ann, 0), makeKey)
    const { key } = data!['createApiKey'] as { key: string }
    expect((await confirm(key, password)).codes).toEqual(['FORBIDDEN'])
    expect((await confirm(null, password)).codes).toEqual(['UNAUTHENTICATED'])
  })

  test('may be tried as often as signing in; what is right does not count', async () => {
    const token = await provenAgo(ann, null)
    const tries = async (given: string, count: number) => {
      const codes: unknown[] = []
      for (let n = 0; n < count; n++) codes.push(...(await confirm(token, given)).codes)
      return codes
    }
    expect(await tries(password, 11)).toEqual([])
    expect(await tries('another-one', 10)).toEqual(Array(10).fill('INVALID'))
    expect(await tries(password, 1)).toEqual(['RATE_LIMITED'])
  })

  test('says what to do when the account has no password', async () => {
    const token = await provenAgo(await makeUser(server.db, { role: 'EXPERT', passwordHash: null }), null)
    const { errors } = await confirm(token, password)
    expect(errors[0]!.message).toBe(
      'Your account has no password yet. Choose one with “Forgot password?” on the sign-in page.',
    )
  })
})

test('every mutation that hands out a credential asks for a recent proof of the password, but those that sign in', () => {
  const credential = /^(key|secret|token|password|url|code)$/
  const handsOut = Object.values(schema.getMutationType()!.getFields()).filter(({ type }) => {
    const payload = getNamedType(type)
    const fields = isObjectType(payload) ? Object.values(payload.getFields()) : []
    return fields.some((field) => credential.test(field.name) && isScalarType(getNamedType(field.type)))
  })
  const names = (proof: boolean) =>
    handsOut.filter(({ description }) => description?.includes(needsRecentPassword) === proof).map(({ name }) => name)
  expect(names(false)).toEqual([
    'completeSignIn',
    'devLogin',
    'login',
    'register',
    'signInWithPasskey',
    'signInWithProvider',
  ])
  expect(names(true)).toEqual([
    'createApiKey',
    'createCalendarFeed',
    'createProvisioningToken',
    'createWebhook',
    'createWebhookSecret',
    'startTotp',
    'viewAs',
  ])
})
