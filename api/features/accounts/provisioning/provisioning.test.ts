/** Administrators set up connections: who may, what is shown once, and what becomes of accounts. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeUser } from '../../../../prisma/seed/factories/people.ts'
import { closeLimits } from '../../../limits.ts'
import { ROLES } from '../../../policy.ts'
import { keptSince } from '../../../retention/keeping.ts'
import { scimClient, scimPerson } from '../../../testing/scimClient.ts'
import { bearer, testServer, type TestServer } from '../../../testing/server.ts'
import { hashPassword } from '../password.ts'
import { provisioningRetention } from './provisioning.retention.ts'

let server: TestServer
let admin: string
let passwordHash: string

beforeAll(async () => {
  server = await testServer()
  passwordHash = await hashPassword('a-good-one')
  admin = await server.session(await makeUser(server.db, { role: 'ADMIN', passwordHash }))
})
beforeEach(async () => {
  closeLimits()
  await server.db.provisioningConnection.deleteMany({})
})
afterAll(() => server.close())

const given = (more: object = {}) => ({ name: 'Campus', enabled: true, defaultRole: 'RESEARCHER', ...more })
const create = (more: object = {}, token: string | null = admin) =>
  server.act(token, 'createProvisioningConnection', given(more), 'connection { id }')
const set = async (more: object = {}) =>
  ((await create(more)).data!['createProvisioningConnection']!['connection'] as { id: string }).id
const token = async (id: string, expiresInDays = 30) =>
  (await server.act(admin, 'createProvisioningToken', { id, expiresInDays }, 'token')).data![
    'createProvisioningToken'
  ]!['token'] as string
const fields = `provisioningConnections {
  id name enabled mailDomains adoptsAccounts defaultRole makesAdministrators invites address accountCount
  provider { name } roles { value role } tokens { number prefix inForce endsSoon lastUsedAt revokedAt expiresAt createdAt }
  groups { name memberCount role } people { number userName origin deletedAt updatedAt user { name } }
  requests { number method path status detail createdAt } refused: requests(refused: true) { path }
  changes { action }
}`
const read = async () =>
  (await server.graphql(`{ ${fields} }`, { headers: bearer(admin) })).data!['provisioningConnections'] as Record<
    string,
    never
  >[]

describe('who may', () => {
  test.each(ROLES.filter((role) => role !== 'ADMIN'))('%s may not', async (role) => {
    const id = await set()
    const session = await server.session(await makeUser(server.db, { role, passwordHash }))
    expect((await create({ name: 'Other' }, session)).codes).toEqual(['FORBIDDEN'])
    for (const [name, input] of [
      ['updateProvisioningConnection', { id, ...given() }],
      ['deleteProvisioningConnection', { id }],
      ['createProvisioningToken', { id, expiresInDays: 1 }],
      ['revokeProvisioningToken', { id, token: 1 }],
    ] as const)
      expect((await server.act(session, name, input)).codes).toEqual(['FORBIDDEN'])
    expect((await server.graphql('{ provisioningConnections { name } }', { headers: bearer(session) })).codes).toEqual([
      'FORBIDDEN',
    ])
  })

  test('visitors may not, nor an administrator whose password was entered long ago', async () => {
    expect((await create({}, null)).codes).toEqual(['UNAUTHENTICATED'])
    const id = await set()
    await server.db.signIn.updateMany({ data: { provenAt: new Date(Date.now() - 3_600_000) } })
    expect((await create({ name: 'Late' })).codes).toEqual(['REAUTHENTICATION_REQUIRED'])
    const made = await server.act(admin, 'createProvisioningToken', { id, expiresInDays: 1 })
    expect(made.codes).toEqual(['REAUTHENTICATION_REQUIRED'])
    await server.db.signIn.updateMany({ data: { provenAt: new Date() } })
  })
})

test.each([
  ['no name', { name: '' }, 'name'],
  ['administrators as the usual role', { defaultRole: 'ADMIN' }, 'defaultRole'],
  ['existing accounts of all domains', { adoptsAccounts: true, mailDomains: [] }, 'mailDomains'],
  ['a domain that is none', { mailDomains: ['nowhere'] }, 'mailDomains[0]'],
  ['an administrator by a group', { roles: [{ value: 'Root', role: 'ADMIN' }] }, 'roles'],
  [
    'a group twice',
    {
      roles: [
        { value: 'A', role: 'EXPERT' },
        { value: 'a', role: 'EXPERT' },
      ],
    },
    'roles',
  ],
  ['a provider that is not there', { providerId: btoa('SignInProvider:999999') }, 'providerId'],
])('%s is refused', async (_, wrong, field) => {
  const { errors } = await create(wrong)
  expect(Object.keys((errors[0]!.extensions as { fieldErrors: object }).fieldErrors)).toEqual([field])
})

test('the database holds the two rules that matter most', async () => {
  const data = { name: 'X', defaultRole: 'RESEARCHER' } as const
  await expect(server.db.provisioningConnection.create({ data: { ...data, defaultRole: 'ADMIN' } })).rejects.toThrow()
  await expect(server.db.provisioningConnection.create({ data: { ...data, adoptsAccounts: true } })).rejects.toThrow()
})

test('a connection is set up, used, shown with what it did, and changed', async () => {
  const provider = await server.db.signInProvider.create({ data: { name: 'Campus sign-in', kind: 'OIDC' } })
  const id = await set({
    providerId: btoa(`SignInProvider:${provider.id}`),
    roles: [{ value: 'Team', role: 'KU_TEAM' }],
    mailDomains: ['campus.example'],
  })
  const scim = scimClient(server, await token(id))
  const { body } = await scim('POST', '/Users', scimPerson())
  await scim('POST', '/Groups', { displayName: 'Team', members: [{ value: body['id'] }] })
  await scim('GET', '/Users?filter=userName%20eq%20%22secret%22')
  await scim('GET', '/Users/99999')
  const [shown] = await read()
  expect(shown).toMatchObject({
    id,
    name: 'Campus',
    provider: { name: 'Campus sign-in' },
    accountCount: 1,
    address: expect.stringMatching(/\/scim\/v2$/) as string,
    tokens: [{ inForce: true, endsSoon: true, prefix: expect.stringMatching(/^ascent_scim_.{6}$/) as string }],
    groups: [{ name: 'Team', memberCount: 1, role: 'KU_TEAM' }],
    people: [{ origin: 'CREATED', userName: body['userName'] }],
    requests: [
      { method: 'GET', path: '/Users/99999', status: 404 },
      // Filters name people: they are not kept.
      { method: 'GET', path: '/Users', status: 200 },
      { method: 'POST', path: '/Groups', status: 201 },
      { method: 'POST', path: '/Users', status: 201 },
    ],
    refused: [{ path: '/Users/99999' }],
  })
  expect(shown!['changes']).toEqual(
    ['createProvisionedGroup', 'createProvisioningToken', 'createProvisioningConnection'].map((action) => ({ action })),
  )
  const changed = await server.act(admin, 'updateProvisioningConnection', { id, ...given({ enabled: false }) })
  expect(changed.codes).toEqual([])
  expect((await scim('GET', '/Users')).status).toBe(401)
  const detail = await server.db.securityEvent.findFirstOrThrow({
    where: { kind: 'SETTINGS_CHANGED' },
    orderBy: { id: 'desc' },
  })
  expect(detail.detail).toContain('Campus: enabled')
})

test('a token is shown once and exchanged for another one while both count; at most five are', async () => {
  const id = await set()
  const [old, fresh] = [await token(id), await token(id)]
  const status = async (one: string) => (await scimClient(server, one)('GET', '/Users')).status
  expect([await status(old), await status(fresh)]).toEqual([200, 200])
  const all = JSON.stringify(await read()) + JSON.stringify(await server.db.provisioningToken.findMany({}))
  for (const one of [old, fresh]) expect(all).not.toContain(one)
  const [{ tokens }] = (await read()) as unknown as [{ tokens: { number: number; prefix: string }[] }]
  const { number } = tokens.find(({ prefix }) => old.startsWith(prefix))!
  for (let again = 0; again < 2; again++)
    expect((await server.act(admin, 'revokeProvisioningToken', { id, token: number })).codes).toEqual([])
  expect([await status(old), await status(fresh)]).toEqual([401, 200])
  const other = await set({ name: 'Other' })
  expect((await server.act(admin, 'revokeProvisioningToken', { id: other, token: number })).codes).toEqual([
    'NOT_FOUND',
  ])
  for (let n = 0; n < 4; n++) await token(id)
  expect((await server.act(admin, 'createProvisioningToken', { id, expiresInDays: 1 })).codes).toEqual(['CONFLICT'])
})

test('two connections have no name in common, and there are at most 20', async () => {
  await set()
  expect((await create()).codes).toEqual(['INVALID'])
  for (let n = 1; n < 20; n++) await set({ name: `Connection ${n}` })
  expect((await create({ name: 'One more' })).codes).toEqual(['CONFLICT'])
})

test('with a deleted connection its tokens, groups and log are gone, and its accounts stay', async () => {
  const id = await set()
  const scim = scimClient(server, await token(id))
  const person = scimPerson()
  await scim('POST', '/Users', person)
  await scim('POST', '/Groups', { displayName: 'Team' })
  expect((await server.act(admin, 'deleteProvisioningConnection', { id }, 'done')).codes).toEqual([])
  expect((await scim('GET', '/Users')).status).toBe(401)
  const { db } = server
  expect(
    await Promise.all([db.provisioningToken.count(), db.provisionedGroup.count(), db.provisioningRequest.count()]),
  ).toEqual([0, 0, 0])
  expect(await db.user.findUnique({ where: { email: person.userName.toLowerCase() } })).toMatchObject({
    status: 'ACTIVE',
  })
})

test('the log of requests is kept for a time', async () => {
  const id = await set()
  const scim = scimClient(server, await token(id))
  await scim('GET', '/Users')
  await scim('GET', '/Groups')
  const { db } = server
  await db.provisioningRequest.updateMany({ where: { path: '/Users' }, data: { createdAt: keptSince(31) } })
  expect(await provisioningRetention.count(db, keptSince(30))).toBe(1)
  expect(await provisioningRetention.remove(db, keptSince(30))).toBe(1)
  expect((await db.provisioningRequest.findMany({})).map(({ path }) => path)).toEqual(['/Groups'])
})
