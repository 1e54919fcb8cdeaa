/** What one session or connection may ask for, by number. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { config } from '../config.ts'
import { closeLimits } from '../limits.ts'
import { perform, person, run } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'
import type { Viewer } from '../viewer.ts'

let server: TestServer
let viewer: Viewer
beforeAll(async () => {
  server = await testServer()
  viewer = await person(server.db, 'RESEARCHER')
})
beforeEach(closeLimits)
afterAll(() => server.close())

test('a session that asks too often reads which limit it has hit, alone', async () => {
  const [one, other] = [bearer(await server.session(viewer)), bearer(await server.session(viewer))]
  const ask = (headers: Record<string, string>) => server.graphql('{ viewer { id } }', { headers })
  const most = config.sessionRequests
  for (let batch = 0; batch < most / 100; batch++) await Promise.all(Array.from({ length: 100 }, () => ask(one)))
  expect((await ask(one)).errors).toMatchObject([
    {
      message: expect.stringMatching(/^More than 1,200 requests in a minute\. Try again in (\d+ seconds|1 minute)\.$/),
      extensions: { code: 'RATE_LIMITED', limit: { name: 'session', most, seconds: 60 } },
    },
  ])
  expect(await server.ask('GET', '/api/user', { headers: one })).toMatchObject({ status: 429 })
  expect((await ask(other)).errors).toEqual([])
})

test('one connection has a hundred subscriptions', async () => {
  const socket = await server.socket(await server.session(viewer))
  const query = 'subscription { notificationAdded { notification { id } } }'
  for (let id = 1; id <= 101; id++) socket.send({ type: 'subscribe', id: String(id), payload: { query } })
  let refused = await socket.next()
  while (refused?.type !== 'error') refused = await socket.next()
  expect(refused).toMatchObject({ id: '101', payload: [{ message: 'At most 100 subscriptions on one connection' }] })
})

test('meetings, tests of webhooks and own data are limited by account', async () => {
  const codesOf = async (times: number, ask: () => Promise<{ codes: string[] }>) => {
    const codes: string[] = []
    for (let n = 0; n < times; n++) codes.push(...(await ask()).codes)
    return codes.filter((code) => code === 'RATE_LIMITED').length
  }
  const input = {
    title: 'x',
    times: [new Date(Date.now() + 86_400_000).toISOString()],
    participantIds: [btoa('User:0')],
  }
  expect(await codesOf(61, () => perform(server.db, 'createMeeting', input, { as: viewer }))).toBe(1)
  expect(await codesOf(31, () => perform(server.db, 'testWebhook', { id: btoa('Webhook:1') }, { as: viewer }))).toBe(1)
  expect(await codesOf(21, () => run(server.db, '{ personalData }', { as: viewer }))).toBe(1)
})
