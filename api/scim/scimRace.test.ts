/** What identity systems send at the same moment: one person is created once, and groups at once give the right role. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { closeLimits } from '../limits.ts'
import { serve } from '../serve.ts'
import { fileDatabase } from '../testing/fileDatabase.ts'
import { patchOf, scimClient, scimConnection, scimPerson } from '../testing/scimClient.ts'

const { db } = await fileDatabase()
const served = await serve(db, { port: 0, host: '127.0.0.1', lastQuestions: 50 })
const ask = async (
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
) => {
  const answer = await fetch(`http://127.0.0.1:${served.port}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: (text ? JSON.parse(text) : '') as unknown }
}
const connection = await scimConnection(db, {}, { Team: 'KU_TEAM', Experts: 'EXPERT' })
const scim = scimClient({ ask }, connection.token)
beforeEach(() => closeLimits())
afterAll(() => served.close())

const statuses = async (requests: (() => ReturnType<typeof scim>)[]) =>
  (await Promise.all(requests.map((request) => request())))
    .map(({ status }) => status)
    .toSorted((one, other) => one - other)

test('of two requests that create the same person, one does', async () => {
  const given = scimPerson()
  const post = () => scim('POST', '/Users', given)
  expect(await statuses([post, post])).toEqual([201, 409])
  expect(await db.user.count({ where: { email: given.userName.toLowerCase() } })).toBe(1)
  expect(await db.provisionedUser.count({ where: { connectionId: connection.id } })).toBe(1)
})

test('of many that share only the address, or only the id there, one does', async () => {
  const { emails, externalId } = scimPerson()
  const other = () => ({ userName: `u${Math.random()}` })
  const byAddress = Array.from({ length: 4 }, () => () => scim('POST', '/Users', scimPerson({ ...other(), emails })))
  expect(await statuses(byAddress)).toEqual([201, 409, 409, 409])
  const byId = Array.from({ length: 4 }, () => () => scim('POST', '/Users', scimPerson({ externalId })))
  expect(await statuses(byId)).toEqual([201, 409, 409, 409])
})

test('somebody who was deleted comes back once', async () => {
  const given = scimPerson()
  const { body } = await scim('POST', '/Users', given)
  await scim('DELETE', `/Users/${String(body['id'])}`)
  const post = () => scim('POST', '/Users', given)
  expect(await statuses([post, post, post])).toEqual([201, 409, 409])
})

test('of two requests that delete a person, one does', async () => {
  const { body } = await scim('POST', '/Users', scimPerson())
  const remove = () => scim('DELETE', `/Users/${String(body['id'])}`)
  expect(await statuses([remove, remove])).toEqual([204, 404])
})

test('two groups that take the same people in at once leave each with the role of the first in the mapping', async () => {
  const ids: string[] = []
  for (let n = 0; n < 5; n++) ids.push(String((await scim('POST', '/Users', scimPerson())).body['id']))
  const members = ids.map((value) => ({ value }))
  const paths: string[] = []
  for (const displayName of ['Experts', 'Team'])
    paths.push(`/Groups/${String((await scim('POST', '/Groups', { displayName })).body['id'])}`)
  const add = (path: string, value: object[]) => () =>
    scim('PATCH', path, patchOf({ op: 'add', path: 'members', value }))
  const [experts, team] = paths as [string, string]
  expect(await statuses([add(experts, members), add(team, members.toReversed())])).toEqual([200, 200])
  const people = await db.provisionedUser.findMany({ where: { id: { in: ids.map(Number) } }, include: { user: true } })
  expect(people.map(({ user, groupRole }) => [user.role, groupRole])).toEqual(ids.map(() => ['KU_TEAM', 'KU_TEAM']))
})

test('two administrators whom the identity system closes at once are not both closed', async () => {
  const ids: string[] = []
  for (let n = 0; n < 2; n++) ids.push(String((await scim('POST', '/Users', scimPerson())).body['id']))
  await db.user.updateMany({ where: { role: 'ADMIN' }, data: { role: 'EXPERT' } })
  await db.user.updateMany({ where: { provisioned: { id: { in: ids.map(Number) } } }, data: { role: 'ADMIN' } })
  const close = (id: string) => () =>
    scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'active', value: false }))
  expect(await statuses(ids.map(close))).toEqual([200, 409])
  expect(await db.user.count({ where: { role: 'ADMIN', status: 'ACTIVE' } })).toBe(1)
})
