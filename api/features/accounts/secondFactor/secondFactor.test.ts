/** Two-factor authentication: codes of an app and recovery codes count once, passkeys by themselves, roles may have to. */
import { TOTP, Secret } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeUser } from '../../../../prisma/seed/factories/people.ts'
import type { Role } from '../../../__generated__/prisma/enums.ts'
import { config } from '../../../config.ts'
import { closeLimits } from '../../../limits.ts'
import { authenticator } from '../../../testing/authenticator.ts'
import { idOf } from '../../../testing/ids.ts'
import { bearer, testServer, type Performed, type TestServer } from '../../../testing/server.ts'
import type { Viewer } from '../../../viewer.ts'
import { hashPassword } from '../password.ts'
import { messageOf } from '../../notifications/notificationText.ts'

const password = 'a-good-one'
const origin = 'https://ascent.test'
let server: TestServer
let passwordHash: string
const before = config.publicUrl

beforeAll(async () => {
  config.publicUrl = origin
  config.secretKeys = ['a secret key of the tests, long enough']
  server = await testServer()
  passwordHash = await hashPassword(password)
})
beforeEach(() => closeLimits())
afterAll(() => {
  config.publicUrl = before
  config.secretKeys = []
  return server.close()
})

const someone = (role: Role = 'RESEARCHER') => makeUser(server.db, { role, passwordHash })
const headers = (token: string | null) => (token === null ? {} : bearer(token))
const ask = (token: string | null, mutation: string, variables: object = {}) =>
  server.graphql(mutation, { headers: headers(token), variables }) as unknown as Promise<Performed>
const act = (token: string | null, name: string, input: object | null, give: string) =>
  input ? server.act(token, name, input, give) : ask(token, `mutation { ${name} { ${give} } }`)
const login = ({ email }: Viewer, given = password) =>
  act(null, 'login', { email, password: given, remember: true }, 'token viewer { mustSetUpSecondFactor permissions }')
const ticketOf = ({ errors }: Performed) =>
  errors[0]!.extensions!['secondFactor'] as { ticket: string; methods: string[]; expiresIn: number }
const complete = (ticket: string, code: string) => act(null, 'completeSignIn', { ticket, code }, 'token')

/** What the letters that wait for a person are written from. */
const lettersTo = async ({ email }: Viewer): Promise<string[]> =>
  (await server.db.outgoingMail.findMany({ where: { email }, orderBy: { id: 'asc' } })).map(({ data }) =>
    JSON.stringify(data),
  )

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Sets up an app; the code that confirmed it is of the step before, so that the present one is fresh. */
async function withApp(person: Viewer) {
  const token = await server.session(person)
  const started = await act(token, 'startTotp', null, 'secret address')
  const { secret, address } = started.data!['startTotp'] as unknown as { secret: string; address: string }
  const confirmed = await act(token, 'confirmTotp', { code: codeOf(secret, -1) }, 'recoveryCodes')
  const { recoveryCodes } = confirmed.data!['confirmTotp'] as unknown as { recoveryCodes: string[] }
  return { token, secret, address, recoveryCodes }
}

async function withPasskey(person: Viewer, name = 'Laptop') {
  const token = await server.session(person)
  const device = authenticator(origin)
  const started = await act(token, 'startPasskey', null, 'options')
  const { options } = started.data!['startPasskey'] as unknown as { options: never }
  const added = await act(token, 'addPasskey', { name, response: device.make(options) }, 'passkey { id } recoveryCodes')
  expect(added.codes).toEqual([])
  const { passkey, recoveryCodes } = added.data!['addPasskey'] as unknown as {
    passkey: { id: string }
    recoveryCodes: string[]
  }
  return { token, device, id: passkey.id, recoveryCodes }
}

const optionsOf = async (token: string | null, name: 'startPasskeySignIn' | 'startPasskeyProof') =>
  (await act(token, name, null, 'options')).data![name]!['options']
const passkeySignIn = (response: object) =>
  act(null, 'signInWithPasskey', { response }, 'token viewer { name mustSetUpSecondFactor }')

