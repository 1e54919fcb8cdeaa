/** Groups: which role they give, and to whom they never give one. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeUser } from '../../prisma/seed/factories/people.ts'
import type { Role } from '../__generated__/prisma/enums.ts'
import { hashPassword } from '../features/accounts/password.ts'
import { closeLimits } from '../limits.ts'
import { idOf } from '../testing/ids.ts'
import { runJobs } from '../testing/jobs.ts'
import { patchOf, scimClient, scimConnection, scimPerson, type ScimClient } from '../testing/scimClient.ts'
import { testServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let scim: ScimClient
let connection: Awaited<ReturnType<typeof scimConnection>>

beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  closeLimits()
  await server.db.provisioningConnection.deleteMany({})
})
afterAll(() => server.close())

async function connect(data: Record<string, unknown>, roles: Record<string, Role>) {
  connection = await scimConnection(server.db, data, roles)
  scim = scimClient(server, connection.token)
}
const someone = async () => String((await scim('POST', '/Users', scimPerson())).body['id'])
const group = async (displayName: string, ...ids: string[]) =>
  `/Groups/${String((await scim('POST', '/Groups', { displayName, members: ids.map((value) => ({ value })) })).body['id'])}`
const userOf = async (id: string) =>
  (await server.db.provisionedUser.findUniqueOrThrow({ where: { id: Number(id) }, include: { user: true } })).user
const roleOf = async (id: string) => (await userOf(id)).role

test('the first group of the mapping counts; without one the usual role', async () => {
  await connect({ defaultRole: 'EXPERT' }, { Team: 'KU_TEAM', Researchers: 'RESEARCHER' })
  const id = await someone()
  expect(await roleOf(id)).toBe('EXPERT')
  await group('researchers', id)
  expect(await roleOf(id)).toBe('RESEARCHER')
  const team = await group('TEAM', id)
  expect(await roleOf(id)).toBe('KU_TEAM')
  await group('Library', id)
  expect(await roleOf(id)).toBe('KU_TEAM')
  await scim('DELETE', team)
  expect(await roleOf(id)).toBe('RESEARCHER')
})

test('another role ends sessions, is recorded with a reason, and is mailed', async () => {
  await connect({}, { Team: 'KU_TEAM' })
  const id = await someone()
  const user = await userOf(id)
  await server.session(user)
  await group('Team', id)
  expect(await server.db.signIn.count({ where: { userId: user.id } })).toBe(0)
  const entry = await server.db.auditEntry.findFirstOrThrow({
    where: { entity: 'User', entityId: user.id },
    orderBy: { id: 'desc' },
  })
  expect(entry).toMatchObject({
    action: 'createProvisionedGroup',
    comment: `Set by a group in ${connection.name}`,
    changes: { role: ['RESEARCHER', 'KU_TEAM'], provisioning: ['', connection.name] },
  })
  expect(await server.db.outgoingMail.count({ where: { email: user.email } })).toBe(1)
})

test('a role that people gave here stays until the groups give another one', async () => {
  await connect({}, { Team: 'KU_TEAM' })
  const id = await someone()
  await server.db.user.update({ where: { id: (await userOf(id)).id }, data: { role: 'EXPERT' } })
  const library = await group('Library', id)
  expect(await roleOf(id)).toBe('EXPERT')
  await scim('PATCH', library, patchOf({ op: 'remove', path: 'members' }))
  expect(await roleOf(id)).toBe('EXPERT')
  await group('Team', id)
  expect(await roleOf(id)).toBe('KU_TEAM')
})

test('an administrator is made by no group, unless administrators allow it', async () => {
  await connect({}, {})
  await server.db.provisioningRole.create({
    data: { connectionId: connection.id, value: 'Root', role: 'ADMIN', position: 0 },
  })
  const id = await someone()
  const root = await group('Root', id)
  expect(await roleOf(id)).toBe('RESEARCHER')
  // Nor does leaving a group take the role from an administrator whom people made.
  await server.db.user.update({ where: { id: (await userOf(id)).id }, data: { role: 'ADMIN' } })
  await scim('DELETE', root)
  expect(await roleOf(id)).toBe('ADMIN')

  await connect({ makesAdministrators: true }, { Root: 'ADMIN' })
  const other = await someone()
  const allowed = await group('Root', other)
  expect(await roleOf(other)).toBe('ADMIN')
  await scim('DELETE', allowed)
  expect(await roleOf(other)).toBe('RESEARCHER')
})

test('with other roles by groups, people in groups follow', async () => {
  await connect({}, { Team: 'KU_TEAM' })
  const [one, two] = [await someone(), await someone()]
  await group('Team', one)
  await group('Library', two)
  const admin = await makeUser(server.db, { role: 'ADMIN', passwordHash: await hashPassword('a-good-one') })
  const changed = await server.act(await server.session(admin), 'updateProvisioningConnection', {
    id: idOf('ProvisioningConnection', connection.id),
    name: connection.name,
    enabled: true,
    defaultRole: 'RESEARCHER',
    roles: [{ value: 'library', role: 'EXPERT' }],
  })
  expect(changed.codes).toEqual([])
  await runJobs(server.db)
  expect([await roleOf(one), await roleOf(two)]).toEqual(['RESEARCHER', 'EXPERT'])
})

test.each([
  ['without a name', { members: [] }, 'invalidValue'],
  ['with an unknown member', { displayName: 'A', members: [{ value: '999999' }] }, 'invalidValue'],
  ['with a member that is no id', { displayName: 'A', members: [{ value: 'x' }] }, 'invalidValue'],
  ['with a group inside', { displayName: 'A', members: [{ value: '1', type: 'Group' }] }, 'invalidValue'],
])('a group %s is refused', async (_, body, scimType) => {
  await connect({}, {})
  expect(await scim('POST', '/Groups', body)).toMatchObject({ status: 400, body: { scimType } })
})

test('a group is there once under its name', async () => {
  await connect({}, {})
  await group('Team')
  const again = await scim('POST', '/Groups', { displayName: 'TEAM' })
  expect(again).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } })
})

test('what PUT leaves out stays: a new name takes nobody out', async () => {
  await connect({}, { Team: 'KU_TEAM' })
  const id = await someone()
  const path = await group('Team', id)
  const { body } = await scim('PUT', path, { displayName: 'team' })
  expect(body).toMatchObject({ displayName: 'team', members: [{ value: id }] })
  expect(await roleOf(id)).toBe('KU_TEAM')
})

test('who is deleted is in no group any more', async () => {
  await connect({}, { Team: 'KU_TEAM' })
  const id = await someone()
  const path = await group('Team', id)
  await scim('DELETE', `/Users/${id}`)
  expect((await scim('GET', path)).body['members']).toEqual([])
})
