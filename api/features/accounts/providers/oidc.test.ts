/** OpenID Connect: who a provider vouches for is let in once, and nobody else; accounts are linked, made, and never taken over. */
import { createHash, randomBytes } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeUser } from '../../../../prisma/seed/factories/people.ts'
import type { Role } from '../../../__generated__/prisma/enums.ts'
import { config } from '../../../config.ts'
import { closeLimits } from '../../../limits.ts'
import { idOf } from '../../../testing/ids.ts'
import { oidcProvider } from '../../../testing/oidcProvider.ts'
import { bearer, testServer, type Performed, type TestServer } from '../../../testing/server.ts'
import type { Viewer } from '../../../viewer.ts'
import { hashPassword } from '../password.ts'

const client = { id: 'ascent', secret: 'a-client-secret' }
let server: TestServer
let provider: Awaited<ReturnType<typeof oidcProvider>>
let admin: string
let providerId: string
let passwordHash: string
let count = 0

beforeAll(async () => {
  config.secretKeys = ['a secret key of the tests, long enough']
  ;[server, provider, passwordHash] = await Promise.all([
    testServer(),
    oidcProvider(client),
    hashPassword('a-good-one'),
  ])
  config.signInInnerHosts = new Set([provider.host])
  admin = await server.session(await makeUser(server.db, { role: 'ADMIN', passwordHash }))
})
beforeEach(async () => {
  closeLimits()
  Object.assign(provider.state, { wrong: {}, metadata: {}, userinfo: {}, away: false })
  await server.db.signInPolicy.deleteMany({})
  await server.db.signInProvider.deleteMany({})
  providerId = await setUp()
})
afterAll(() => {
  config.secretKeys = []
  config.signInInnerHosts = new Set()
  provider.close()
  return server.close()
})

const act: TestServer['act'] = (...given) => server.act(...given)
const ask = (token: string | null, query: string) =>
  server.graphql(query, { headers: token === null ? {} : bearer(token) }) as unknown as Promise<Performed>

const usual = () => ({
  name: 'Campus',
  enabled: true,
  issuer: provider.issuer,
  client: client.id,
  clientSecret: client.secret,
  secondFactor: 'NEVER',
  createsAccounts: true,
  defaultRole: 'RESEARCHER',
})

async function setUp(more: object = {}): Promise<string> {
  const made = await act(admin, 'createSignInProvider', { kind: 'OIDC', ...usual(), ...more }, 'signInProvider { id }')
  expect(made.codes).toEqual([])
  return (made.data!['createSignInProvider']!['signInProvider'] as { id: string }).id
}
const change = (more: object) =>
  act(admin, 'updateSignInProvider', { id: providerId, ...usual(), ...more }, 'signInProvider { name }')

const someone = (role: Role = 'RESEARCHER', more: object = {}) => makeUser(server.db, { role, passwordHash, ...more })
const claims = (more: JWTPayload = {}): JWTPayload => {
  const n = ++count
  return {
    sub: `sub-${n}`,
    email: `Person.${n}@campus.example`,
    email_verified: true,
    name: `Person ${n} Long`,
    ...more,
  }
}

const newKey = () => randomBytes(32).toString('base64url')
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** The way to the provider and back, as a browser goes it. */
async function wayOf(who: JWTPayload, token: string | null = null) {
  const key = newKey()
  const name = token === null ? 'startProviderSignIn' : 'startProviderLink'
  const begun = await act(token, name, { id: providerId, keyHash: hashOf(key) }, 'address')
  expect(begun.codes).toEqual([])
  const address = begun.data![name]!['address'] as string
  const answer = provider.signIn(address, who)
  return { address, input: { key, answer, state: new URLSearchParams(answer).get('state')! } }
}
const give = 'token viewer { name email role status mustSetUpSecondFactor }'
const enter = (input: object) => act(null, 'signInWithProvider', { ...input, remember: true }, give)
const signIn = async (who: JWTPayload) => enter((await wayOf(who)).input)
const viewerIn = ({ data, codes }: Performed) => {
  expect(codes).toEqual([])
  return data!['signInWithProvider']!['viewer'] as Viewer
}
const link = async (person: Viewer, who: JWTPayload) => {
  const token = await server.session(person)
  return act(token, 'linkProvider', (await wayOf(who, token)).input, 'link { id providerName email }')
}
const events = async (userId: number) =>
  (await server.db.securityEvent.findMany({ where: { userId }, orderBy: { id: 'asc' } })).map(
    ({ kind, detail }) => `${kind} ${detail}`,
  )

