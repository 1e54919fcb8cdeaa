/** The shapes that the documented calls about notifications give. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bearer, testServer, type TestServer } from '../testing/server.ts'
import { person } from '../testing/run.ts'
import type { Viewer } from '../viewer.ts'

let server: TestServer
let ann: Viewer
let headers: Record<string, string>

beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  ann = await person(server.db, 'RESEARCHER')
  headers = bearer(await server.session(ann))
})
afterAll(() => server.close())

const tell = ({ id }: Viewer) =>
  server.db.notification.create({ data: { userId: id, kind: 'PASSWORD_CHANGED', data: {} } })
const unread = async () => (await server.ask('GET', '/api/notifications/unread-count', { headers })).body

test('they are an array, the newest first', async () => {
  const [older, newer] = [await tell(ann), await tell(ann)]
  const { body } = await server.ask('GET', '/api/notifications', { headers })
  expect(body).toEqual(
    [newer, older].map(({ id, createdAt }) => ({
      id,
      title: expect.any(String),
      message: expect.any(String),
      type: expect.stringMatching(/^(success|warning|error|reminder|info)$/),
      category: 'security',
      isRead: false,
      actionUrl: expect.toSatisfy((value) => value === null || String(value).startsWith('/')),
      createdAt: createdAt.toISOString(),
    })),
  )
  expect((await server.ask('GET', '/api/notifications?limit=1', { headers })).body).toHaveLength(1)
})

test('the unread ones are counted', async () => {
  expect(await unread()).toEqual({ count: 0 })
  await tell(ann)
  await tell(await person(server.db, 'RESEARCHER'))
  expect(await unread()).toEqual({ count: 1 })
})

test('one is marked as read, and given back', async () => {
  const [{ id }] = [await tell(ann), await tell(ann)]
  expect(await server.ask('PATCH', `/api/notifications/${id}/read`, { headers })).toMatchObject({
    status: 200,
    body: { id, isRead: true },
  })
  expect(await unread()).toEqual({ count: 1 })
})

test('someone else’s is not there, and stays unread', async () => {
  const { id } = await tell(await person(server.db, 'RESEARCHER'))
  expect((await server.ask('PATCH', `/api/notifications/${id}/read`, { headers })).status).toBe(404)
  expect(await server.db.notification.findUnique({ where: { id } })).toMatchObject({ readAt: null })
})

test('all are marked as read, without a body', async () => {
  await tell(ann)
  await tell(ann)
  expect(await server.ask('PATCH', '/api/notifications/read-all', { headers })).toMatchObject({ status: 204, body: '' })
  expect(await unread()).toEqual({ count: 0 })
})

test('an unsubscribe address that is opened leads to the page that asks, and ends nothing', async () => {
  const answer = await fetch(`${server.url}/api/unsubscribe/1.DIGEST.seal`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/unsubscribe?token=1.DIGEST.seal'])
})
