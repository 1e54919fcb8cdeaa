/** What one sees from outside: metrics, slow operations and traces. */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { config } from '../config.ts'
import { cleanUp } from '../features/accounts/account.jobs.ts'
import { enqueue } from '../job.ts'
import { log } from '../log.ts'
import { person } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'
import { startTracing } from './tracing.ts'

let server: TestServer
let token: string
const usual = { ...config }

beforeAll(async () => {
  server = await testServer()
  token = await server.session(await person(server.db, 'RESEARCHER'))
})
afterEach(() => {
  Object.assign(config, usual)
  vi.restoreAllMocks()
})
afterAll(() => server.close())

/** One of the browser's own queries that needs no variables, asked for by its hash. */
const file = path.join(import.meta.dirname, '../../persisted.json')
const [id] = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).find(([, text]) =>
  text.startsWith('query useUnreadCountQuery'),
)!
const askPersisted = (headers = {}) =>
  server.ask('POST', '/graphql', {
    body: { extensions: { persistedId: id } },
    headers: { ...bearer(token), 'cache-control': 'no-cache', ...headers },
  })
const metrics = async (headers: Record<string, string> = {}) => server.ask('GET', '/metrics', { headers })
/** The lines of a metric. */
const linesOf = async (name: string) =>
  String((await metrics()).body)
    .split('\n')
    .filter((line) => line.startsWith(name))

test('requests are counted by the names of ours, with how long they took and their SQL', async () => {
  expect((await askPersisted()).status).toBe(200)
  await server.graphql('query Mine { nope }', { headers: bearer(token) })
  await server.ask('GET', '/api/user', { headers: bearer(token) })
  await server.ask('GET', '/api/made-up-by-the-caller')
  await server.ask('GET', '/made-up-by-the-caller')
  const requests = (await linesOf('ascent_requests_total')).join('\n')
  expect(requests).toContain('{operation="useUnreadCountQuery",status="200"}')
  expect(requests).toContain('{operation="GET /api/user",status="200"}')
  expect(requests).toContain('{operation="rest",status="404"}')
  expect(requests).toContain('{operation="own text",status="GRAPHQL_VALIDATION_FAILED"}')
  expect(requests).not.toMatch(/made-up|Mine/)
  expect(await linesOf('ascent_request_duration_seconds_count{operation="useUnreadCountQuery"}')).toHaveLength(1)
  const [sum] = await linesOf('ascent_request_sql_statements_sum{operation="useUnreadCountQuery"}')
  expect(Number(sum!.split(' ').at(-1)), 'the session and the page').toBeGreaterThanOrEqual(2)
})

test('the state of the process is told: sockets, subscriptions, jobs, event loop', async () => {
  const socket = await server.socket(token)
  socket.send({ id: '1', type: 'subscribe', payload: { query: 'subscription { notificationAdded { __typename } }' } })
  await expect.poll(() => linesOf('ascent_subscriptions')).toEqual(['ascent_subscriptions 1'])
  expect(await linesOf('ascent_sockets')).toEqual(['ascent_sockets 1'])
  socket.close()
  await socket.closed
  await expect.poll(() => linesOf('ascent_subscriptions')).toEqual(['ascent_subscriptions 0'])
  await enqueue(server.db, cleanUp, {})
  expect(await linesOf('ascent_jobs{state="created"}')).toHaveLength(1)
  expect(await linesOf('nodejs_eventloop_lag_p99_seconds')).toHaveLength(1)
})

test('without a token only this machine reads them, and behind a proxy or in production nobody', async () => {
  expect((await metrics()).status).toBe(200)
  expect((await metrics({ 'x-forwarded-for': '10.0.0.1' })).status).toBe(404)
  config.production = true
  expect((await metrics()).status).toBe(404)
  config.metricsToken = 'metrics-token'
  expect((await metrics()).status).toBe(401)
  expect((await metrics({ authorization: 'Bearer metrics-tokex' })).status).toBe(401)
  expect((await metrics(bearer(token))).status, 'a session is no such token').toBe(401)
  expect((await metrics({ authorization: 'Bearer metrics-token' })).status).toBe(200)
})

test('what takes long is logged by its name, with the id that the answer had', async () => {
  const warn = vi.spyOn(log, 'warn')
  config.slowMs = -1
  const { headers } = await askPersisted()
  await expect.poll(() => warn.mock.calls.length).toBeGreaterThan(0)
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({
      operation: 'useUnreadCountQuery',
      status: '200',
      requestId: headers.get('x-request-id'),
      statements: expect.any(Number),
    }),
    'slow',
  )
})

interface Sent {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string } }[]
}

test('with an endpoint a request is sent as a trace: the request, its operation, its SQL without values', async () => {
  const spans: Sent[] = []
  const receiver = createServer((req: IncomingMessage, res) => {
    expect(req.url).toBe('/v1/traces')
    void json(req).then((body) => {
      const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] }
      spans.push(...resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)))
      res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const stop = await startTracing(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}`)
  const theirs = '0af7651916cd43dd8448eb211c80319c'
  await askPersisted({ traceparent: `00-${theirs}-b7ad6b7169203331-01` })
  await new Promise((resolve) => setTimeout(resolve, 50))
  await stop()
  receiver.close()

  const named = (name: string) => spans.find((span) => span.name === name)!
  const request = named('POST useUnreadCountQuery')
  expect(request).toMatchObject({ traceId: theirs, parentSpanId: 'b7ad6b7169203331' })
  const operation = named('graphql useUnreadCountQuery')
  expect(operation.parentSpanId).toBe(request.spanId)
  const sql = spans.filter(({ name }) => name === 'sql')
  expect(sql.map(({ parentSpanId }) => parentSpanId)).toContain(operation.spanId)
  expect(JSON.stringify(sql)).toMatch(/SELECT.*\$1/)
  expect(spans.every(({ traceId }) => traceId === theirs)).toBe(true)
  expect(JSON.stringify(spans)).not.toContain(token)
})
