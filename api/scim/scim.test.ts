/** SCIM: who may ask, every verb, and what becomes of the accounts. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeUser } from '../../prisma/seed/factories/people.ts'
import type { Role } from '../__generated__/prisma/enums.ts'
import { closeLimits } from '../limits.ts'
import {
  enterprise,
  patchOf,
  scimClient,
  scimConnection,
  scimPerson,
  scimToken,
  type ScimClient,
} from '../testing/scimClient.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let scim: ScimClient
let connection: Awaited<ReturnType<typeof scimConnection>>

beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  closeLimits()
  await server.db.provisioningConnection.deleteMany({})
  await server.db.user.deleteMany({ where: { email: { endsWith: 'campus.example' } } })
  await connect()
})
afterAll(() => server.close())

async function connect(data: Record<string, unknown> = {}, roles: Record<string, Role> = {}) {
  connection = await scimConnection(server.db, data, roles)
  scim = scimClient(server, connection.token)
}
const created = async (more: Record<string, unknown> = {}) => {
  const answer = await scim('POST', '/Users', scimPerson(more))
  expect(answer.status).toBe(201)
  return answer.body as Record<string, unknown> & { id: string; userName: string }
}
const accountOf = async (id: string) =>
  (await server.db.provisionedUser.findUniqueOrThrow({ where: { id: Number(id) }, include: { user: true } })).user
const error = (status: number, more: object = {}) => ({
  status,
  body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: String(status), ...more },
})

describe('a token', () => {
  test.each([
    ['that is missing', null],
    ['that is wrong', 'ascent_scim_wrong'],
  ])('%s is refused', async (_, token) => {
    const answer = await scimClient(server, token)('GET', '/Users')
    expect(answer).toMatchObject(error(401))
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/)
    expect(answer.headers.get('content-type')).toContain('application/scim+json')
  })

  test.each([
    ['revoked', { revokedAt: new Date() }],
    ['expired', { expiresAt: new Date(Date.now() - 1_000) }],
  ])('that is %s is refused, and the security log tells', async (_, data) => {
    const token = await scimToken(server.db, connection.id, data)
    expect(await scimClient(server, token)('GET', '/Users')).toMatchObject(error(401))
    await expect
      .poll(() =>
        server.db.securityEvent.count({ where: { kind: 'SIGN_IN_FAILED', detail: { contains: token.slice(0, 18) } } }),
      )
      .toBe(1)
  })

  test('of a connection that is not enabled is refused', async () => {
    await server.db.provisioningConnection.updateMany({ data: { enabled: false } })
    expect(await scim('GET', '/Users')).toMatchObject(error(401))
  })

  test('opens its own connection alone: others’ people and groups are not there', async () => {
    const { id } = await created()
    const group = await scim('POST', '/Groups', { displayName: 'Staff', members: [{ value: id }] })
    const other = await scimConnection(server.db)
    const foreign = scimClient(server, other.token)
    expect((await foreign('GET', '/Users')).body.totalResults).toBe(0)
    const patch = patchOf({ op: 'replace', path: 'active', value: false })
    for (const [method, path, body] of [
      ['GET', `/Users/${id}`],
      ['PUT', `/Users/${id}`, scimPerson()],
      ['PATCH', `/Users/${id}`, patch],
      ['DELETE', `/Users/${id}`],
      ['GET', `/Groups/${String(group.body['id'])}`],
      ['DELETE', `/Groups/${String(group.body['id'])}`],
    ] as const)
      expect(await foreign(method, path, body)).toMatchObject(error(404))
    expect(await foreign('POST', '/Groups', { displayName: 'X', members: [{ value: id }] })).toMatchObject(
      error(400, { scimType: 'invalidValue' }),
    )
    expect((await accountOf(id)).status).toBe('ACTIVE')
  })

  test('opens nothing beside SCIM, and no session or API key opens SCIM', async () => {
    const { codes, data } = await server.graphql('{ viewer { name } }', { headers: bearer(connection.token) })
    expect(data?.['viewer'] ?? null).toBeNull()
    expect(codes.length === 0 || codes[0] === 'UNAUTHENTICATED').toBe(true)
    expect((await server.ask('GET', '/api/users', { headers: bearer(connection.token) })).status).toBe(401)
    const session = await server.session(await makeUser(server.db, { role: 'ADMIN' }))
    expect(await scimClient(server, session)('GET', '/Users')).toMatchObject(error(401))
    expect((await scim('GET', '/Users', undefined, { authorization: '', 'x-api-key': connection.token })).status).toBe(
      401,
    )
  })

  test('that is wrong is tried only so often', async () => {
    const wrong = scimClient(server, 'ascent_scim_wrong')
    for (let n = 0; n < 100; n++) await wrong('GET', '/Users')
    const answer = await wrong('GET', '/Users')
    expect(answer).toMatchObject(error(429))
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await scim('GET', '/Users')).status).toBe(200)
  })

  test('is remembered with its last use, and each request with its result', async () => {
    await created()
    await scim('POST', '/Users', { userName: 'nobody' })
    const [token] = await server.db.provisioningToken.findMany({ where: { connectionId: connection.id } })
    expect(token!.lastUsedAt).not.toBeNull()
    const kept = await server.db.provisioningRequest.findMany({ orderBy: { id: 'asc' } })
    expect(kept.map(({ method, path, status, detail }) => [method, path, status, detail])).toEqual([
      ['POST', '/Users', 201, ''],
      ['POST', '/Users', 400, 'email: An email address is required'],
    ])
  })
})

describe('discovery', () => {
  test('says what is supported', async () => {
    const { body } = await scim('GET', '/ServiceProviderConfig')
    expect(body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true, maxResults: 200 },
      sort: { supported: false },
      etag: { supported: false },
      changePassword: { supported: false },
      authenticationSchemes: [{ type: 'oauthbearertoken' }],
    })
    const types = await scim('GET', '/ResourceTypes')
    expect(types.body.Resources!.map(({ endpoint }) => endpoint)).toEqual(['/Users', '/Groups'])
    expect((await scim('GET', '/ResourceTypes/User')).body['schema']).toBe('urn:ietf:params:scim:schemas:core:2.0:User')
    const all = await scim('GET', '/Schemas')
    expect(all.body).toMatchObject({ totalResults: 3 })
    for (const { id, meta } of all.body.Resources!) {
      const one = await scim('GET', `/Schemas/${String(id)}`)
      expect(one.body['id']).toBe(id)
      expect((meta as { location: string }).location).toMatch(new RegExp(`/scim/v2/Schemas/${String(id)}$`))
    }
    expect(await scim('GET', '/Schemas/none')).toMatchObject(error(404))
  })

  test('what is not there, or not supported, says so', async () => {
    expect(await scim('GET', '/Me')).toMatchObject(error(501))
    expect(await scim('POST', '/Bulk', {})).toMatchObject(error(501))
    expect(await scim('POST', '/Users/.search', {})).toMatchObject(error(501))
    expect(await scim('GET', '/Nothing')).toMatchObject(error(404))
    expect(await scim('GET', '/Users/1/more')).toMatchObject(error(404))
    const wrong = await scim('DELETE', '/Users')
    expect(wrong).toMatchObject(error(405))
    expect(wrong.headers.get('allow')).toBe('GET, POST')
  })

  test.each([
    ['text/plain', '{}', 415, undefined],
    ['application/x-www-form-urlencoded', 'userName=x', 415, undefined],
    ['application/scim+json', '{"userName":', 400, 'invalidSyntax'],
    ['application/json; charset=utf-8', '[]', 400, 'invalidSyntax'],
    ['application/scim+json', JSON.stringify({ userName: 'x'.repeat(1_100_000) }), 413, undefined],
    ['application/scim+json', '{"userName":"a\\u0000b"}', 400, 'invalidValue'],
  ])('a body of %s is taken only as JSON within bounds (%#)', async (type, text, status, scimType) => {
    const { status: got, body } = await server.ask('POST', '/scim/v2/Users', {
      body: text,
      headers: { ...bearer(connection.token), 'content-type': type },
    })
    expect({ got, ...(body as object) }).toMatchObject({ got: status, ...(scimType ? { scimType } : {}) })
  })
})

describe('a person', () => {
  test('is created with an account that is open at once, read again, and recorded with the connection', async () => {
    const given = scimPerson({ [enterprise]: { department: 'Physics' }, title: 'Professor' })
    const { status, body, headers } = await scim('POST', '/Users', given)
    expect(status).toBe(201)
    const id = String(body['id'])
    expect(headers.get('location')).toMatch(new RegExp(`/scim/v2/Users/${id}$`))
    expect(body).toMatchObject({
      userName: given.userName,
      externalId: given['externalId'],
      active: true,
      title: 'Professor',
      emails: [{ value: given.userName.toLowerCase(), type: 'work', primary: true }],
      roles: [{ value: 'RESEARCHER' }],
      [enterprise]: { department: 'Physics' },
      meta: { resourceType: 'User', location: headers.get('location') },
    })
    expect((await scim('GET', `/Users/${id}`)).body).toEqual(body)
    const account = await accountOf(id)
    expect(account).toMatchObject({ role: 'RESEARCHER', status: 'ACTIVE', department: 'Physics' })
    const [entry] = await server.db.auditEntry.findMany({ where: { entity: 'User', entityId: account.id } })
    expect(entry).toMatchObject({
      action: 'createProvisionedUser',
      actorId: null,
      changes: { provisioning: ['', connection.name], role: [null, 'RESEARCHER'] },
    })
  })

  test.each([
    ['no userName', { userName: undefined, emails: [{ value: 'a@campus.example' }] }],
    ['no address', { userName: 'nobody', emails: undefined }],
    ['an address that is none', { emails: [{ value: 'nowhere' }] }],
    ['active that is no truth', { active: 'maybe' }],
    ['a name that is a text', { name: 'Ann' }],
  ])('with %s is refused', async (_, wrong) => {
    expect(await scim('POST', '/Users', scimPerson(wrong))).toMatchObject(error(400, { scimType: 'invalidValue' }))
  })

  test('whose userName is an address needs no other', async () => {
    const body = await created({ emails: undefined })
    expect(body['emails']).toEqual([{ value: body.userName.toLowerCase(), type: 'work', primary: true }])
  })

  test('is there once: under the same userName, whatever its capitals, and under the same externalId', async () => {
    const one = await created()
    for (const twice of [{ userName: one.userName.toUpperCase() }, { externalId: one['externalId'] }])
      expect(await scim('POST', '/Users', scimPerson(twice))).toMatchObject(error(409, { scimType: 'uniqueness' }))
    const two = await created()
    const patch = patchOf({ op: 'replace', path: 'userName', value: one.userName })
    expect(await scim('PATCH', `/Users/${two.id}`, patch)).toMatchObject(error(409, { scimType: 'uniqueness' }))
  })

  test('is replaced; what is left out stays', async () => {
    const { id, userName } = await created({ title: 'Professor' })
    const name = { givenName: 'Other', familyName: 'Name' }
    const { status, body } = await scim('PUT', `/Users/${id}`, { userName, name, active: true })
    expect(status).toBe(200)
    expect(body).toMatchObject({ displayName: 'Other Name', name, title: 'Professor' })
    expect(await accountOf(id)).toMatchObject({ name: 'Other Name', firstName: 'Other', lastName: 'Name' })
  })

  test('has another address, which ends mailed links; not one of somebody else', async () => {
    const { id } = await created()
    const { id: userId } = await accountOf(id)
    await server.db.passwordReset.create({
      data: { userId, tokenHash: `hash ${id}`, expiresAt: new Date(Date.now() + 60_000) },
    })
    const email = (value: string) => patchOf({ op: 'replace', path: 'emails[type eq "work"].value', value })
    expect((await scim('PATCH', `/Users/${id}`, email('New.Address@campus.example'))).status).toBe(200)
    expect((await accountOf(id)).email).toBe('new.address@campus.example')
    expect(await server.db.passwordReset.count({ where: { userId, usedAt: null } })).toBe(0)
    const other = await created()
    expect(await scim('PATCH', `/Users/${other.id}`, email('new.address@campus.example'))).toMatchObject(error(409))
  })

  test('who is not active is suspended at once, with the end of all sessions, and let in again', async () => {
    const { id } = await created()
    const account = await accountOf(id)
    const session = await server.session(account)
    const ask = async () => (await server.graphql('{ viewer { name } }', { headers: bearer(session) })).data?.['viewer']
    expect(await ask()).toEqual({ name: account.name })
    const active = (value: unknown) => scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'active', value }))
    expect((await active(false)).body['active']).toBe(false)
    expect((await ask()) ?? null).toBeNull()
    expect(await server.db.signIn.count({ where: { userId: account.id } })).toBe(0)
    expect((await accountOf(id)).status).toBe('SUSPENDED')
    expect((await active(true)).body['active']).toBe(true)
    expect((await accountOf(id)).status).toBe('ACTIVE')
    const reasons = await server.db.auditEntry.findMany({
      where: { entity: 'User', entityId: account.id, action: 'updateProvisionedUser' },
      orderBy: { id: 'asc' },
    })
    expect(reasons.map(({ comment }) => comment)).toEqual([
      `Deactivated in ${connection.name}`,
      `Reactivated in ${connection.name}`,
    ])
  })

  test('whom an administrator suspended is not let in by the connection', async () => {
    const { id } = await created()
    const active = (value: boolean) => scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'active', value }))
    await active(false)
    const { changeAccount } = await import('../features/accounts/changeAccount.ts')
    for (const status of ['ACTIVE', 'SUSPENDED'] as const) {
      const account = await accountOf(id)
      await server.db.$transaction((tx) => changeAccount({ tx, afterCommit: () => {} }, account, { status }))
    }
    expect((await active(true)).body['active']).toBe(false)
    await scim('DELETE', `/Users/${id}`)
    const again = await scim('POST', '/Users', scimPerson({ externalId: `id-of-${id}` }))
    expect(again.status).toBe(201)
    expect((await accountOf(id)).status).toBe('DEACTIVATED')
  })

  test('who is deleted is deactivated and not there; nothing is lost, and the same person comes back to it', async () => {
    const one = await created()
    const account = await accountOf(one.id)
    const project = await server.db.project.create({ data: { title: 'Kept', ownerId: account.id } as never })
    expect((await scim('DELETE', `/Users/${one.id}`)).status).toBe(204)
    expect(await scim('GET', `/Users/${one.id}`)).toMatchObject(error(404))
    expect(await scim('DELETE', `/Users/${one.id}`)).toMatchObject(error(404))
    expect((await scim('GET', '/Users')).body.totalResults).toBe(0)
    expect(await accountOf(one.id)).toMatchObject({ status: 'DEACTIVATED' })
    expect(await server.db.project.findUnique({ where: { id: project.id } })).toMatchObject({ ownerId: account.id })
    const { userName, externalId, emails } = one
    // Somebody else with the name, and even the address, does not get the account.
    const taken = await scim('POST', '/Users', scimPerson({ userName, emails, externalId: 'somebody-else' }))
    expect(taken).toMatchObject(error(409, { scimType: 'uniqueness' }))
    const back = await scim('POST', '/Users', scimPerson({ userName, emails, externalId }))
    expect(back).toMatchObject({ status: 201, body: { id: one.id, active: true } })
    expect(await accountOf(one.id)).toMatchObject({ id: account.id, status: 'ACTIVE' })
  })

  test('is mailed an invitation once, and only where administrators want it', async () => {
    const invitations = () =>
      server.db.$queryRaw<
        { count: number }[]
      >`SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'mailInvitation'`
    const count = async () => (await invitations().catch(() => [{ count: 0 }]))[0]!.count
    const before = await count()
    await created()
    expect(await count()).toBe(before)
    await connect({ invites: true })
    const given = scimPerson()
    await scim('POST', '/Users', given)
    await scim('POST', '/Users', given)
    expect(await count()).toBe(before + 1)
  })
})

describe('an account that exists', () => {
  const email = 'earlier@campus.example'
  const given = () => scimPerson({ userName: email, emails: [{ value: email }] })

  test('is not taken over by its address', async () => {
    await makeUser(server.db, { role: 'EXPERT', email })
    expect(await scim('POST', '/Users', given())).toMatchObject(error(409, { scimType: 'uniqueness' }))
  })

  test('is managed where administrators allow it for the domain, keeps its role, and is reported', async () => {
    const before = await makeUser(server.db, { role: 'EXPERT', email })
    await connect({ adoptsAccounts: true, mailDomains: ['campus.example'] })
    const { status, body } = await scim('POST', '/Users', given())
    expect(status).toBe(201)
    expect(await accountOf(String(body['id']))).toMatchObject({ id: before.id, role: 'EXPERT' })
    const { id } = await server.db.auditEntry.findFirstOrThrow({
      where: { entity: 'User', entityId: before.id, comment: `Now managed by ${connection.name}` },
    })
    expect(id).toBeGreaterThan(0)
    const second = await scimConnection(server.db, { adoptsAccounts: true, mailDomains: ['campus.example'] })
    expect(await scimClient(server, second.token)('POST', '/Users', given())).toMatchObject(error(409))
  })

  test('of an administrator never is', async () => {
    await makeUser(server.db, { role: 'ADMIN', email })
    await connect({ adoptsAccounts: true, mailDomains: ['campus.example'], makesAdministrators: true })
    expect(await scim('POST', '/Users', given())).toMatchObject(error(409))
  })

  test('with an address of another domain is out of reach, and so is that address', async () => {
    await connect({ adoptsAccounts: true, mailDomains: ['other.example'] })
    expect(await scim('POST', '/Users', given())).toMatchObject(error(400, { scimType: 'invalidValue' }))
    await connect({ mailDomains: ['campus.example'] })
    const { id } = await created()
    const patch = patchOf({ op: 'replace', path: 'emails', value: [{ value: 'x@evil.example' }] })
    expect(await scim('PATCH', `/Users/${id}`, patch)).toMatchObject(error(400))
  })
})

describe('an administrator', () => {
  test('keeps the address, and is deactivated unless it is the last one', async () => {
    const { id } = await created()
    const { id: userId, email } = await accountOf(id)
    await server.db.user.updateMany({ where: { role: 'ADMIN' }, data: { status: 'SUSPENDED' } })
    await server.db.user.update({ where: { id: userId }, data: { role: 'ADMIN' } })
    const set = (path: string, value: unknown) => scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path, value }))
    expect((await set('emails', [{ value: 'mine@campus.example' }])).status).toBe(200)
    expect((await accountOf(id)).email).toBe(email)
    expect(await set('active', false)).toMatchObject(error(409))
    expect(await scim('DELETE', `/Users/${id}`)).toMatchObject(error(409))
    expect(await accountOf(id)).toMatchObject({ status: 'ACTIVE', role: 'ADMIN' })
    await makeUser(server.db, { role: 'ADMIN' })
    expect((await set('active', false)).body['active']).toBe(false)
  })
})

test('while the platform is maintained, connections read and change nothing', async () => {
  const { id } = await created()
  const since = { maintenanceSince: new Date() }
  await server.db.platform.upsert({ where: { id: 1 }, create: { id: 1, ...since }, update: since })
  expect((await scim('GET', `/Users/${id}`)).status).toBe(200)
  const refused = await scim('DELETE', `/Users/${id}`)
  expect(refused).toMatchObject(error(503))
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await server.db.platform.updateMany({ data: { maintenanceSince: null } })
})
