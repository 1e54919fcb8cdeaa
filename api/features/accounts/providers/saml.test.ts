/** SAML: one signed assertion that answers our request lets its person in, once; everything else does not. */
import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeUser } from '../../../../prisma/seed/factories/people.ts'
import { config } from '../../../config.ts'
import { closeLimits } from '../../../limits.ts'
import { samlProvider, type WrongResponse } from '../../../testing/samlProvider.ts'
import { bearer, testServer, type Performed, type TestServer } from '../../../testing/server.ts'
import type { Viewer } from '../../../viewer.ts'
import { textsOf } from './identity.ts'
import { readMetadata } from './samlMetadata.ts'

let server: TestServer
let provider: Awaited<ReturnType<typeof samlProvider>>
let admin: string
let providerId: string
let number: number
let count = 0

beforeAll(async () => {
  config.secretKeys = ['a secret key of the tests, long enough']
  ;[server, provider] = await Promise.all([testServer(), samlProvider()])
  admin = await server.session(await makeUser(server.db, { role: 'ADMIN' }))
})
beforeEach(async () => {
  closeLimits()
  config.samlKey = undefined
  await server.db.signInProvider.deleteMany({})
  const made = await act(admin, 'createSignInProvider', { kind: 'SAML', ...usual() }, 'signInProvider { id issuer }')
  expect(made.codes).toEqual([])
  const { id, issuer } = made.data!['createSignInProvider']!['signInProvider'] as { id: string; issuer: string }
  expect(issuer).toBe(provider.entityId)
  providerId = id
  number = Number(atob(id).split(':')[1])
})
afterAll(() => {
  config.secretKeys = []
  config.samlKey = undefined
  return server.close()
})

const act: TestServer['act'] = (...given) => server.act(...given)

const usual = () => ({
  name: 'Federation',
  enabled: true,
  metadata: provider.metadata(),
  secondFactor: 'WHEN_STATED',
  createsAccounts: true,
  defaultRole: 'RESEARCHER',
  vouchesForMail: true,
})
const change = (more: object) =>
  act(admin, 'updateSignInProvider', { id: providerId, ...usual(), ...more }, 'signInProvider { name }')

const person = (more: object = {}) => {
  const n = ++count
  return {
    nameId: `name-${n}`,
    attributes: { mail: `Saml.${n}@campus.example`, displayName: `Saml ${n} Person` },
    ...more,
  }
}

