/** Registering, signing in, and the limits on trying. */
import { describe, expect, test } from 'vitest'
import { makeUser } from '../../../prisma/seed/factories/people.ts'
import { config } from '../../config.ts'
import { closeLimits } from '../../limits.ts'
import { accounts, email, password } from '../../testing/accounts.ts'
import { person } from '../../testing/run.ts'
import { hashPassword, verifyPassword } from './password.ts'

const { server, act } = await accounts()

describe('registering', () => {
  const register = (input: object) =>
    act(
      'register',
      { name: 'Bo Berg', password, role: 'RESEARCHER', ...input },
      'token viewer { username firstName lastName role status permissions }',
    )
  const viewerOf = async (input: object) =>
    ((await register(input)).data!['register'] as unknown as { viewer: Record<string, unknown> }).viewer

  test('signs in a researcher who is active at once, with names and a username made from what was given', async () => {
    expect(await viewerOf({ email: 'bo+lab@test.example', name: ' Bo  van Berg ' })).toMatchObject({
      username: 'bolab',
      firstName: 'Bo',
      lastName: 'van Berg',
      role: 'RESEARCHER',
      status: 'ACTIVE',
    })
  })

  test('takes the zone of the device, and ignores one that nobody knows', async () => {
    const zoneOf = async (name: string, timeZone?: string) => {
      await viewerOf({ email: name, ...(timeZone ? { timeZone } : {}) })
      return (await server.db.user.findUniqueOrThrow({ where: { email: name } })).timeZone
    }
    expect(await zoneOf('berlin@test.example', 'Europe/Berlin')).toBe('Europe/Berlin')
    for (const [name, zone] of [
      ['mars@test.example', 'Mars/Olympus'],
      ['none@test.example', undefined],
    ] as const)
      expect(await zoneOf(name, zone)).toBe('Asia/Dubai')
  })

  test('names every field that is wrong, in the documented words', async () => {
    const { errors } = await act('register', { name: 'B', email: 'bo', password: '12345' }, 'token')
    expect(errors[0]!.extensions).toMatchObject({
      code: 'INVALID',
      fieldErrors: {
        name: 'Name must be at least 2 characters',
        email: 'Please enter a valid email address',
        password: 'Password must be at least 6 characters',
        role: 'Please select a role',
      },
    })
  })

  test('refuses an address that is taken, in any case, and says so on its field', async () => {
    expect((await register({ email: 'ANN@test.example' })).errors[0]!.extensions).toEqual({
      code: 'CONFLICT',
      fieldErrors: { email: 'An account with this email address already exists' },
    })
  })

  test('makes a taken username free with a number', async () => {
    const names = []
    for (const domain of ['a', 'b']) names.push((await viewerOf({ email: `ann@${domain}.example` }))['username'])
    expect(names).toEqual(['ann2', 'ann3'])
  })

  test.each(['ADMIN', 'KU_TEAM', 'COMMERCIALIZATION_TEAM', 'INDUSTRY_PARTNER'])('as %s is refused', async (role) => {
    expect((await register({ email: `${role}@test.example`, role })).errors[0]!.extensions).toEqual({
      code: 'INVALID',
      fieldErrors: { role: 'Please select a valid role' },
    })
    expect(await server.db.user.count({ where: { email: `${role.toLowerCase()}@test.example` } })).toBe(0)
  })

  test('lets accounts wait where the platform asks for it, and tells the university', async () => {
    const member = await person(server.db, 'KU_TEAM')
    const stateOf = async (name: string, role: string) =>
      (await viewerOf({ email: `${name}@firm.example`, role }))['status']
    expect(await stateOf('demo', 'INVESTOR'), 'a demo lets everyone in').toBe('ACTIVE')
    config.demo = false
    expect(await stateOf('plain', 'INVESTOR'), 'elsewhere they wait').toBe('PENDING_VERIFICATION')
    expect(await stateOf('insider', 'RESEARCHER'), 'researchers, too').toBe('PENDING_VERIFICATION')
    await server.db.platform.create({ data: { id: 1, verifyNewAccounts: false } })
    expect(await stateOf('trusted', 'INDUSTRY'), 'unless the platform says no').toBe('ACTIVE')
    config.demo = true
    await server.db.platform.update({ where: { id: 1 }, data: { verifyNewAccounts: true } })
    expect(await stateOf('asked', 'EXPERT'), 'or yes').toBe('PENDING_VERIFICATION')
    await server.db.platform.delete({ where: { id: 1 } })
    const told = await server.db.notification.findMany({ where: { userId: member.id }, orderBy: { id: 'asc' } })
    expect(told.map(({ kind, data }) => [kind, (data as { role: string }).role])).toEqual([
      ['ACCOUNT_WAITS', 'INVESTOR'],
      ['ACCOUNT_WAITS', 'RESEARCHER'],
      ['ACCOUNT_WAITS', 'EXPERT'],
    ])
  })

  const tooCommon = 'This password is too common. Choose one that is harder to guess.'
  const easy =
    'This password is easy to guess from your name, your email address or the name of this platform. Choose another one.'

  // ASVS 6.2.1
  test('asks for a better password where it is not a demo', async () => {
    config.demo = false
    for (const [bad, words] of [
      ['1234567', 'Password must be at least 8 characters'],
      ['Password123', tooCommon],
      ['CHOCOLATE', tooCommon],
      ['p@ssw0rd', tooCommon],
      ['bobby-2026', 'The password must not contain the name in your email address'],
      ['Tables!2026', easy],
      ['TABLES-bob-1', easy],
      ['example#2026', easy],
      ['Ascent2026!', easy],
      ['my-password-1', null],
      ['Ascent of a steep hill', null],
    ] as const) {
      const given = { email: 'bobby@test.example', name: 'Bob Tables', password: bad }
      const { data, errors } = await register(given)
      if (words) expect(errors[0]?.extensions, bad).toMatchObject({ fieldErrors: { password: words } })
      else expect(data, bad).toMatchObject({ register: {} })
      await server.db.user.deleteMany({ where: { email: given.email } })
    }
  })

  // ASVS 6.2.4
  test('knows the 10,000 commonest passwords at least', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    const list = dictionary['passwords-common']
    expect(list.length).toBeGreaterThan(10_000)
    config.demo = false
    for (const common of list
      .slice(0, 10_000)
      .filter((word) => word.length >= 8)
      .filter((_, at) => at % 400 === 0)) {
      closeLimits()
      const { errors } = await register({ email: 'carla@test.example', password: common.toUpperCase() })
      expect(errors[0]?.extensions, common).toMatchObject({ fieldErrors: { password: tooCommon } })
    }
  })
})