describe('an authenticator app', () => {
  // ASVS 6.3.3
  test('is asked for after the password, and its code opens the session', async () => {
    const ann = await someone()
    const { secret, address, recoveryCodes } = await withApp(ann)
    expect(address).toMatch(/^otpauth:\/\/totp\/Ascent:/)
    expect(new Set(recoveryCodes).size).toBe(10)
    const first = await login(ann)
    expect(first.codes).toEqual(['SECOND_FACTOR_REQUIRED'])
    expect(first.data).toEqual({ login: null })
    const { ticket, methods } = ticketOf(first)
    expect(methods).toEqual(['APP', 'RECOVERY_CODE'])
    const done = await complete(ticket, codeOf(secret))
    expect(done.codes).toEqual([])
    const { token } = done.data!['completeSignIn'] as unknown as { token: string }
    expect((await ask(token, '{ viewer { name } }')).data).toEqual({ viewer: { name: ann.name } })
    // The ticket is gone.
    expect((await complete(ticket, codeOf(secret, 1))).codes).toEqual(['CONFLICT'])
  })

  test('a wrong password says nothing of it', async () => {
    const ann = await someone()
    await withApp(ann)
    expect((await login(ann, 'not-the-one')).codes).toEqual(['UNAUTHENTICATED'])
  })

  // ASVS 6.5.1
  test('a code counts once, and none from before it', async () => {
    const ann = await someone()
    const { secret } = await withApp(ann)
    const code = codeOf(secret)
    expect((await complete(ticketOf(await login(ann)).ticket, code)).codes).toEqual([])
    for (const used of [code, codeOf(secret, -1), codeOf(secret, -4)])
      expect((await complete(ticketOf(await login(ann)).ticket, used)).codes).toEqual(['INVALID'])
    // The next one within the window of clocks that differ.
    expect((await complete(ticketOf(await login(ann)).ticket, codeOf(secret, 1))).codes).toEqual([])
  })

  test('wrong codes are limited and in the security log', async () => {
    const ann = await someone()
    const { secret } = await withApp(ann)
    const { ticket } = ticketOf(await login(ann))
    const codes: unknown[] = []
    for (let n = 0; n < 11; n++) codes.push(...(await complete(ticket, 'abcd-efgh')).codes)
    expect(codes).toEqual([...Array<string>(10).fill('INVALID'), 'RATE_LIMITED'])
    // The password is as right as before: it opens no second budget.
    expect((await complete(ticketOf(await login(ann)).ticket, codeOf(secret))).codes).toEqual(['RATE_LIMITED'])
  })

  test('its secret is encrypted, its codes are hashed, and nothing reads them again', async () => {
    const ann = await someone()
    const { secret, recoveryCodes } = await withApp(ann)
    const row = await server.db.totpSecret.findUniqueOrThrow({ where: { userId: ann.id } })
    expect(row.secret).toMatch(/^sealed:1:/)
    expect(row.secret).not.toContain(secret)
    const stored = JSON.stringify(await server.db.recoveryCode.findMany({ where: { userId: ann.id } }))
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''))
  })

  test('counts only once it is confirmed, and is set up once', async () => {
    const ann = await someone()
    const token = await server.session(ann)
    await act(token, 'startTotp', null, 'secret')
    expect((await login(ann)).codes).toEqual([])
    expect((await act(token, 'confirmTotp', { code: '000000' }, 'recoveryCodes')).codes).toEqual(['INVALID'])
    const { token: other } = await withApp(ann)
    expect((await act(other, 'startTotp', null, 'secret')).codes).toEqual(['CONFLICT'])
    expect((await act(other, 'removeTotp', null, 'done')).codes).toEqual([])
    expect((await login(ann)).codes).toEqual([])
    expect(await server.db.recoveryCode.count({ where: { userId: ann.id } })).toBe(0)
  })

  test('the person is told of every change, and the record names it', async () => {
    const ann = await someone()
    const { token } = await withApp(ann)
    await act(token, 'renewOwnRecoveryCodes', null, 'recoveryCodes')
    const rows = await server.db.notification.findMany({ where: { userId: ann.id }, orderBy: { id: 'asc' } })
    expect(rows.map(({ kind, data }) => messageOf(kind, data))).toEqual([
      'Authenticator app added. If this was not you, change your password and check your settings.',
      'New recovery codes generated. If this was not you, change your password and check your settings.',
    ])
    expect(await lettersTo(ann)).toHaveLength(2)
  })
})

