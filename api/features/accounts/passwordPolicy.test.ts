/** What administrators decide about passwords: how long they are, and after how many failed tries an account waits. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeUser } from '../../../prisma/seed/factories/people.ts'
import type { Role } from '../../__generated__/prisma/enums.ts'
import { config } from '../../config.ts'
import { closeLimits } from '../../limits.ts'
import { bearer, testServer, type TestServer } from '../../testing/server.ts'
import { hashPassword } from './password.ts'

const password = 'a-good-one'
const usual = { loginTries: 10, lockMinutes: 15, passwordLength: 8 }
let server: TestServer
let passwordHash: string

beforeAll(async () => {
  server = await testServer()
  passwordHash = await hashPassword(password)
})
const { demo } = config
beforeEach(() => closeLimits())
afterEach(async () => {
  config.demo = demo
  await server.db.signInPolicy.deleteMany({})
})
afterAll(() => server.close())

const someone = (role: Role = 'RESEARCHER') => makeUser(server.db, { role, passwordHash })
const ask = (token: string | null, mutation: string) =>
  server.graphql(`mutation { ${mutation} }`, { headers: token === null ? {} : bearer(token) })
const fieldsOf = (policy: object) =>
  Object.entries(policy)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ')
const give = 'signInPolicy { loginTries lockMinutes passwordLength changes { changes { field before after } } }'
const set = async (policy: object, as?: Role) =>
  ask(await server.session(await someone(as ?? 'ADMIN')), `setPasswordPolicy(input: {${fieldsOf(policy)}}) { ${give} }`)
const login = (email: string, given: string) =>
  ask(null, `login(input: {email: "${email}", password: "${given}"}) { token }`)

// ASVS 6.3.1
test('an account waits after as many failed tries as administrators say, whatever is tried then', async () => {
  await set({ ...usual, loginTries: 3, lockMinutes: 30 })
  const { email } = await someone()
  for (let n = 0; n < 3; n++) expect((await login(email, 'another-one')).codes).toEqual(['UNAUTHENTICATED'])
  const { codes, errors } = await login(email, password)
  expect(codes).toEqual(['RATE_LIMITED'])
  expect(errors[0]!.extensions).toMatchObject({ limit: { most: 3, seconds: 1_800 } })
  expect(errors[0]!.extensions!['retryAfter']).toBeGreaterThan(1_700)
  // Another account goes on, and what is right does not count.
  const other = await someone()
  for (let n = 0; n < 5; n++) expect((await login(other.email, password)).codes).toEqual([])
})

// ASVS 6.2.1
test('new passwords have the length that administrators say, where no demo runs', async () => {
  config.demo = false
  await set({ ...usual, passwordLength: 12 })
  const register = (email: string, given: string) =>
    ask(null, `register(input: {email: "${email}", password: "${given}", name: "Ann Lee", role: RESEARCHER}) { token }`)
  const { codes, errors } = await register('one@test.example', 'vigor7zebra')
  expect(codes).toEqual(['INVALID'])
  expect(JSON.stringify(errors[0]!.extensions)).toContain('12')
  expect((await register('one@test.example', 'vigor7zebras')).codes).toEqual([])
  // Those of before stay.
  expect((await login((await someone()).email, password)).codes).toEqual([])
})

test('the change is in the history, and what stays is not', async () => {
  await set(usual)
  const { data } = await set({ ...usual, loginTries: 5 })
  const { signInPolicy } = data!['setPasswordPolicy'] as { signInPolicy: { loginTries: number; changes: object[] } }
  expect(signInPolicy.loginTries).toBe(5)
  expect(signInPolicy.changes[0]).toEqual({ changes: [{ field: 'loginTries', before: 10, after: 5 }] })
  expect(await server.db.securityEvent.count({ where: { kind: 'SETTINGS_CHANGED' } })).toBeGreaterThan(0)
})

describe('is refused', () => {
  test.each([
    ['fewer tries than people need', { loginTries: 2 }, 'loginTries'],
    ['more tries than are safe', { loginTries: 51, lockMinutes: 60 }, 'loginTries'],
    ['more than 100 tries an hour', { loginTries: 20, lockMinutes: 5 }, 'lockMinutes'],
    ['no time at all', { lockMinutes: 0 }, 'lockMinutes'],
    ['short passwords', { passwordLength: 7 }, 'passwordLength'],
    ['passwords that nobody can type', { passwordLength: 65 }, 'passwordLength'],
  ])('%s', async (_, policy, field) => {
    const { codes, errors } = await set({ ...usual, ...policy })
    expect(codes).toEqual(['INVALID'])
    expect(Object.keys(errors[0]!.extensions!['fieldErrors'] as object)).toEqual([field])
    expect(await server.db.signInPolicy.count()).toBe(0)
  })

  test.each(['KU_TEAM', 'RESEARCHER'] as const)('%s', async (role) => {
    expect((await set(usual, role)).codes).toEqual(['FORBIDDEN'])
  })

  test('visitors', async () => {
    expect((await ask(null, `setPasswordPolicy(input: {${fieldsOf(usual)}}) { __typename }`)).codes).toEqual([
      'UNAUTHENTICATED',
    ])
  })
})