describe('signing in', () => {
  const login = (input: object) => act('login', input, 'token expiresIn viewer { email lastLogin }')

  test('takes the address in any case and with spaces around it', async () => {
    const { data } = await login({ email: ' Ann@TEST.example ', password })
    expect(data!['login']).toMatchObject({ expiresIn: 43_200, viewer: { email } })
  })

  // ASVS 6.3.8
  test('answers a wrong password and an unknown address alike', async () => {
    const wrong = await login({ email, password: 'not-this-one' })
    expect(wrong.errors[0]).toEqual({
      message: 'Login failed',
      path: ['login'],
      extensions: { code: 'UNAUTHENTICATED' },
    })
    expect(await login({ email: 'nobody@test.example', password })).toEqual(wrong)
  })

  test('costs an unknown address, and an account without a password, the work of a wrong password', async () => {
    const took = async (stored: string | null | undefined) => {
      const began = performance.now()
      expect(await verifyPassword(password, stored)).toBe(false)
      return performance.now() - began
    }
    const stored = await hashPassword('another')
    const real = Math.min(await took(stored), await took(stored), await took(stored))
    for (const none of [null, undefined]) expect(await took(none)).toBeGreaterThan(real / 3)
  })

  test('is refused to a closed account only after the right password', async () => {
    await makeUser(server.db, {
      email: 'out@test.example',
      status: 'SUSPENDED',
      passwordHash: await hashPassword(password),
    })
    expect((await login({ email: 'out@test.example', password: 'not-this-one' })).codes).toEqual(['UNAUTHENTICATED'])
    expect((await login({ email: 'out@test.example', password })).codes).toEqual(['FORBIDDEN'])
  })

  test('as a demo account without a password is not there when there is no demo', async () => {
    await makeUser(server.db, { email: 'admin@demo.ascent.test', role: 'ADMIN', demo: true })
    const devLogin = (input: object) => act('devLogin', input, 'viewer { role }')
    expect((await devLogin({ role: 'ADMIN' })).data!['devLogin']).toEqual({ viewer: { role: 'ADMIN' } })
    expect((await devLogin({ email })).codes, 'never a real account').toEqual(['NOT_FOUND'])
    config.demo = false
    expect((await devLogin({ role: 'ADMIN' })).codes).toEqual(['NOT_FOUND'])
    expect((await devLogin({ email: 'admin@demo.ascent.test' })).codes).toEqual(['NOT_FOUND'])
  })
})

// ASVS 6.3.1
describe('too many tries', () => {
  const wrong = { email, password: 'not-this-one' }

  test('on one account are refused with the time to wait, whatever the spelling and the password', async () => {
    for (let n = 0; n < 10; n++) await act('login', wrong, 'token')
    const { errors } = await act('login', { email: email.toUpperCase(), password }, 'token')
    expect(errors[0]).toMatchObject({
      message: expect.stringMatching(/^Too many attempts. Try again in 1\d minutes.$/),
      extensions: { code: 'RATE_LIMITED', retryAfter: expect.toSatisfy((s) => (s as number) > 800) },
    })
    expect((await act('login', { ...wrong, email: 'bo@test.example' }, 'token')).codes).toEqual(['UNAUTHENTICATED'])
  })

  test('do not count those that succeed', async () => {
    for (let n = 0; n < 12; n++) expect((await act('login', { email, password }, 'token')).codes).toEqual([])
    for (let n = 0; n < 10; n++) expect((await act('login', wrong, 'token')).codes).toEqual(['UNAUTHENTICATED'])
    expect((await act('login', wrong, 'token')).codes).toEqual(['RATE_LIMITED'])
  })

  test('over /api answer 429 with Retry-After', async () => {
    const login = () => server.ask('POST', '/api/login', { body: wrong })
    for (let n = 0; n < 10; n++) expect((await login()).status).toBe(401)
    const answer = await login()
    expect(answer).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(800)
  })

  test.each([
    ['login', 50, (n: number) => ({ email: `${n}@test.example`, password })],
    ['register', 20, (n: number) => ({ email: `${n}@test.example`, password, name: 'Bo', role: 'RESEARCHER' })],
    ['forgotPassword', 20, (n: number) => ({ email: `${n}@test.example` })],
    ['resetPassword', 20, () => ({ resetToken: 'x', password })],
  ])('from one address are refused: %s after %i', async (mutation, most, input) => {
    const codes = []
    for (let n = 0; n <= most; n++) codes.push((await act(mutation, input(n), '__typename')).codes[0])
    expect(codes.slice(0, most)).not.toContain('RATE_LIMITED')
    expect(codes[most]).toBe('RATE_LIMITED')
  })
})