describe('recovery codes', () => {
  test('count once each, however they are typed', async () => {
    const ann = await someone()
    const { recoveryCodes } = await withApp(ann)
    const [code] = recoveryCodes as [string]
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `
    expect((await complete(ticketOf(await login(ann)).ticket, typed)).codes).toEqual([])
    expect((await complete(ticketOf(await login(ann)).ticket, code)).codes).toEqual(['INVALID'])
    const { data } = await ask(await server.session(ann), '{ ownSecondFactor { recoveryCodesLeft } }')
    expect(data).toEqual({ ownSecondFactor: { recoveryCodesLeft: 9 } })
  })

  test('of somebody else do not count, nor those from before new ones', async () => {
    const [ann, bob] = [await someone(), await someone()]
    const { token, recoveryCodes } = await withApp(ann)
    const other = await withApp(bob)
    expect((await complete(ticketOf(await login(ann)).ticket, other.recoveryCodes[0]!)).codes).toEqual(['INVALID'])
    await act(token, 'renewOwnRecoveryCodes', null, 'recoveryCodes')
    expect((await complete(ticketOf(await login(ann)).ticket, recoveryCodes[0]!)).codes).toEqual(['INVALID'])
  })

  test('are no use without a factor', async () => {
    const token = await server.session(await someone())
    expect((await act(token, 'renewOwnRecoveryCodes', null, 'recoveryCodes')).codes).toEqual(['CONFLICT'])
  })
})

describe('a ticket', () => {
  test('ends with another password, and after ten minutes', async () => {
    const ann = await someone()
    const { token, secret } = await withApp(ann)
    const { ticket } = ticketOf(await login(ann))
    const change = { currentPassword: password, password: 'another-good-one' }
    expect((await act(token, 'changePassword', change, '__typename')).codes).toEqual([])
    expect((await complete(ticket, codeOf(secret))).codes).toEqual(['CONFLICT'])
    const late = ticketOf(await login(ann, 'another-good-one')).ticket
    await server.db.pendingSignIn.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })
    expect((await complete(late, codeOf(secret))).codes).toEqual(['CONFLICT'])
    expect((await complete('nothing', codeOf(secret))).codes).toEqual(['CONFLICT'])
  })

  test('does not let in who was suspended meanwhile', async () => {
    const ann = await someone()
    const { secret } = await withApp(ann)
    const { ticket } = ticketOf(await login(ann))
    await server.db.user.update({ where: { id: ann.id }, data: { status: 'SUSPENDED' } })
    expect((await complete(ticket, codeOf(secret))).codes).toEqual(['FORBIDDEN'])
  })
})

describe('passkeys', () => {
  test('sign in without a password, and count as both factors', async () => {
    const ann = await someone()
    const { device, recoveryCodes } = await withPasskey(ann)
    expect(recoveryCodes).toHaveLength(10)
    const done = await passkeySignIn(device.sign((await optionsOf(null, 'startPasskeySignIn')) as never))
    expect(done.codes).toEqual([])
    expect(done.data!['signInWithPasskey']!['viewer']).toMatchObject({ name: ann.name })
    // With the password alone nobody gets in any more.
    expect(ticketOf(await login(ann)).methods).toEqual(['PASSKEY', 'RECOVERY_CODE'])
    const { data } = await ask(await server.session(ann), '{ ownSecondFactor { passkeys { name lastUsedAt } } }')
    const [passkey] = data!['ownSecondFactor']!['passkeys'] as unknown as { name: string; lastUsedAt: string | null }[]
    expect(passkey).toMatchObject({ name: 'Laptop' })
    expect(passkey!.lastUsedAt).not.toBeNull()
  })

  test.each([
    ['a forged signature', { forged: true }],
    ['another site', { origin: 'https://ascent.example' }],
    ['no verification of the person', { verified: false }],
  ])('with %s do not sign in', async (_, said) => {
    const { device } = await withPasskey(await someone())
    const options = (await optionsOf(null, 'startPasskeySignIn')) as never
    expect((await passkeySignIn(device.sign(options, said))).codes).toEqual(['UNAUTHENTICATED'])
    // The challenge is used up, so that a right answer to it comes too late.
    expect((await passkeySignIn(device.sign(options))).codes).toEqual(['UNAUTHENTICATED'])
  })

  test('an answer counts once, also when it is sent twice at the same moment', async () => {
    const { device } = await withPasskey(await someone())
    const response = device.sign((await optionsOf(null, 'startPasskeySignIn')) as never)
    const both = await Promise.all([passkeySignIn(response), passkeySignIn(response)])
    expect(both.map(({ codes }) => codes[0] ?? 'in').toSorted()).toEqual(['UNAUTHENTICATED', 'in'])
    expect((await passkeySignIn(response)).codes).toEqual(['UNAUTHENTICATED'])
  })

  test('a copy whose counter stands still is refused', async () => {
    const { device } = await withPasskey(await someone())
    const options = async () => (await optionsOf(null, 'startPasskeySignIn')) as never
    expect((await passkeySignIn(device.sign(await options(), { counter: 5 }))).codes).toEqual([])
    expect((await passkeySignIn(device.sign(await options(), { counter: 5 }))).codes).toEqual(['UNAUTHENTICATED'])
    expect((await passkeySignIn(device.sign(await options(), { counter: 6 }))).codes).toEqual([])
  })

  test('unknown ones, answers to challenges that nobody made and other purposes are refused', async () => {
    const ann = await someone()
    const { token, device } = await withPasskey(ann)
    const options = (await optionsOf(null, 'startPasskeySignIn')) as unknown as { challenge: string; rpId: string }
    expect((await passkeySignIn(authenticator(origin).sign(options))).codes).toEqual(['UNAUTHENTICATED'])
    expect((await passkeySignIn(device.sign({ challenge: 'AAAA', rpId: options.rpId }))).codes).toEqual([
      'UNAUTHENTICATED',
    ])
    const proof = (await optionsOf(token, 'startPasskeyProof')) as never
    expect((await passkeySignIn(device.sign(proof))).codes).toEqual(['UNAUTHENTICATED'])
    expect((await act(null, 'signInWithPasskey', { response: { id: 'x' } }, 'token')).codes).toEqual(['INVALID'])
  })

  test('suspended people do not get in', async () => {
    const ann = await someone()
    const { device } = await withPasskey(ann)
    await server.db.user.update({ where: { id: ann.id }, data: { status: 'SUSPENDED' } })
    const options = (await optionsOf(null, 'startPasskeySignIn')) as never
    expect((await passkeySignIn(device.sign(options))).codes).toEqual(['FORBIDDEN'])
  })

  test('are made by their person alone, for this site, once', async () => {
    const [ann, bob] = [await someone(), await someone()]
    const [token, other] = [await server.session(ann), await server.session(bob)]
    const device = authenticator(origin)
    const start = async () =>
      (await act(token, 'startPasskey', null, 'options')).data!['startPasskey']!['options'] as never
    const add = (as: string, response: object) => act(as, 'addPasskey', { name: 'P', response }, '__typename')
    expect((await add(other, device.make(await start()))).codes).toEqual(['CONFLICT'])
    expect((await add(token, device.make(await start(), { origin: 'https://x.test' }))).codes).toEqual(['CONFLICT'])
    expect((await add(token, device.make(await start(), { verified: false }))).codes).toEqual(['CONFLICT'])
    const options = await start()
    expect((await add(token, device.make(options))).codes).toEqual([])
    expect((await add(token, device.make(options))).codes).toEqual(['CONFLICT'])
    const again = (await act(other, 'startPasskey', null, 'options')).data!['startPasskey']!['options'] as never
    expect((await add(other, device.make(again))).codes).toEqual(['CONFLICT'])
    expect(await server.db.passkey.count({ where: { credentialId: device.id } })).toBe(1)
  })

  test('are named and removed by their person alone', async () => {
    const [ann, bob] = [await someone(), await someone()]
    const { token, id } = await withPasskey(ann)
    const other = await server.session(bob)
    expect((await act(other, 'renamePasskey', { id, name: 'Mine' }, '__typename')).codes).toEqual(['NOT_FOUND'])
    expect((await act(other, 'removePasskey', { id }, 'done')).codes).toEqual(['NOT_FOUND'])
    expect((await act(null, 'removePasskey', { id }, 'done')).codes).toEqual(['UNAUTHENTICATED'])
    expect((await ask(other, `{ node(id: "${id}") { id } }`)).data).toEqual({ node: null })
    expect((await act(token, 'renamePasskey', { id, name: 'Phone' }, 'passkey { name }')).data).toEqual({
      renamePasskey: { passkey: { name: 'Phone' } },
    })
    expect((await act(token, 'removePasskey', { id }, 'done')).codes).toEqual([])
    expect((await login(ann)).codes).toEqual([])
  })

  test('confirm who one is, in this session and only with one’s own', async () => {
    const [ann, bob] = [await someone(), await someone()]
    const { token, device } = await withPasskey(ann)
    const { device: foreign } = await withPasskey(bob)
    const stale = () =>
      server.db.signIn.updateMany({ where: { userId: ann.id }, data: { provenAt: new Date(Date.now() - 3_600_000) } })
    await stale()
    const key = () => act(token, 'createApiKey', { name: 'k', scopes: ['READ'], expiresInDays: 1 }, '__typename')
    expect((await key()).codes).toEqual(['REAUTHENTICATION_REQUIRED'])
    const confirm = async (by: typeof device) => {
      const options = (await optionsOf(token, 'startPasskeyProof')) as never
      return act(token, 'confirmWithPasskey', { response: by.sign(options) }, 'provenUntil')
    }
    expect((await confirm(foreign)).codes).toEqual(['CONFLICT'])
    expect((await key()).codes).toEqual(['REAUTHENTICATION_REQUIRED'])
    expect((await confirm(device)).codes).toEqual([])
    expect((await key()).codes).toEqual([])
    // What signs in confirms nothing.
    await stale()
    const options = (await optionsOf(null, 'startPasskeySignIn')) as never
    expect((await act(token, 'confirmWithPasskey', { response: device.sign(options) }, '__typename')).codes).toEqual([
      'CONFLICT',
    ])
  })
})

describe('a role that must have a second factor', () => {
  const set = async (roles: Role[]) =>
    server.db.signInPolicy.upsert({
      where: { id: 1 },
      create: { id: 1, secondFactorRoles: roles },
      update: { secondFactorRoles: roles },
    })
  beforeEach(() => set(['EXPERT']))
  afterAll(() => set([]))

  test('can do nothing but set one up, and then goes on in the same session', async () => {
    const eve = await someone('EXPERT')
    const { data } = await login(eve)
    const { token, viewer } = data!['login'] as unknown as { token: string; viewer: object }
    expect(viewer).toEqual({ mustSetUpSecondFactor: true, permissions: ['SIGN_IN_OWN', 'PASSKEY_OWN'] })
    const refused = ['{ signIns { id } }', '{ ownOrcid { value } }', '{ notifications { totalCount } }']
    for (const query of refused) expect((await ask(token, query)).codes, query).toEqual(['FORBIDDEN'])
    expect((await ask(token, `{ user(number: ${eve.id}) { name } }`)).codes).toEqual(['FORBIDDEN'])
    expect((await act(token, 'updateProfile', { name: 'Eve' }, '__typename')).codes).toEqual(['FORBIDDEN'])
    expect((await server.ask('GET', '/api/notifications', { headers: bearer(token) })).status).toBe(403)
    const started = await act(token, 'startTotp', null, 'secret')
    const { secret } = started.data!['startTotp'] as unknown as { secret: string }
    expect((await act(token, 'confirmTotp', { code: codeOf(secret) }, 'recoveryCodes')).codes).toEqual([])
    expect((await ask(token, '{ viewer { mustSetUpSecondFactor } signIns { isCurrent } }')).codes).toEqual([])
    // The last one stays.
    expect((await act(token, 'removeTotp', null, 'done')).codes).toEqual(['CONFLICT'])
    expect((await login(eve)).codes).toEqual(['SECOND_FACTOR_REQUIRED'])
  })

  test('may sign out before it is set up', async () => {
    const { data } = await login(await someone('EXPERT'))
    const { token } = data!['login'] as unknown as { token: string }
    expect((await act(token, 'logout', null, 'done')).codes).toEqual([])
  })

  test('other roles and running sessions go on', async () => {
    const eve = await someone('EXPERT')
    await set([])
    const { data } = await login(eve)
    await set(['EXPERT'])
    const { token } = data!['login'] as unknown as { token: string }
    expect((await ask(token, '{ signIns { id } }')).codes).toEqual([])
    expect((await login(await someone('INVESTOR'))).data!['login']).toMatchObject({
      viewer: { mustSetUpSecondFactor: false },
    })
  })

  test('is set by administrators who have one, with a history', async () => {
    const [admin, ann] = [await someone('ADMIN'), await someone()]
    const roles = { roles: ['EXPERT', 'ADMIN'] }
    const own = await server.session(admin)
    const refused = await act(own, 'setSecondFactorRoles', roles, '__typename')
    expect(refused.errors[0]!.message).toBe('Set up two-factor authentication for your own account first')
    const { token } = await withApp(admin)
    const give = 'signInPolicy { secondFactorRoles changes { action actor { name } changes { field before after } } }'
    const { data } = await act(token, 'setSecondFactorRoles', roles, give)
    expect(data!['setSecondFactorRoles']!['signInPolicy']).toMatchObject({
      secondFactorRoles: ['EXPERT', 'ADMIN'],
      changes: [
        {
          action: 'setSecondFactorRoles',
          actor: { name: admin.name },
          changes: [{ field: 'secondFactorRoles', before: 'EXPERT', after: 'EXPERT, ADMIN' }],
        },
      ],
    })
    expect((await act(await server.session(ann), 'setSecondFactorRoles', roles, '__typename')).codes).toEqual([
      'FORBIDDEN',
    ])
    expect((await ask(await server.session(ann), '{ signInPolicy { secondFactorRoles } }')).codes).toEqual([
      'FORBIDDEN',
    ])
  })

  test('a session that set one up is let go when the role need not any more', async () => {
    const { data } = await login(await someone('EXPERT'))
    const { token } = data!['login'] as unknown as { token: string }
    const { token: admin } = await withApp(await someone('ADMIN'))
    await act(admin, 'setSecondFactorRoles', { roles: [] }, '__typename')
    expect((await ask(token, '{ signIns { id } }')).codes).toEqual([])
  })
})

describe('an administrator', () => {
  test('resets the second factor of somebody who lost it', async () => {
    const [ann, admin] = [await someone(), await someone('ADMIN')]
    const { token } = await withApp(ann)
    await withPasskey(ann)
    const as = await server.session(admin)
    const reset = { id: idOf('User', ann.id), reason: 'Lost the phone' }
    const { data } = await act(as, 'resetSecondFactor', reset, 'user { hasSecondFactor }')
    expect(data).toEqual({ resetSecondFactor: { user: { hasSecondFactor: false } } })
    expect((await ask(token, '{ viewer { name } }')).codes).toEqual(['UNAUTHENTICATED'])
    expect((await login(ann)).codes).toEqual([])
    const event = { kind: 'SECOND_FACTOR_CHANGED' as const, userId: ann.id, actorId: admin.id }
    expect(await server.db.securityEvent.count({ where: event })).toBe(1)
    expect((await lettersTo(ann)).at(-1)).toContain('Lost the phone')
    expect((await act(as, 'resetSecondFactor', reset, '__typename')).codes).toEqual(['CONFLICT'])
  })

  test('does not reset the own one, and nobody else resets any', async () => {
    const [ann, admin] = [await someone(), await someone('ADMIN')]
    await withApp(ann)
    const own = await withApp(admin)
    const of = ({ id }: Viewer) => ({ id: idOf('User', id), reason: 'x' })
    expect((await act(own.token, 'resetSecondFactor', of(admin), '__typename')).codes).toEqual(['CONFLICT'])
    for (const role of ['KU_TEAM', 'RESEARCHER'] as const)
      expect(
        (await act(await server.session(await someone(role)), 'resetSecondFactor', of(ann), '__typename')).codes,
      ).toEqual(['FORBIDDEN'])
    expect((await act(null, 'resetSecondFactor', of(ann), '__typename')).codes).toEqual(['UNAUTHENTICATED'])
  })
})
