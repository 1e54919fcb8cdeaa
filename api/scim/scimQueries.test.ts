/** Filters, pages, chosen attributes and PATCH: what they find and change, and that they reach no further. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeLimits } from '../limits.ts'
import { patchOf, scimClient, scimConnection, scimPerson, type ScimClient } from '../testing/scimClient.ts'
import { testServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let scim: ScimClient
const ids: string[] = []

const people = [
  { userName: 'ann@campus.example', externalId: 'A-1', name: { givenName: 'Ann', familyName: 'Lee' }, title: 'Dean' },
  { userName: 'bob_b@campus.example', externalId: 'B-2', name: { givenName: 'Bob', familyName: '100%' } },
  { userName: 'bobxb@campus.example', externalId: 'b-2', name: { givenName: 'Bobx', familyName: 'Ray' } },
  { userName: String.raw`DOMAIN\cy`, externalId: 'C"3', name: { givenName: 'Cy', familyName: 'Ng' }, active: false },
]

beforeAll(async () => {
  server = await testServer()
  closeLimits()
  const { token } = await scimConnection(server.db)
  scim = scimClient(server, token)
  for (const one of people) {
    const email = one.userName.includes('@') ? one.userName : 'cy@campus.example'
    const { body, status } = await scim('POST', '/Users', scimPerson({ ...one, emails: [{ value: email }] }))
    expect(status).toBe(201)
    ids.push(String(body['id']))
  }
  const other = await scimConnection(server.db)
  await scimClient(server, other.token)('POST', '/Users', scimPerson())
})
afterAll(() => server.close())

const find = (filter: string) => scim('GET', `/Users?filter=${encodeURIComponent(filter)}`)
const found = async (filter: string) => {
  const { status, body } = await find(filter)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.Resources!.map(({ id }) => people[ids.indexOf(String(id))]?.userName.slice(0, 3))
}

test.each([
  ['userName eq "ANN@campus.example"', ['ann']],
  ['externalId eq "B-2"', ['bob']],
  ['externalId eq "b-2"', ['bob']],
  [String.raw`externalId eq "C\"3"`, ['DOM']],
  [String.raw`userName eq "domain\\cy"`, ['DOM']],
  ['emails.value eq "ann@campus.example"', ['ann']],
  ['emails eq "ann@campus.example"', ['ann']],
  ['emails[type eq "work" and value eq "ann@campus.example"]', ['ann']],
  ['emails[type eq "home" and value eq "ann@campus.example"]', []],
  ['name.familyName eq "100%"', ['bob']],
  ['userName sw "bob"', ['bob', 'bob']],
  ['userName sw "bob" and name.givenName eq "bobx"', ['bob']],
  ['active eq true and not (userName co "bob")', ['ann']],
  ['active eq "False"', ['DOM']],
  ['(userName eq "ann@campus.example" or externalId eq "B-2") and active eq true', ['ann', 'bob']],
  ['title pr', ['ann']],
  ['userName ne "ann@campus.example"', ['bob', 'bob', 'DOM']],
  ['urn:ietf:params:scim:schemas:core:2.0:User:userName eq "ann@campus.example"', ['ann']],
  ['meta.created gt "2020-01-01T00:00:00Z"', ['ann', 'bob', 'bob', 'DOM']],
  ['meta.lastModified lt "2020-01-01T00:00:00Z"', []],
])('%s finds %j', async (filter, names) => {
  expect(await found(filter)).toEqual(names)
})

test.each([
  ['userName eq "%"', 0],
  ['userName sw "bob_"', 1],
  ['userName co "_"', 1],
  ['name.familyName eq "___"', 0],
  ['name.familyName co "%"', 1],
  [`userName eq "x' OR '1'='1"`, 0],
  [`userName eq "\\" or userName pr or userName eq \\""`, 0],
  ['id eq "1 or 1=1"', 0],
])('what is in quotation marks is a value: %s finds %i', async (filter, count) => {
  expect(await found(filter)).toHaveLength(count)
})

test.each([
  'userName',
  'userName eq',
  'userName eq unquoted',
  'passwordHash pr',
  'user.passwordHash sw "a"',
  'connectionId eq "1"',
  '__proto__ eq "x"',
  'constructor pr',
  'userName gt "a"',
  'active co "t"',
  'meta.created gt "yesterday"',
  'userName eq "a" and',
  '('.repeat(1_900),
  `userName eq "${'x'.repeat(2_100)}"`,
])('a filter that cannot be answered is refused (%#)', async (filter) => {
  expect(await find(filter)).toMatchObject({ status: 400, body: { scimType: 'invalidFilter' } })
})

test('an address that the database cannot hold is refused', async () => {
  expect(await find('userName eq "a\0b"')).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } })
})

test('people come in pages, whose total is that of all', async () => {
  const page = async (query: string) => {
    const { body } = await scim('GET', `/Users?${query}`)
    const { totalResults, startIndex, itemsPerPage, Resources } = body
    return [totalResults, startIndex, itemsPerPage, Resources!.map(({ id }) => ids.indexOf(String(id)))]
  }
  expect(await page('startIndex=1&count=2')).toEqual([4, 1, 2, [0, 1]])
  expect(await page('startIndex=3&count=2')).toEqual([4, 3, 2, [2, 3]])
  expect(await page('startIndex=5&count=2')).toEqual([4, 5, 0, []])
  expect(await page('count=0')).toEqual([4, 1, 0, []])
  expect(await page('startIndex=-3&count=-1')).toEqual([4, 1, 0, []])
  expect(await page('startIndex=0')).toEqual([4, 1, 4, [0, 1, 2, 3]])
  expect(await scim('GET', '/Users?count=many')).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } })
})

test('attributes are chosen or left out, whatever their capitals', async () => {
  const get = async (query: string) => (await scim('GET', `/Users/${ids[0]}?${query}`)).body
  expect(Object.keys(await get('attributes=userName')).toSorted()).toEqual(['id', 'schemas', 'userName'])
  expect(await get('attributes=NAME.givenname,emails.value')).toMatchObject({
    name: { givenName: 'Ann' },
    emails: [{ value: 'ann@campus.example' }],
  })
  expect((await get('attributes=name.givenName'))['name']).toEqual({ givenName: 'Ann' })
  const rest = await get('excludedAttributes=emails,name.familyName,id')
  expect(rest).not.toHaveProperty('emails')
  expect(rest).toMatchObject({ id: ids[0], name: { givenName: 'Ann' } })
  expect(rest['name']).not.toHaveProperty('familyName')
})

const ann = () => `/Users/${ids[0]}`

test.each([
  ['no schema', { Operations: [{ op: 'replace', path: 'title', value: 'x' }] }, 'invalidSyntax'],
  ['no operation', patchOf(), 'invalidSyntax'],
  ['an unknown operation', patchOf({ op: 'move', path: 'title' }), 'invalidSyntax'],
  ['no value', patchOf({ op: 'replace', path: 'title' }), 'invalidValue'],
  ['nothing to remove', patchOf({ op: 'remove' }), 'noTarget'],
  ['an unknown attribute', patchOf({ op: 'replace', path: 'passwordHash', value: 'x' }), 'invalidPath'],
  ['an attribute that must stay', patchOf({ op: 'remove', path: 'userName' }), 'mutability'],
  ['an open bracket', patchOf({ op: 'replace', path: 'emails[type eq "work"', value: 'x' }), 'invalidPath'],
  ['the prototype', patchOf({ op: 'add', path: '__proto__.polluted', value: 'x' }), 'invalidPath'],
  [
    'a value with a name of the prototype',
    patchOf({ op: 'add', value: { 'constructor.prototype.polluted': 1 } }),
    'invalidPath',
  ],
])('PATCH with %s is refused', async (_, body, scimType) => {
  expect(await scim('PATCH', ann(), body)).toMatchObject({ status: 400, body: { scimType } })
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test('PATCH changes all or nothing', async () => {
  const body = patchOf(
    { op: 'replace', path: 'title', value: 'Rector' },
    { op: 'replace', path: 'active', value: 'perhaps' },
  )
  expect((await scim('PATCH', ann(), body)).status).toBe(400)
  expect((await scim('GET', ann())).body['title']).toBe('Dean')
})

test('PATCH removes what may go', async () => {
  const removed = await scim(
    'PATCH',
    ann(),
    patchOf({ op: 'remove', path: 'title' }, { op: 'Remove', path: 'externalId' }),
  )
  expect(removed.status).toBe(200)
  expect(removed.body).not.toHaveProperty('title')
  expect(removed.body).not.toHaveProperty('externalId')
  await scim('PATCH', ann(), patchOf({ op: 'add', value: { title: 'Dean', externalId: 'A-1' } }))
})

test('groups are found by name and member', async () => {
  await scim('POST', '/Groups', { displayName: 'Team 50%', externalId: 'g1', members: [{ value: ids[0] }] })
  const groups = async (filter: string) =>
    (await scim('GET', `/Groups?filter=${encodeURIComponent(filter)}`)).body.totalResults
  expect(await groups('displayName eq "team 50%"')).toBe(1)
  expect(await groups('displayName eq "team 5%"')).toBe(0)
  expect(await groups('externalId eq "g1"')).toBe(1)
  expect(await groups(`members.value eq "${ids[0]}"`)).toBe(1)
  expect(await groups(`members[value eq "${ids[1]}"]`)).toBe(0)
  expect(await found('groups.value eq "999"')).toEqual([])
})