describe('somebody whose account the same system created by SCIM', () => {
  const provision = async (data: object = {}, made = true) => {
    const person = await someone('EXPERT', { passwordHash: null, email: `scim-${++count}@campus.example` })
    const id = Number(atob(providerId).split(':')[1])
    const connection = await server.db.provisioningConnection.create({
      data: { name: `Campus ${count}`, defaultRole: 'RESEARCHER', providerId: id, ...data },
    })
    const names = { userName: person.email, userNameKey: person.email }
    await server.db.provisionedUser.create({ data: { connectionId: connection.id, userId: person.id, made, ...names } })
    return person
  }
  const linksOf = (userId: number) => server.db.providerLink.count({ where: { userId } })

  test('is linked by the first sign-in, and told of it', async () => {
    const person = await provision()
    const who = claims({ email: person.email })
    expect(viewerIn(await signIn(who))).toMatchObject({ name: person.name, role: 'EXPERT' })
    viewerIn(await signIn(who))
    expect(await linksOf(person.id)).toBe(1)
    expect(await events(person.id)).toEqual([
      'WAYS_CHANGED Campus linked',
      'SIGN_IN With Campus',
      'SIGN_IN With Campus',
    ])
  })

  test.each<[string, object, boolean, JWTPayload]>([
    ['the account was here before', {}, false, {}],
    ['the connection is of another system', { providerId: null }, true, {}],
    ['the connection is not enabled', { enabled: false }, true, {}],
    ['the provider does not confirm the address', {}, true, { email_verified: false }],
  ])('is not where %s', async (_, data, made, more) => {
    const person = await provision(data, made)
    expect((await signIn(claims({ email: person.email, ...more }))).data?.['signInWithProvider'] ?? null).toBeNull()
    expect(await linksOf(person.id)).toBe(0)
  })

  test('is not once the person is an administrator', async () => {
    const person = await provision()
    await server.db.user.update({ where: { id: person.id }, data: { role: 'ADMIN' } })
    expect((await signIn(claims({ email: person.email }))).codes).toEqual(['CONFLICT'])
    expect(await linksOf(person.id)).toBe(0)
  })

  test('is not let in while the account is closed', async () => {
    const person = await provision()
    await server.db.user.update({ where: { id: person.id }, data: { status: 'SUSPENDED' } })
    expect((await signIn(claims({ email: person.email }))).codes).toEqual(['FORBIDDEN'])
  })
})

