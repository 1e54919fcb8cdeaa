/** The calls about action items of meetings. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'
import type { Viewer } from '../viewer.ts'

let server: TestServer
let ann: Viewer, ben: Viewer, eve: Viewer, team: Viewer
beforeAll(async () => {
  server = await testServer()
  ann = await person(server.db, 'RESEARCHER', { name: 'Ann Asks' })
  ben = await person(server.db, 'INDUSTRY', { name: 'Ben Berlin' })
  eve = await person(server.db, 'RESEARCHER')
  team = await person(server.db, 'COMMERCIALIZATION_TEAM')
})
afterAll(() => server.close())

test('action items are written, changed, done and removed by those who are at the meeting', async () => {
  const { id } = await server.db.meeting.create({
    data: {
      kind: 'BOOKING',
      state: 'COMPLETED',
      title: 'Lab visit',
      startsAt: new Date(0),
      endsAt: new Date(1_800_000),
      organizerId: ann.id,
      participants: { create: [{ userId: ann.id, role: 'ORGANIZER' }, { userId: ben.id }] },
    },
  })
  const path = `/api/meetings/${id}/action-items`
  const tokens = new Map(
    await Promise.all([ann, ben, eve, team].map(async (one) => [one, await server.session(one)] as const)),
  )
  const ask = (as: Viewer | null, method: string, address: string, body?: object) =>
    server.ask(method, address, { headers: as ? bearer(tokens.get(as)!) : {}, ...(body ? { body } : {}) })
  const item = { text: 'Send the samples', assigneeId: ben.id, dueOn: '2100-01-01' }

  const made = await ask(ann, 'POST', path, item)
  const shown = { text: 'Send the samples', dueOn: '2100-01-01', doneAt: null, overdue: false, assigneeId: ben.id }
  expect(made).toMatchObject({ status: 201, body: [{ ...shown, assignee: 'Ben Berlin' }] })
  const at = `${path}/${(made.body as { id: number }[])[0]!.id}`
  expect(await ask(ann, 'PUT', at, { ...item, text: 'Send more' })).toMatchObject({
    status: 200,
    body: [{ text: 'Send more' }],
  })
  expect(await ask(ben, 'PATCH', at, { done: true })).toMatchObject({
    status: 200,
    body: [{ doneAt: expect.any(String) }],
  })
  expect((await ask(ann, 'PUT', at, item)).status).toBe(409)
  expect((await ask(ann, 'POST', path, { ...item, assigneeId: eve.id })).body).toMatchObject({
    code: 'INVALID',
    fields: { assigneeId: expect.stringContaining('participant') },
  })
  for (const [who, status] of [
    [eve, 404],
    [team, 404],
    [null, 401],
  ] as const) {
    expect((await ask(who, 'GET', path)).status).toBe(status)
    expect((await ask(who, 'POST', path, item)).status).toBe(status)
    expect((await ask(who, 'PUT', at, item)).status).toBe(status)
    expect((await ask(who, 'PATCH', at, { done: false })).status).toBe(status)
    expect((await ask(who, 'DELETE', at)).status).toBe(status)
  }
  expect((await ask(ben, 'DELETE', at)).status).toBe(204)
  expect(await ask(ben, 'GET', path)).toMatchObject({ status: 200, body: [] })
})
