/**
 * The requests of identity systems in the order and form in which they send them: Entra ID's (as its documentation of SCIM
 * endpoints shows them) with operations in capitals and truths as words, and Okta's with values without a path.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeLimits } from '../limits.ts'
import {
  enterprise,
  groupSchema,
  patchOf,
  scimClient,
  scimConnection,
  userSchema,
  type ScimClient,
} from '../testing/scimClient.ts'
import { testServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let scim: ScimClient

beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  closeLimits()
  await server.db.provisioningConnection.deleteMany({})
  await server.db.user.deleteMany({ where: { email: { endsWith: 'campus.example' } } })
  const { token } = await scimConnection(server.db, {}, { 'Technology Transfer': 'KU_TEAM' })
  scim = scimClient(server, token)
})
afterAll(() => server.close())

const roleOf = async (id: string) =>
  (await server.db.provisionedUser.findUniqueOrThrow({ where: { id: Number(id) }, include: { user: true } })).user.role
const filtered = (filter: string, more = '') => scim('GET', `/Users?filter=${encodeURIComponent(filter)}${more}`)

describe('Entra ID', () => {
  const user = {
    schemas: [userSchema, enterprise],
    externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
    userName: 'Test_User_ab6490ee@campus.example',
    active: true,
    displayName: 'Test User',
    emails: [{ primary: true, type: 'work', value: 'Test_User_fd0ea19b@campus.example' }],
    meta: { resourceType: 'User' },
    name: { formatted: 'givenName familyName', familyName: 'familyName', givenName: 'givenName' },
    roles: [],
    [enterprise]: { department: 'Chemistry', employeeNumber: '701984' },
    phoneNumbers: [{ type: 'work', value: '+971 2 000 0000' }],
  }

  test('tests the connection, creates, finds, changes, disables and deletes a person', async () => {
    // The test of the connection asks for somebody who cannot exist.
    const none = await filtered('userName eq "f0f6cb1a-8a5e-4f8e-9d0f-5b8a7a0f4a8f"')
    expect(none).toMatchObject({ status: 200, body: { totalResults: 0, Resources: [], startIndex: 1 } })

    const made = await scim('POST', '/Users', user)
    expect(made).toMatchObject({ status: 201, body: { displayName: 'Test User', active: true } })
    const id = String(made.body['id'])
    for (const filter of [
      `userName eq "${user.userName}"`,
      `externalId eq "${user.externalId}"`,
      'emails[type eq "work"].value eq "Test_User_fd0ea19b@campus.example"',
    ])
      expect((await filtered(filter)).body).toMatchObject({
        totalResults: 1,
        Resources: [{ id, externalId: user.externalId }],
      })

    const changed = await scim(
      'PATCH',
      `/Users/${id}`,
      patchOf(
        { op: 'Replace', path: 'emails[type eq "work"].value', value: 'updatedEmail@campus.example' },
        { op: 'Replace', path: 'name.familyName', value: 'updatedFamilyName' },
        { op: 'Add', path: `${enterprise}:department`, value: 'Physics' },
        { op: 'Add', path: `${enterprise}:manager`, value: '12' },
        { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '+971 5' },
        { op: 'Replace', value: { displayName: 'Updated User', 'name.givenName': 'updatedGivenName' } },
        { op: 'Add', path: 'addresses[type eq "work"].locality', value: 'Abu Dhabi' },
      ),
    )
    expect(changed).toMatchObject({
      status: 200,
      body: {
        displayName: 'Updated User',
        name: { familyName: 'updatedFamilyName', givenName: 'updatedGivenName' },
        emails: [{ value: 'updatedemail@campus.example' }],
        [enterprise]: { department: 'Physics' },
      },
    })
    const renamed = await scim(
      'PATCH',
      `/Users/${id}`,
      patchOf({ op: 'Replace', path: 'userName', value: '5b50642d-79fc-4410-9e90-4c077cdd1a59@campus.example' }),
    )
    expect(renamed.body['userName']).toBe('5b50642d-79fc-4410-9e90-4c077cdd1a59@campus.example')

    const disabled = await scim('PATCH', `/Users/${id}`, patchOf({ op: 'Replace', path: 'active', value: 'False' }))
    expect(disabled).toMatchObject({ status: 200, body: { active: false } })
    // Who is disabled is found all the same.
    expect((await filtered(`externalId eq "${user.externalId}"`)).body.Resources).toMatchObject([{ active: false }])
    expect((await filtered('active eq false')).body.totalResults).toBe(1)
    const enabled = await scim('PATCH', `/Users/${id}`, patchOf({ op: 'Add', path: 'active', value: 'True' }))
    expect(enabled.body['active']).toBe(true)
    expect((await scim('DELETE', `/Users/${id}`)).status).toBe(204)
  })

  test('creates a group, changes its members and its name, and deletes it; roles follow', async () => {
    const { body: made } = await scim('POST', '/Users', user)
    const id = String(made['id'])
    const externalId = '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159'
    const group = await scim('POST', '/Groups', {
      schemas: [groupSchema, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
      externalId,
      displayName: 'Technology Transfer',
      meta: { resourceType: 'Group' },
    })
    expect(group).toMatchObject({ status: 201, body: { displayName: 'Technology Transfer', members: [] } })
    const path = `/Groups/${String(group.body['id'])}`
    const found = await scim(
      'GET',
      `/Groups?excludedAttributes=members&filter=${encodeURIComponent('displayName eq "technology transfer"')}`,
    )
    expect(found.body.Resources).toMatchObject([{ externalId }])
    expect(found.body.Resources![0]).not.toHaveProperty('members')

    await scim('PATCH', path, patchOf({ op: 'Add', path: 'members', value: [{ $ref: null, value: id }] }))
    expect(await roleOf(id)).toBe('KU_TEAM')
    expect((await scim('GET', `/Users/${id}`)).body).toMatchObject({
      groups: [{ value: group.body['id'], display: 'Technology Transfer' }],
      roles: [{ value: 'KU_TEAM' }],
    })
    // Said again, nothing changes, and nobody is mailed.
    const letters = () => server.db.outgoingMail.count()
    const before = await letters()
    await scim('PATCH', path, patchOf({ op: 'Add', path: 'members', value: [{ $ref: null, value: id }] }))
    expect(await letters()).toEqual(before)
    await scim('PATCH', path, patchOf({ op: 'Remove', path: 'members', value: [{ $ref: null, value: id }] }))
    expect(await roleOf(id)).toBe('RESEARCHER')

    const renamed = await scim('PATCH', path, patchOf({ op: 'Replace', path: 'displayName', value: 'Others' }))
    expect(renamed).toMatchObject({ status: 200, body: { displayName: 'Others' } })
    expect((await scim('DELETE', path)).status).toBe(204)
    expect((await scim('GET', path)).status).toBe(404)
  })
})

describe('Okta', () => {
  const user = {
    schemas: [userSchema],
    userName: 'test.user@campus.example',
    name: { givenName: 'Test', familyName: 'User' },
    emails: [{ primary: true, value: 'test.user@campus.example', type: 'work' }],
    displayName: 'Test User',
    locale: 'en-US',
    externalId: '00ujl29u0le5T6Aj10h7',
    groups: [],
    password: '1mz050nq',
    active: true,
  }

  test('looks a person up, creates, replaces, deactivates and activates without a path', async () => {
    const page = '&startIndex=1&count=100'
    expect((await filtered('userName eq "test.user@campus.example"', page)).body).toMatchObject({
      totalResults: 0,
      itemsPerPage: 0,
    })
    const { status, body } = await scim('POST', '/Users', user)
    expect(status).toBe(201)
    expect(JSON.stringify(body)).not.toContain('1mz050nq')
    const path = `/Users/${String(body['id'])}`
    const account = await server.db.user.findUniqueOrThrow({
      where: { email: user.userName },
      select: { passwordHash: true },
    })
    // A password of the identity system is none here.
    expect(account.passwordHash).toBeNull()
    expect((await scim('GET', path)).body).toEqual(body)
    const replaced = await scim('PUT', path, {
      ...body,
      name: { givenName: 'Another', familyName: 'User' },
      displayName: 'Another User',
    })
    expect(replaced).toMatchObject({ status: 200, body: { displayName: 'Another User' } })
    const off = await scim('PATCH', path, patchOf({ op: 'replace', value: { active: false } }))
    expect(off).toMatchObject({ status: 200, body: { active: false } })
    expect((await scim('PUT', path, { ...off.body, active: true })).body['active']).toBe(true)
  })

  test('pushes a group with its members, takes one out by a filter, and renames it', async () => {
    const ids: string[] = []
    for (const n of [1, 2])
      ids.push(
        String(
          (
            await scim('POST', '/Users', {
              ...user,
              userName: `u${n}@campus.example`,
              emails: undefined,
              externalId: `okta-${n}`,
            })
          ).body['id'],
        ),
      )
    const [one, two] = ids as [string, string]
    const group = await scim('POST', '/Groups', {
      schemas: [groupSchema],
      displayName: 'Technology Transfer',
      members: [{ value: one, display: 'u1@campus.example' }],
    })
    expect(group.status).toBe(201)
    expect(await roleOf(one)).toBe('KU_TEAM')
    const path = `/Groups/${String(group.body['id'])}`
    expect((await scim('GET', '/Groups?startIndex=1&count=100')).body.totalResults).toBe(1)
    await scim(
      'PATCH',
      path,
      patchOf(
        { op: 'remove', path: `members[value eq "${one}"]` },
        { op: 'add', path: 'members', value: [{ value: two, display: 'u2@campus.example' }] },
      ),
    )
    expect([await roleOf(one), await roleOf(two)]).toEqual(['RESEARCHER', 'KU_TEAM'])
    const renamed = patchOf({ op: 'replace', value: { id: group.body['id'], displayName: 'Archive' } })
    expect((await scim('PATCH', path, renamed)).body['displayName']).toBe('Archive')
    expect(await roleOf(two)).toBe('RESEARCHER')
    const put = await scim('PUT', path, { displayName: 'Technology Transfer', members: [{ value: one }] })
    expect(put.body['members']).toMatchObject([{ value: one }])
    expect([await roleOf(one), await roleOf(two)]).toEqual(['KU_TEAM', 'RESEARCHER'])
  })
})
