/** The documented calls about bookings, and what these and meetings are about. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSupportRequest } from '../../prisma/seed/factories/support.ts'
import { person } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'
import type { Viewer } from '../viewer.ts'
import { dayLength } from '../days.ts'

let server: TestServer
let ann: Viewer, ben: Viewer
beforeAll(async () => {
  server = await testServer()
  ann = await person(server.db, 'RESEARCHER', { name: 'Ann Asks' })
  ben = await person(server.db, 'INDUSTRY', { name: 'Ben Berlin' })
})
afterAll(() => server.close())

const inDays = (days: number, hour = 6) =>
  new Date(Math.floor(Date.now() / dayLength) * dayLength + days * dayLength + hour * 3_600_000)

test('a booking is confirmed by its participant through the documented calls, and of many at once one is', async () => {
  const token = await server.session(ann)
  const other = await server.session(ben)
  const ask = (method: string, path: string, body?: object, as = token) =>
    server.ask(method, path, { headers: bearer(as), ...(body ? { body } : {}) })
  const bodies = [0, 0.25, 0.4].map((shift) => ({
    title: 'Lab visit',
    description: 'See the rig',
    scheduledDate: inDays(11, 6 + shift).toISOString(),
    participantIds: [ben.id],
    duration: 45,
  }))
  const made = await Promise.all(bodies.map((body) => ask('POST', '/api/bookings', body)))
  expect(made[0]).toMatchObject({
    status: 201,
    body: {
      title: 'Lab visit',
      description: 'See the rig',
      status: 'proposed',
      scheduledDate: bodies[0]!.scheduledDate,
      organizerId: ann.id,
      participantIds: [ben.id],
      duration: 45,
    },
  })
  const ids = made.map(({ body }) => (body as { id: number }).id)
  expect((await ask('PATCH', `/api/bookings/${ids[0]}/confirm`)).status).toBe(404)
  const confirmed = await Promise.all(ids.map((one) => ask('PATCH', `/api/bookings/${one}/confirm`, {}, other)))
  expect(confirmed.map(({ status }) => status).toSorted((one, another) => one - another)).toEqual([200, 409, 409])
  const one = ids[confirmed.findIndex(({ status }) => status === 200)]!
  const moved = await ask('PATCH', `/api/bookings/${one}`, { scheduledDate: inDays(12).toISOString(), title: 'Tour' })
  expect(moved.body).toMatchObject({ status: 'proposed', title: 'Tour', scheduledDate: inDays(12).toISOString() })
  expect((await ask('PATCH', `/api/bookings/${one}/cancel`, { reason: 'Ill' }, other)).body).toMatchObject({
    status: 'cancelled',
  })
  expect((await ask('GET', '/api/bookings?status=canceled')).body).toMatchObject([{ id: one }])
  expect((await ask('GET', `/api/meetings/${one}`)).status).toBe(404)

  const bookings = `/api/users/${ann.id}/bookings`
  const team = await server.session(await person(server.db, 'KU_TEAM'))
  expect((await ask('GET', bookings)).body).toHaveLength(3)
  expect((await ask('GET', bookings, undefined, team)).body).toMatchObject([
    { description: null },
    { description: null },
    { description: null },
  ])
  expect((await ask('GET', bookings, undefined, other)).status).toBe(403)
})

test('a meeting names what it is about by number: changed, taken away, and nothing for who may not see it', async () => {
  const token = await server.session(ann)
  const other = await server.session(ben)
  const ask = (method: string, path: string, body?: object, as = token) =>
    server.ask(method, path, { headers: bearer(as), ...(body ? { body } : {}) })
  const written = { title: 'Peeling film', description: 'It takes the dust along.', category: 'Other' }
  const { id: ideaId } = await server.db.idea.create({ data: { ...written, submitterId: ann.id, confidential: true } })
  const { id: supportRequestId } = await makeSupportRequest(server.db, { requesterId: ann.id })
  const meeting = { title: 'Talk', proposedTimes: [inDays(20).toISOString()], participantIds: [ben.id] }
  const made = await ask('POST', '/api/meetings', { ...meeting, ideaId })
  expect(made).toMatchObject({ status: 201, body: { ideaId, supportRequestId: null, projectId: null } })
  const { id } = made.body as { id: number }
  expect((await ask('GET', `/api/meetings/${id}`, undefined, other)).body).toMatchObject({ id, ideaId: null })
  const changed = await ask('PUT', `/api/meetings/${id}`, { supportRequestId })
  expect(changed.body).toMatchObject({ ideaId: null, supportRequestId })
  expect((await ask('PUT', `/api/meetings/${id}`, { supportRequestId: null })).body).toMatchObject({
    supportRequestId: null,
  })
  // What the organizer may not see is not there, and whose role sees none is refused.
  const stranger = await server.session(await person(server.db, 'RESEARCHER'))
  for (const about of [{ ideaId }, { supportRequestId }, { ideaId: 999_999 }]) {
    expect((await ask('POST', '/api/meetings', { ...meeting, ...about }, stranger)).status).toBe(404)
    const asBen = { ...meeting, participantIds: [ann.id], ...about }
    expect((await ask('POST', '/api/meetings', asBen, other)).status).toBe(403)
  }
})
