/** Seeing the platform as another person: read-only, without secrets, in both logs, and over by itself. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { ROLES } from '../../policy.ts'
import { everyMutation } from '../../testing/everyMutation.ts'
import { idOf } from '../../testing/ids.ts'
import { person } from '../../testing/run.ts'
import { bearer, testServer, type TestServer } from '../../testing/server.ts'
import type { Viewer } from '../../viewer.ts'
import { openSession } from './session.ts'
import { endViewLater } from './viewAs.jobs.ts'

let server: TestServer
let admin: Viewer
let ann: Viewer
beforeAll(async () => {
  server = await testServer()
  admin = await person(server.db, 'ADMIN', { name: 'Adam Admin' })
})
beforeEach(async () => {
  ann = await person(server.db, 'RESEARCHER', { name: 'Ann Lee' })
})
afterAll(() => server.close())

const signedIn = async ({ id }: Viewer) =>
  (await openSession(server.db, id, { remember: false, userAgent: 'Test', address: '10.0.0.9' })).token
const begin = (token: string | null, id: number, reason: string | null = 'Cannot find the project') =>
  server.graphql('mutation ($input: ViewAsInput!) { viewAs(input: $input) { token expiresIn } }', {
    ...(token ? { headers: bearer(token) } : {}),
    variables: { input: { id: idOf('User', id), ...(reason === null ? {} : { reason }) } },
  })
async function view(of: Viewer = ann, by: Viewer = admin): Promise<string> {
  const { data, codes } = await begin(await signedIn(by), of.id)
  expect(codes).toEqual([])
  return (data!['viewAs'] as unknown as { token: string }).token
}
const ask = (token: string, query: string, variables: object = {}) =>
  server.graphql(query, { headers: bearer(token), variables })
const stop = (token: string) => ask(token, 'mutation { endViewAs { done } }')

test('administrators alone begin, with a reason and a recent password, never with another administrator', async () => {
  for (const role of ROLES.filter((one) => one !== 'ADMIN'))
    expect((await begin(await signedIn(await person(server.db, role)), ann.id)).codes, role).toEqual(['FORBIDDEN'])
  expect((await begin(null, ann.id)).codes).toEqual(['UNAUTHENTICATED'])
  const token = await signedIn(admin)
  expect((await begin(token, ann.id, '')).codes).toEqual(['INVALID'])
  expect((await begin(token, (await person(server.db, 'ADMIN')).id)).codes).toEqual(['CONFLICT'])
  expect((await begin(token, admin.id)).codes).toEqual(['CONFLICT'])
  expect((await begin(token, (await person(server.db, 'EXPERT', { status: 'SUSPENDED' })).id)).codes).toEqual([
    'CONFLICT',
  ])
  expect((await begin(token, 9_999_999)).codes).toEqual(['NOT_FOUND'])
  await server.db.signIn.updateMany({ where: { userId: admin.id }, data: { provenAt: new Date(0) } })
  expect((await begin(token, ann.id)).codes).toEqual(['REAUTHENTICATION_REQUIRED'])
})

test('it reads as the person, who is told; both are in the logs at begin and end', async () => {
  await makeProject(server.db, { ownerId: ann.id, title: 'Own draft', status: 'DRAFT' })
  const token = await view()
  const { data } = await ask(
    token,
    '{ viewer { number role viewedUntil permissions } projects { edges { node { title } } } }',
  )
  expect(data).toMatchObject({
    viewer: { number: ann.id, role: 'RESEARCHER', viewedUntil: expect.any(String) as string },
    projects: { edges: [{ node: { title: 'Own draft' } }] },
  })
  expect((data!['viewer'] as { permissions: string[] }).permissions).not.toContain('USER_MANAGE')
  const told = await server.db.notification.findFirstOrThrow({ where: { userId: ann.id, kind: 'ACCOUNT_VIEWED' } })
  expect(told.data).toMatchObject({ by: 'Adam Admin', reason: 'Cannot find the project' })
  expect((await stop(token)).codes).toEqual([])
  expect((await ask(token, '{ viewer { number } }')).codes).toEqual(['UNAUTHENTICATED'])
  const events = await server.db.securityEvent.findMany({ where: { userId: ann.id }, orderBy: { id: 'asc' } })
  expect(events.map(({ kind, actorId }) => [kind, actorId])).toEqual([
    ['VIEW_STARTED', admin.id],
    ['VIEW_ENDED', admin.id],
  ])
  const entries = await server.db.auditEntry.findMany({
    where: { entity: 'User', entityId: ann.id },
    orderBy: { id: 'asc' },
  })
  expect(entries.map(({ action, actorId, comment }) => [action, actorId, comment])).toEqual([
    ['viewAs', admin.id, 'Cannot find the project'],
    ['endViewAs', admin.id, null],
  ])
  expect(entries[0]!.address).not.toBe('')
})

test('every mutation is refused while it lasts, whatever it is', { timeout: 60_000 }, async () => {
  const token = await view()
  const done: string[] = []
  for (const { name, call, variables } of everyMutation()) {
    if (name === 'endViewAs') continue
    const { codes } = await ask(token, call, variables)
    if (codes.join() !== 'FORBIDDEN') done.push(`${name}: ${codes.join()}`)
  }
  expect(done).toEqual([])
})

test('REST writes, uploads, exports and the data of the person are refused', async () => {
  const { id } = await makeProject(server.db, { ownerId: ann.id, status: 'ACTIVE' })
  const headers = bearer(await view())
  const status = async (method: string, path: string, body?: object) =>
    (await server.ask(method, path, { headers, ...(body ? { body } : {}) })).status
  expect(await status('GET', `/api/projects/${id}`)).toBe(200)
  expect(await status('PATCH', `/api/projects/${id}`, { title: 'Other' })).toBe(403)
  expect(await status('POST', '/api/projects', { title: 'New' })).toBe(403)
  expect(await status('DELETE', `/api/projects/${id}`)).toBe(403)
  expect(await status('POST', '/api/upload', {})).toBe(403)
  expect(await status('GET', '/api/exports/projects?format=csv&column=Title:title')).toBe(403)
  const { codes } = await ask(headers.authorization.slice(7), '{ personalData }')
  expect(codes).toEqual(['FORBIDDEN'])
  expect(await server.db.auditEntry.count({ where: { actorId: ann.id } })).toBe(0)
})

test('keys, sessions, drafts, the security log and messages stay hidden', async () => {
  const idea = await server.db.idea.create({
    data: { title: 'Kiln', description: 'Hot', category: 'Other', submitterId: ann.id, status: 'SUBMITTED' },
  })
  await server.db.ideaMessage.create({ data: { ideaId: idea.id, authorId: ann.id, text: 'Between us' } })
  await server.db.draft.create({ data: { userId: ann.id, form: 'PROJECT', values: { title: 'Unsaid' } } })
  const own = await signedIn(ann)
  const messages = `{ idea(number: ${idea.id}) { title conversation(kind: SHARED, first: 5) { totalCount } } }`
  expect((await ask(own, messages)).data).toMatchObject({ idea: { conversation: { totalCount: 1 } } })
  const token = await view()
  expect((await ask(token, messages)).data).toMatchObject({ idea: { conversation: null } })
  for (const field of [
    'signIns { id }',
    'apiKeys { id }',
    'webhooks { id }',
    'connectedCalendars { id }',
    'securityEvents { totalCount }',
  ])
    expect((await ask(token, `{ ${field} }`)).codes.length, field).toBeGreaterThan(0)
  // Nor does the person see the session among the own ones.
  const { data } = await ask(own, '{ signIns { id } }')
  expect((data!['signIns'] as unknown as object[]).length).toBe(1)
})

test('it ends by itself, also when it is used, and its end is written down once', async () => {
  const token = await view()
  const { id, expiresAt } = await server.db.signIn.findFirstOrThrow({ where: { userId: ann.id, viewedById: admin.id } })
  expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(30 * 60_000)
  await server.db.signIn.update({ where: { id }, data: { lastSeenAt: new Date(0) } })
  await ask(token, '{ viewer { number } }')
  expect((await server.db.signIn.findUniqueOrThrow({ where: { id } })).expiresAt).toEqual(expiresAt)
  await server.db.signIn.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } })
  expect((await ask(token, '{ viewer { number } }')).codes).toEqual(['UNAUTHENTICATED'])
  await endViewLater.perform(server.db, { id })
  await endViewLater.perform(server.db, { id })
  expect(
    await server.db.securityEvent.count({ where: { userId: ann.id, kind: 'VIEW_ENDED', actorId: admin.id } }),
  ).toBe(1)
})

test('two who stop it at once write one end', async () => {
  const token = await view()
  await Promise.all([stop(token), stop(token), stop(token)])
  expect(await server.db.securityEvent.count({ where: { userId: ann.id, kind: 'VIEW_ENDED' } })).toBe(1)
  expect(await server.db.auditEntry.count({ where: { entityId: ann.id, action: 'endViewAs' } })).toBe(1)
})

test('it ends with the role or the account of the administrator, and when the person becomes one', async () => {
  const other = await person(server.db, 'ADMIN')
  const first = await view(ann, other)
  await server.db.user.update({ where: { id: other.id }, data: { role: 'KU_TEAM' } })
  expect((await ask(first, '{ viewer { number } }')).codes).toEqual(['UNAUTHENTICATED'])
  const second = await view()
  await server.db.user.update({ where: { id: ann.id }, data: { role: 'ADMIN' } })
  expect((await ask(second, '{ viewer { number } }')).codes).toEqual(['UNAUTHENTICATED'])
})