describe('somebody without an account', () => {
  test('gets one by signing in, and has it the next time', async () => {
    const ann = claims()
    const { address, input } = await wayOf(ann)
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
      client_id: 'ascent',
      response_type: 'code',
      scope: 'openid profile email',
      redirect_uri: `${config.publicUrl}/auth/provider`,
      code_challenge_method: 'S256',
      nonce: expect.stringMatching(/.{40,}/) as string,
    })
    const first = viewerIn(await enter(input))
    expect(first).toMatchObject({
      name: ann['name'],
      email: String(ann['email']).toLowerCase(),
      role: 'RESEARCHER',
      status: 'ACTIVE',
      mustSetUpSecondFactor: false,
    })
    viewerIn(await signIn(ann))
    const { id } = await server.db.user.findUniqueOrThrow({ where: { email: first.email } })
    expect(await events(id)).toEqual([
      'ACCOUNT_CREATED Created by Campus with the role Researcher',
      'SIGN_IN With Campus',
      'SIGN_IN With Campus',
    ])
  })

  test('has the name and address of userinfo where the ID token has none', async () => {
    const { sub } = claims()
    const { input } = await wayOf({ sub: sub! })
    provider.state.userinfo = {
      sub: sub!,
      email: `${sub}@campus.example`,
      email_verified: 'true',
      given_name: 'Una',
      family_name: 'Fo',
    }
    expect(viewerIn(await enter(input))).toMatchObject({ name: 'Una Fo', email: `${sub}@campus.example` })
    const other = await wayOf(claims())
    provider.state.userinfo = { sub: 'somebody-else', email: 'else@campus.example' }
    expect((await enter(other.input)).codes).toEqual(['CONFLICT'])
  })

  test.each<[string, object, JWTPayload, string, RegExp]>([
    ['where none are made', { createsAccounts: false }, {}, 'FORBIDDEN', /No account here/],
    ['of another domain', { mailDomains: ['other.example'] }, {}, 'FORBIDDEN', /such as person/i],
    ['with an address that is not confirmed', {}, { email_verified: false }, 'FORBIDDEN', /did not confirm an email/],
    [
      'with an address of which nothing is said',
      {},
      { email_verified: undefined },
      'FORBIDDEN',
      /did not confirm an email/,
    ],
    ['without an address', {}, { email: undefined }, 'FORBIDDEN', /did not confirm an email/],
    [
      'without a role',
      { defaultRole: null, roleClaim: 'groups', roles: [{ value: 'staff', role: 'KU_TEAM' }] },
      { groups: ['students'] },
      'FORBIDDEN',
      /did not give you a role/,
    ],
  ])('gets none %s', async (_, settings, who, code, words) => {
    expect((await change(settings)).codes).toEqual([])
    const people = await server.db.user.count()
    const { codes, errors } = await signIn(claims(who))
    expect(codes).toEqual([code])
    expect(errors[0]!.message).toMatch(words)
    expect(await server.db.user.count()).toBe(people)
  })

  test('gets the role of the first value that has one, from a claim inside of others', async () => {
    const roles = [
      { value: 'team', role: 'KU_TEAM' },
      { value: 'expert', role: 'EXPERT' },
    ]
    await change({ roleClaim: 'realm.groups', roles, mailDomains: ['campus.example'] })
    const made = async (more: JWTPayload) => viewerIn(await signIn(claims(more))).role
    expect(await made({ realm: { groups: ['x', 'expert', 'team'] } })).toBe('KU_TEAM')
    expect(await made({ realm: { groups: 'expert' } })).toBe('EXPERT')
    expect(await made({ realm: {} })).toBe('RESEARCHER')
  })

  test('is an administrator only where that is allowed', async () => {
    const settings = { roleClaim: 'groups', roles: [{ value: 'root', role: 'ADMIN' }] }
    const refused = await change(settings)
    expect(Object.keys(refused.errors[0]!.extensions!['fieldErrors'] as object)).toEqual(['roles'])
    expect((await change({ defaultRole: 'ADMIN', makesAdministrators: true })).codes).toEqual(['INVALID'])
    expect((await change({ ...settings, makesAdministrators: true })).codes).toEqual([])
    expect(viewerIn(await signIn(claims({ groups: ['root'] }))).role).toBe('ADMIN')
    // A row that says otherwise makes none either.
    await server.db.signInProvider.updateMany({ data: { makesAdministrators: false } })
    expect(viewerIn(await signIn(claims({ groups: ['root'] }))).role).toBe('RESEARCHER')
  })
})

describe('an account that has the address already', () => {
  test('is not taken over; its person links the provider, and signs in by it', async () => {
    const ann = await someone()
    const who = claims({ email: ann.email.toUpperCase() })
    const refused = await signIn(who)
    expect(refused.codes).toEqual(['CONFLICT'])
    expect(refused.errors[0]!.message).toContain('Ways to sign in')
    expect(await server.db.signIn.count({ where: { userId: ann.id } })).toBe(0)
    const linked = await link(ann, who)
    expect(linked.codes).toEqual([])
    expect(linked.data!['linkProvider']!['link']).toMatchObject({ providerName: 'Campus', email: ann.email })
    expect(viewerIn(await signIn(who))).toMatchObject({ email: ann.email, name: ann.name })
    expect(await events(ann.id)).toContain('WAYS_CHANGED Campus linked')
    // Another address at the provider changes nothing.
    expect(viewerIn(await signIn({ ...who, email: 'new@campus.example' })).email).toBe(ann.email)
  })

  test('is linked to one account of the provider, which is linked to no other', async () => {
    const [ann, bob] = [await someone(), await someone()]
    const who = claims()
    expect((await link(ann, who)).codes).toEqual([])
    expect((await link(bob, who)).errors[0]!.message).toContain('linked to another account')
    expect((await link(ann, claims())).errors[0]!.message).toContain('already linked to your account')
  })

  test.each(['SUSPENDED', 'DEACTIVATED'] as const)('is not let in while it is %s', async (status) => {
    const ann = await someone()
    const who = claims()
    await link(ann, who)
    await server.db.user.update({ where: { id: ann.id }, data: { status } })
    expect((await signIn(who)).codes).toEqual(['FORBIDDEN'])
  })

  test('that waits for verification is let in, and waits', async () => {
    const ann = await someone()
    const who = claims()
    await link(ann, who)
    await server.db.user.update({ where: { id: ann.id }, data: { status: 'PENDING_VERIFICATION' } })
    expect(viewerIn(await signIn(who)).status).toBe('PENDING_VERIFICATION')
  })
})