async function begin() {
  const key = randomBytes(32).toString('base64url')
  const keyHash = createHash('sha256').update(key).digest('base64url')
  const begun = await act(null, 'startProviderSignIn', { id: providerId, keyHash }, 'address')
  expect(begun.codes).toEqual([])
  return { key, address: begun.data!['startProviderSignIn']!['address'] as string }
}
const path = () => `/api/sign-in/${number}/saml`
const post = (form: Record<string, string>) =>
  fetch(server.url + path(), { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
const finish = (key: string, state: string) =>
  act(null, 'signInWithProvider', { key, state }, 'token viewer { name email role mustSetUpSecondFactor }')

async function signIn(who: ReturnType<typeof person>, wrong: WrongResponse = {}) {
  const { key, address } = await begin()
  const form = provider.signIn(address, who, wrong)
  const back = await post(form)
  expect(back.status).toBe(303)
  expect(back.headers.get('location')).toBe(`${config.publicUrl}/auth/provider?state=${form.RelayState}`)
  return finish(key, form.RelayState)
}
const viewerIn = ({ data, codes }: Performed) => {
  expect(codes).toEqual([])
  return data!['signInWithProvider']!['viewer'] as Viewer
}
const tokenIn = (answer: Performed) => {
  viewerIn(answer)
  return answer.data!['signInWithProvider']!['token'] as string
}
const isIn = async (token: string) =>
  (await server.graphql('{ viewer { name } }', { headers: bearer(token) })).codes.length === 0

describe('somebody', () => {
  test('is sent with a request, comes back with a signed assertion, and has an account', async () => {
    const ann = person()
    const { address } = await begin()
    expect(address.startsWith(provider.location)).toBe(true)
    const request = provider.requestAt(address)
    expect(request).toContain(`AssertionConsumerServiceURL="${config.publicUrl}${path()}"`)
    expect(request).not.toContain('RequestedAuthnContext')
    const first = viewerIn(await signIn(ann))
    expect(first).toMatchObject({ email: ann.attributes.mail.toLowerCase(), name: ann.attributes.displayName })
    expect(viewerIn(await signIn(ann)).email).toBe(first.email)
    expect(await server.db.providerLink.count({ where: { subject: ann.nameId } })).toBe(1)
  })

  test('is known by an attribute where the name is a transient one', async () => {
    const format = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
    const who = (nameId: string, attributes: Record<string, string>) => person({ nameId, format, attributes })
    const attributes = {
      'urn:oasis:names:tc:SAML:attribute:pairwise-id': 'p-1@campus.example',
      mail: 'p1@campus.example',
    }
    viewerIn(await signIn(who('t-1', attributes)))
    viewerIn(await signIn(who('t-2', attributes)))
    expect((await signIn(who('t-3', { mail: 'p3@campus.example' }))).errors[0]!.message).toContain('did not confirm')
  })

  test('has a role by the values of an attribute', async () => {
    await change({ roleClaim: 'urn:oid:1.3.6.1.4.1.5923.1.1.1.1', roles: [{ value: 'staff', role: 'EXPERT' }] })
    const attributes = { mail: 'staff@campus.example', 'urn:oid:1.3.6.1.4.1.5923.1.1.1.1': ['member', 'staff'] }
    expect(viewerIn(await signIn(person({ attributes }))).role).toBe('EXPERT')
    await change({ vouchesForMail: false })
    expect((await signIn(person())).codes).toEqual(['FORBIDDEN'])
  })

  test('has a second factor where the provider says so', async () => {
    await server.db.signInPolicy.create({ data: { id: 1, secondFactorRoles: ['RESEARCHER'] } })
    expect(viewerIn(await signIn(person())).email && true).toBe(true)
    const twice = person({ context: 'https://refeds.org/profile/mfa' })
    expect(viewerIn(await signIn(twice))).toMatchObject({ mustSetUpSecondFactor: false })
    expect(viewerIn(await signIn(person()))).toMatchObject({ mustSetUpSecondFactor: true })
    await server.db.signInPolicy.deleteMany({})
  })
})

describe('an encrypted assertion', () => {
  beforeEach(() => {
    config.samlKey = provider.pair
  })

  test('is opened with our key, and lets its person in once', async () => {
    const ann = person()
    expect(viewerIn(await signIn(ann, { encrypted: {} })).email).toBe(ann.attributes.mail.toLowerCase())
    const again = { encrypted: {}, assertionId: '_encrypted-once' }
    viewerIn(await signIn(ann, again))
    expect((await signIn(ann, again)).codes).toEqual(['CONFLICT'])
  })

  const unsafe = 'http://www.w3.org/2001/04/xmlenc#'
  test.each<[string, WrongResponse]>([
    ['for somebody else', { encrypted: { key: 'own' } }],
    ['with Triple DES', { encrypted: { content: `${unsafe}tripledes-cbc` } }],
    ['with the padding of PKCS #1 1.5', { encrypted: { transport: `${unsafe}rsa-1_5` } }],
    ['without a signature inside', { encrypted: {}, unsigned: true }],
    ['without a signature inside, in a signed response', { encrypted: {}, responseOnly: true }],
    ['with a signature of another key inside', { encrypted: {}, otherKey: true }],
    ['with a signature of SHA-1 inside', { encrypted: {}, algorithm: 'sha1' }],
    [
      'with a comment inside',
      { encrypted: {}, inside: (xml) => xml.replace('</saml:NameID>', '<!-- --></saml:NameID>') },
    ],
    ['that answers another request', { encrypted: {}, inResponseTo: '_other' }],
    ['that is over', { encrypted: {}, ends: -600 }],
  ])('%s is refused', async (_, wrong) => {
    expect((await signIn(person(), wrong)).codes).toEqual(['CONFLICT'])
  })

  test('is refused without a key', async () => {
    config.samlKey = undefined
    expect((await signIn(person(), { encrypted: {} })).codes).toEqual(['CONFLICT'])
  })
})

/** Wraps the signed assertion of one person into a response about another. */
const wrapped = (where: 'before' | 'inside') => (xml: string) => {
  const assertion = /<saml:Assertion .*<\/saml:Assertion>/.exec(xml)![0]
  const forged = assertion
    .replace(/ID="[^"]+"/, 'ID="_forged"')
    .replace(/<Signature.*<\/Signature>/, '')
    .replace(/(<saml:NameID[^>]*>)[^<]+/, '$1somebody-else')
  return where === 'before'
    ? xml.replace(assertion, forged + assertion)
    : xml.replace(
        assertion,
        forged.replace('</saml:Assertion>', `<saml:Advice>${assertion}</saml:Advice></saml:Assertion>`),
      )
}

describe('a response is refused', () => {
  test.each<[string, WrongResponse]>([
    ['signed by somebody else', { otherKey: true }],
    ['not signed', { unsigned: true }],
    ['signed as a whole, with an assertion that is not', { responseOnly: true }],
    ['signed by SHA-1', { algorithm: 'sha1' }],
    ['of another issuer', { issuer: 'https://evil.example' }],
    ['for another audience', { audience: 'https://another.example' }],
    ['for nobody', { audience: null }],
    ['for another address', { recipient: 'https://another.example/acs' }],
    ['to another request', { inResponseTo: '_another' }],
    ['to no request', { inResponseTo: null }],
    ['that is over', { ends: -120 }],
    ['from the future', { begins: 600 }],
    ['that says that it failed', { status: 'urn:oasis:names:tc:SAML:2.0:status:Responder', unsigned: true }],
    ['changed after it was signed', { change: (xml) => xml.replace(/(<saml:NameID[^>]*>)[^<]+/, '$1somebody-else') }],
    ['with a comment in the name', { change: (xml) => xml.replace(/(<saml:NameID[^>]*>name)/, '$1<!-- -->') }],
    ['with a second assertion before', { change: wrapped('before') }],
    ['with the signed assertion inside of another', { change: wrapped('inside') }],
    ['with a document type', { change: (xml) => `<!DOCTYPE x [<!ENTITY a "b">]>${xml}` }],
    ['that is no XML', { change: () => 'something' }],
  ])('%s', async (_, wrong) => {
    const people = await server.db.user.count()
    const { codes, errors } = await signIn(person(), wrong)
    expect(codes).toEqual(['CONFLICT'])
    expect(errors[0]!.message).toContain('did not confirm who you are')
    expect(await server.db.user.count()).toBe(people)
  })

  test('within a minute of the end it is taken: clocks differ', async () => {
    viewerIn(await signIn(person(), { ends: -30 }))
  })

  test('twice, and from a browser that did not begin', async () => {
    const { key, address } = await begin()
    const form = provider.signIn(address, person())
    await post(form)
    await post(form)
    // Login CSRF: the one who posts is not the one who began.
    expect((await finish(randomBytes(32).toString('base64url'), form.RelayState)).codes).toEqual(['CONFLICT'])
    viewerIn(await finish(key, form.RelayState))
    await post(form)
    expect((await finish(key, form.RelayState)).codes).toEqual(['CONFLICT'])
  })

  test('with an assertion that was taken before', async () => {
    const who = person()
    viewerIn(await signIn(who, { assertionId: '_the-same' }))
    expect((await signIn(who, { assertionId: '_the-same' })).codes).toEqual(['CONFLICT'])
  })

  test('that nobody asked for, or of a provider that is not enabled', async () => {
    const { key, address } = await begin()
    const form = provider.signIn(address, person())
    await post({ ...form, RelayState: 'made-up' })
    expect((await finish(key, form.RelayState)).codes).toEqual(['CONFLICT'])
    await change({ enabled: false })
    expect((await post(form)).status).toBe(404)
    expect((await fetch(`${server.url}/api/sign-in/999/saml`, { method: 'POST' })).status).toBe(404)
  })
})

describe('metadata', () => {
  test.each<[string, string, RegExp]>([
    ['that are no XML', 'hello', /no XML/],
    ['with a document type', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', /document type/],
    ['of nobody', '<a/>', /no SAML metadata/],
    [
      'of a service',
      '<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="x"/>',
      /identity provider/,
    ],
  ])('%s are refused at their field', async (_, text, words) => {
    const { errors } = await change({ metadata: text })
    const { metadata } = errors[0]!.extensions!['fieldErrors'] as { metadata: string }
    expect(metadata).toMatch(words)
  })

  test('are needed, and those of another provider are refused once people have linked it', async () => {
    expect(Object.keys((await change({ metadata: '' })).errors[0]!.extensions!['fieldErrors'] as object)).toEqual([
      'metadataUrl',
    ])
    viewerIn(await signIn(person()))
    const moved = provider.metadata().replace(provider.entityId, 'https://other.example')
    expect((await change({ metadata: moved })).codes).toEqual(['CONFLICT'])
    const entries = await server.db.auditEntry.findMany({ where: { entity: 'SignInProvider' } })
    expect(textsOf(entries.map(({ changes }) => JSON.stringify(changes))).join()).not.toContain('X509Certificate')
  })

  test('of ours are served, and say what a test of the provider says', async () => {
    const own = await fetch(server.url + path())
    expect(own.headers.get('content-type')).toContain('application/samlmetadata+xml')
    const text = await own.text()
    expect(text).toContain(`entityID="${config.publicUrl}${path()}"`)
    expect(text).toContain('WantAssertionsSigned="true"')
    const tested = await act(admin, 'testSignInProvider', { id: providerId }, 'problem facts { name value }')
    const { facts, problem } = tested.data!['testSignInProvider'] as { facts: object[]; problem: string }
    expect(problem).toBe('')
    expect(facts).toContainEqual({ name: 'entityId', value: provider.entityId })
    expect(readMetadata(provider.metadata()).certificates).toHaveLength(1)
  })
})

describe('signing out', () => {
  const address = () => `${config.publicUrl}${path()}/sign-out`
  const bring = (query: string) => fetch(`${server.url}${path()}/sign-out?${query}`, { redirect: 'manual' })

  test('here asks the provider to sign out, with a signed request', async () => {
    const out = async (token: string) =>
      (
        (await server.graphql('mutation { logout { providerAddress } }', {
          headers: bearer(token),
        })) as unknown as Performed
      ).data!['logout']!['providerAddress'] as string | null
    await change({ signsOut: true })
    expect(await out(tokenIn(await signIn(person())))).toBeNull()
    config.samlKey = provider.pair
    const asked = new URL((await out(tokenIn(await signIn(person({ session: 's-0' })))))!)
    expect(asked.pathname).toBe('/saml/sign-out')
    expect(asked.searchParams.get('Signature')).toMatch(/.{100,}/)
    expect(provider.requestAt(asked.href)).toContain('s-0')
  })

  test('at the provider ends the session, once', async () => {
    config.samlKey = provider.pair
    const token = tokenIn(await signIn(person({ session: 's-1' })))
    const other = tokenIn(await signIn(person({ session: 's-2' })))
    const back = await bring(provider.signOut(address(), 's-1'))
    expect(back.status).toBe(303)
    expect(back.headers.get('location')).toMatch(/^https:\/\/idp\.example\/saml\/sign-out\?SAMLResponse=/)
    expect([await isIn(token), await isIn(other)]).toEqual([false, true])
    expect((await bring('SAMLResponse=x')).headers.get('location')).toBe(`${config.publicUrl}/auth`)
  })

  test.each<[string, object]>([
    ['signed by somebody else', { otherKey: true }],
    ['not signed', { unsigned: true }],
    ['of another issuer', { issuer: 'https://evil.example' }],
    ['that is old', { age: 900 }],
  ])('by a request %s changes nothing', async (_, wrong) => {
    const token = tokenIn(await signIn(person({ session: 's-3' })))
    const back = await bring(provider.signOut(address(), 's-3', wrong))
    expect(back.headers.get('location')).toBe(`${config.publicUrl}/auth`)
    expect(await isIn(token)).toBe(true)
  })

  test('by a request for another address, or one that was taken, changes nothing', async () => {
    const first = tokenIn(await signIn(person({ session: 's-4' })))
    await bring(provider.signOut('https://another.example', 's-4'))
    expect(await isIn(first)).toBe(true)
    const query = provider.signOut(address(), 's-4', { id: '_once' })
    await bring(query)
    expect(await isIn(first)).toBe(false)
    const second = tokenIn(await signIn(person({ session: 's-4' })))
    await bring(query)
    expect(await isIn(second)).toBe(true)
  })
})