test('while the platform is maintained, who has an account comes in, and nobody gets one', async () => {
  const ann = await someone()
  const who = claims()
  await link(ann, who)
  await server.db.platform.upsert({
    where: { id: 1 },
    create: { id: 1, maintenanceSince: new Date() },
    update: { maintenanceSince: new Date() },
  })
  try {
    viewerIn(await signIn(who))
    expect((await signIn(claims())).codes).toEqual(['UNAVAILABLE'])
  } finally {
    await server.db.platform.update({ where: { id: 1 }, data: { maintenanceSince: null } })
  }
})

describe('an answer is refused', () => {
  const now = () => Math.floor(Date.now() / 1000)
  test.each<[string, object]>([
    ['signed by somebody else', { otherKey: true }],
    ['not signed (alg none)', { unsigned: true }],
    ['signed with the secret (HS256)', { bySecret: true }],
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['for another client', { claims: { aud: 'another' } }],
    ['for several clients, authorized for another', { claims: { aud: ['ascent', 'another'], azp: 'another' } }],
    ['with another nonce', { claims: { nonce: 'another' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['that is over', { claims: { exp: now() - 120 } }],
    ['from the future', { claims: { nbf: now() + 600, iat: now() + 600 } }],
    ['that names nobody', { claims: { sub: undefined } }],
  ])('%s', async (_, wrong) => {
    const { input } = await wayOf(claims())
    provider.state.wrong = wrong
    const { codes, errors } = await enter(input)
    expect(codes).toEqual(['CONFLICT'])
    expect(errors[0]!.message).toContain('did not confirm who you are')
    // It is used up, also when the provider comes to its senses.
    provider.state.wrong = {}
    expect((await enter(input)).errors[0]!.message).toContain('expired or was already used')
  })

  test('within a minute of the end it is taken: clocks differ', async () => {
    const { input } = await wayOf(claims())
    provider.state.wrong = { claims: { exp: now() - 30 } }
    viewerIn(await enter(input))
  })

  test('twice, with another key, for another purpose, too late, and with a code of somebody else', async () => {
    const { input } = await wayOf(claims())
    viewerIn(await enter(input))
    const ended = async (given: object) => {
      const { codes, errors } = await enter(given)
      expect([codes, errors[0]!.message.includes('expired or was already used')]).toEqual([['CONFLICT'], true])
    }
    await ended(input)
    // Login CSRF: the answer of somebody else in this browser, which has another key.
    const strange = await wayOf(claims())
    await ended({ ...strange.input, key: newKey() })
    viewerIn(await enter(strange.input))
    const ann = await someone()
    const token = await server.session(ann)
    await ended((await wayOf(claims(), token)).input)
    const signing = await wayOf(claims())
    expect((await act(token, 'linkProvider', signing.input, 'link { id }')).codes).toEqual(['CONFLICT'])
    const late = await wayOf(claims())
    await server.db.providerAttempt.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })
    await ended(late.input)
    // PKCE ties a code to the way for which it was made.
    const [one, two] = [await wayOf(claims()), await wayOf(claims())]
    const code = new URLSearchParams(one.input.answer).get('code')!
    const mixed = new URLSearchParams({ code, state: two.input.state }).toString()
    expect((await enter({ ...two.input, answer: mixed })).errors[0]!.message).toContain('did not confirm')
  })

  test('with another state than it was asked with', async () => {
    const { input } = await wayOf(claims())
    const answer = input.answer.replace(input.state, 'another')
    expect((await enter({ ...input, answer })).errors[0]!.message).toContain('did not confirm')
  })

  test('from another person than the one who began to link', async () => {
    const [ann, bob] = [await server.session(await someone()), await server.session(await someone())]
    const { input } = await wayOf(claims(), ann)
    expect((await act(bob, 'linkProvider', input, 'link { id }')).codes).toEqual(['CONFLICT'])
    expect((await act(ann, 'linkProvider', input, 'link { id }')).codes).toEqual([])
  })

  test('and says so when the person did not sign in', async () => {
    const { input } = await wayOf(claims())
    const answer = new URLSearchParams({ error: 'access_denied', state: input.state }).toString()
    expect((await enter({ ...input, answer })).errors[0]!.message).toBe('You did not sign in to Campus.')
  })

  test('and is in the security log, with the reason', async () => {
    const { input } = await wayOf(claims())
    provider.state.wrong = { otherKey: true }
    await enter(input)
    await expect
      .poll(() =>
        server.db.securityEvent.count({
          where: { kind: 'SIGN_IN_FAILED', detail: { contains: 'Campus did not confirm wh' } },
        }),
      )
      .toBeGreaterThan(0)
  })
})

describe('a second factor', () => {
  const app = (userId: number) =>
    server.db.totpSecret.create({ data: { userId, secret: 'JBSWY3DPEHPK3PXP', confirmedAt: new Date() } })

  test.each<[string, JWTPayload, boolean]>([
    ['NEVER', { amr: ['mfa'] }, false],
    ['WHEN_STATED', {}, false],
    ['WHEN_STATED', { amr: ['pwd', 'mfa'] }, true],
    ['WHEN_STATED', { acr: 'https://refeds.org/profile/mfa' }, true],
    ['ALWAYS', {}, true],
  ])('of the provider counts %s, with %j: %s', async (secondFactor, more, counts) => {
    const ann = await someone()
    const who = claims(more)
    await link(ann, who)
    expect((await change({ secondFactor })).codes).toEqual([])
    // Without one of her own, where the role must have one.
    await server.db.signInPolicy.create({ data: { id: 1, secondFactorRoles: ['RESEARCHER'] } })
    expect(viewerIn(await signIn(who))).toMatchObject({ mustSetUpSecondFactor: !counts })
    // With one.
    await app(ann.id)
    const { codes } = await signIn(who)
    expect(codes).toEqual(counts ? [] : ['SECOND_FACTOR_REQUIRED'])
  })
})

describe('a way to sign in', () => {
  const remove = (token: string, id: string) => act(token, 'removeProviderLink', { id }, 'done')
  const linkOf = async ({ id }: { id: number }) =>
    idOf('ProviderLink', (await server.db.providerLink.findFirstOrThrow({ where: { userId: id } })).id)

  test('is listed, and removed while another one remains', async () => {
    const who = claims()
    const { email } = viewerIn(await signIn(who))
    const ann = await server.db.user.findUniqueOrThrow({ where: { email } })
    const token = await server.session(ann)
    const own = '{ ownWaysToSignIn { hasPassword links { providerName } linkable { name } } }'
    expect((await ask(token, own)).data!['ownWaysToSignIn']).toEqual({
      hasPassword: false,
      links: [{ providerName: 'Campus' }],
      linkable: [],
    })
    const id = await linkOf(ann)
    expect((await remove(token, id)).errors[0]!.message).toContain('only way to sign in')
    await server.db.user.update({ where: { email }, data: { passwordHash } })
    expect((await remove(token, id)).codes).toEqual([])
    expect((await ask(token, own)).data!['ownWaysToSignIn']).toMatchObject({
      links: [],
      linkable: [{ name: 'Campus' }],
    })
    expect((await signIn(who)).codes).toEqual(['CONFLICT'])
  })

  test('of somebody else is not there, and needs a recent password', async () => {
    const [ann, bob] = [await someone(), await someone()]
    await link(ann, claims())
    const id = await linkOf(ann)
    expect((await remove(await server.session(bob), id)).codes).toEqual(['NOT_FOUND'])
    expect((await act(null, 'removeProviderLink', { id }, 'done')).codes).toEqual(['UNAUTHENTICATED'])
    const token = await server.session(ann)
    await server.db.signIn.updateMany({ data: { provenAt: new Date(0) } })
    expect((await remove(token, id)).codes).toEqual(['REAUTHENTICATION_REQUIRED'])
    const start = { id: providerId, keyHash: hashOf(newKey()) }
    expect((await act(token, 'startProviderLink', start, 'address')).codes).toEqual(['REAUTHENTICATION_REQUIRED'])
    expect((await act(null, 'startProviderLink', start, 'address')).codes).toEqual(['UNAUTHENTICATED'])
    expect((await ask(null, '{ ownWaysToSignIn { hasPassword } }')).codes).toEqual(['UNAUTHENTICATED'])
    await server.db.signIn.updateMany({ data: { provenAt: new Date() } })
  })
})

describe('a provider', () => {
  test('keeps its secret encrypted, and gives it to nobody', async () => {
    const { clientSecret } = await server.db.signInProvider.findFirstOrThrow()
    expect(clientSecret).toMatch(/^sealed:1:/)
    const read = await ask(admin, '{ signInProviders { name hasSecret addresses { redirect backChannel } } }')
    expect(read.data!['signInProviders']).toEqual([
      {
        name: 'Campus',
        hasSecret: true,
        addresses: {
          redirect: `${config.publicUrl}/auth/provider`,
          backChannel: expect.stringMatching(/\/api\/sign-in\/\d+\/sign-out$/) as string,
        },
      },
    ])
    const entries = await server.db.auditEntry.findMany({ where: { entity: 'SignInProvider' } })
    expect(JSON.stringify(entries)).not.toContain(client.secret)
    expect((await change({ clientSecret: '', scopes: 'email' })).codes).toEqual([])
    viewerIn(await signIn(claims()))
  })

  test('that is another one needs its secret again, and none is exchanged once people have linked it', async () => {
    const moved = { issuer: 'https://other.example', clientSecret: '' }
    expect(Object.keys((await change(moved)).errors[0]!.extensions!['fieldErrors'] as object)).toEqual(['clientSecret'])
    viewerIn(await signIn(claims()))
    expect((await change({ ...moved, clientSecret: 'new' })).codes).toEqual(['CONFLICT'])
  })

  test.each<[string, object, string]>([
    ['without an issuer', { issuer: '' }, 'issuer'],
    ['with something else than an address', { issuer: 'javascript:alert(1)' }, 'issuer'],
    ['with a question in its address', { issuer: 'https://a.example/?x=1' }, 'issuer'],
    ['without a client', { client: '' }, 'client'],
    ['without a name', { name: ' ' }, 'name'],
    ['with a wrong domain', { mailDomains: ['nobody@campus.example'] }, 'mailDomains[0]'],
    ['that makes accounts without a role', { defaultRole: null }, 'defaultRole'],
    [
      'with a value twice',
      {
        roles: [
          { value: 'a', role: 'EXPERT' },
          { value: 'a', role: 'INVESTOR' },
        ],
      },
      'roles',
    ],
  ])('%s is refused', async (_, more, field) => {
    const { errors } = await change(more)
    expect(Object.keys(errors[0]!.extensions!['fieldErrors'] as object)).toEqual([field])
  })

  test('with the name of another one is refused', async () => {
    const { errors } = await act(admin, 'createSignInProvider', { kind: 'OIDC', ...usual() }, 'signInProvider { id }')
    expect(Object.keys(errors[0]!.extensions!['fieldErrors'] as object)).toEqual(['name'])
  })

  test('is tested: what it says, or why it cannot be asked', async () => {
    const check = async () =>
      (await act(admin, 'testSignInProvider', { id: providerId }, 'problem facts { name value }')).data![
        'testSignInProvider'
      ]!
    const { problem, facts } = (await check()) as { problem: string; facts: { name: string; value: string }[] }
    expect(problem).toBe('')
    expect(facts).toContainEqual({ name: 'issuer', value: provider.issuer })
    expect(facts).toContainEqual({ name: 'keys', value: '1' })
    provider.state.metadata = { issuer: 'https://evil.example' }
    expect((await check())['problem']).toContain('issuer')
    provider.state.metadata = {}
    config.signInInnerHosts = new Set()
    expect((await check())['problem']).toBe('Only https addresses are called')
    config.signInInnerHosts = new Set([provider.host])
  })

  test('that is not enabled, or is away, leads nowhere; the sign-in page knows the enabled ones', async () => {
    const ways = async () => (await ask(null, '{ signInWays { name provider } }')).data!['signInWays']
    expect(await ways()).toEqual([{ name: 'Campus', provider: providerId }])
    const { input } = await wayOf(claims())
    await change({ enabled: false })
    expect(await ways()).toEqual([])
    const start = () => act(null, 'startProviderSignIn', { id: providerId, keyHash: hashOf(newKey()) }, 'address')
    expect((await start()).codes).toEqual(['NOT_FOUND'])
    expect((await enter(input)).codes).toEqual(['NOT_FOUND'])
  })

  test.each(['KU_TEAM', 'RESEARCHER'] as const)('is nothing for %s', async (role) => {
    const token = await server.session(await someone(role))
    expect((await ask(token, '{ signInProviders { name } }')).codes).toEqual(['FORBIDDEN'])
    expect((await ask(token, `{ node(id: "${providerId}") { id } }`)).data).toEqual({ node: null })
    const acts = [
      act(token, 'createSignInProvider', { kind: 'OIDC', ...usual(), name: 'X' }, '__typename'),
      act(token, 'updateSignInProvider', { id: providerId, ...usual() }, '__typename'),
      act(token, 'deleteSignInProvider', { id: providerId }, '__typename'),
      act(token, 'testSignInProvider', { id: providerId }, '__typename'),
    ]
    for (const one of acts) expect((await one).codes).toEqual(['FORBIDDEN'])
  })

  test('is nothing for visitors, and needs a recent password', async () => {
    expect((await ask(null, '{ signInProviders { name } }')).codes).toEqual(['UNAUTHENTICATED'])
    const remove = (token: string | null) => act(token, 'deleteSignInProvider', { id: providerId }, 'done')
    expect((await remove(null)).codes).toEqual(['UNAUTHENTICATED'])
    await server.db.signIn.updateMany({ data: { provenAt: new Date(0) } })
    expect((await remove(admin)).codes).toEqual(['REAUTHENTICATION_REQUIRED'])
    await server.db.signIn.updateMany({ data: { provenAt: new Date() } })
    const { email } = viewerIn(await signIn(claims()))
    expect((await remove(admin)).codes).toEqual([])
    expect(await server.db.user.count({ where: { email } })).toBe(1)
  })
})

describe('signing out', () => {
  const out = async (token: string) =>
    (
      (await server.graphql('mutation { logout { providerAddress } }', {
        headers: bearer(token),
      })) as unknown as Performed
    ).data!['logout']!['providerAddress'] as string | null
  const tokenOf = (answer: Performed) => answer.data!['signInWithProvider']!['token'] as string

  test('here signs out at the provider where administrators want it', async () => {
    expect(await out(tokenOf(await signIn(claims())))).toBeNull()
    await change({ signsOut: true })
    const address = new URL((await out(tokenOf(await signIn(claims()))))!)
    expect(`${address.origin}${address.pathname}`).toBe(`${provider.issuer}/end`)
    expect(address.searchParams.get('id_token_hint')).toMatch(/^ey/)
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${config.publicUrl}/auth`)
    expect(await out(await server.session(await someone()))).toBeNull()
  })

  const post = (token: string) =>
    fetch(`${server.url}/api/sign-in/${atob(providerId).split(':')[1]}/sign-out`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token: token }),
    })
  const isIn = async (token: string) => (await ask(token, '{ viewer { name } }')).codes.length === 0

  test('at the provider ends the session that it names, or all of a person, once', async () => {
    const who = claims()
    const [one, two] = [tokenOf(await signIn({ ...who, sid: 's1' })), tokenOf(await signIn({ ...who, sid: 's2' }))]
    const other = tokenOf(await signIn(claims({ sid: 's3' })))
    const token = await provider.logoutToken({ sid: 's1' })
    expect((await post(token)).status).toBe(200)
    expect([await isIn(one), await isIn(two), await isIn(other)]).toEqual([false, true, true])
    expect((await post(token)).status).toBe(400)
    expect((await post(await provider.logoutToken({ sub: who.sub! }))).status).toBe(200)
    expect([await isIn(two), await isIn(other)]).toEqual([false, true])
    expect((await post(await provider.logoutToken({ sub: 'nobody-here' }))).status).toBe(200)
  })

  test.each<[string, JWTPayload, object]>([
    ['signed by somebody else', {}, { otherKey: true }],
    ['for another client', { aud: 'another' }, {}],
    ['of another issuer', { iss: 'https://evil.example' }, {}],
    ['that is old', { iat: Math.floor(Date.now() / 1000) - 600 }, {}],
    ['with a nonce, which an ID token has', { nonce: 'n' }, {}],
    ['that is for something else', { events: {} }, {}],
    ['that names nobody', { sid: undefined }, {}],
  ])('by a token %s changes nothing', async (_, more, wrong) => {
    const session = tokenOf(await signIn(claims({ sid: 's9' })))
    expect((await post(await provider.logoutToken({ sid: 's9', ...more }, wrong))).status).toBe(400)
    expect(await isIn(session)).toBe(true)
  })
})
