/** Other sites' pages read nothing unless their origin is listed, and never with a cookie. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { config } from '../config.ts'
import { person } from '../testing/run.ts'
import { bearer, cookie, testServer, type TestServer } from '../testing/server.ts'

const foreign = 'http://127.0.0.1:49999'
const body = { query: '{ viewer { name } }' }
let server: TestServer
let token: string

beforeAll(async () => {
  server = await testServer()
  token = await server.session(await person(server.db, 'COMMERCIALIZATION_TEAM', { name: 'Ada' }))
})
afterEach(() => config.allowedOrigins.clear())
afterAll(() => server.close())

const corsHeaders = (headers: Headers) => [...headers.keys()].filter((name) => name.startsWith('access-control-'))

const calls: [string, string, Record<string, string>, object?][] = [
  ['POST', '/graphql', {}, body],
  ['POST', '/graphql', { accept: 'text/event-stream' }, body],
  ['GET', '/graphql?query={viewer{name}}', {}],
  ['GET', '/api/user', {}],
  ['GET', '/api/nowhere', {}],
]
const preflight = (path: string, origin: string) =>
  server.ask('OPTIONS', path, { headers: { origin, 'access-control-request-method': 'POST' } })

// ASVS 3.4.2
test.each(calls)('%s %s says nothing to a foreign origin %o', async (method, path, headers, asked) => {
  const answer = await server.ask(method, path, {
    body: asked,
    headers: { ...cookie(token), ...headers, origin: foreign },
  })
  expect(corsHeaders(answer.headers)).toEqual([])
})

test.each(['/graphql', '/api/user', '/api/login'])(
  'a preflight of %s allows a foreign origin nothing',
  async (path) => {
    const { status, headers } = await preflight(path, foreign)
    expect([status, corsHeaders(headers)]).toEqual([204, []])
  },
)

test.each(calls)('%s %s is open to a listed origin, without cookies %o', async (method, path, headers, asked) => {
  config.allowedOrigins.add(foreign)
  const answer = await server.ask(method, path, { body: asked, headers: { ...headers, origin: foreign } })
  expect(answer.headers.get('access-control-allow-origin')).toBe(foreign)
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  expect(answer.headers.get('vary')?.toLowerCase()).toContain('origin')
})

test('a preflight of a listed origin allows a token, another origin nothing', async () => {
  config.allowedOrigins.add(foreign)
  const { headers } = await preflight('/graphql', foreign)
  expect(headers.get('access-control-allow-origin')).toBe(foreign)
  expect(headers.get('access-control-allow-headers')).toContain('authorization')
  expect(headers.get('access-control-allow-credentials')).toBeNull()
  expect(corsHeaders((await preflight('/graphql', 'http://127.0.0.1:50000')).headers)).toEqual([])
})

/** How a socket from an origin ends: the status of a refused upgrade, 'acknowledged', or its close code. */
function socket(headers: Record<string, string>, payload: object = {}): Promise<number | string> {
  const opened = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers })
  return new Promise<number | string>((resolve) => {
    opened.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
    opened.once('error', () => resolve('refused'))
    opened.once('close', resolve)
    opened.once('message', () => resolve('acknowledged'))
    opened.once('open', () => opened.send(JSON.stringify({ type: 'connection_init', payload })))
  }).finally(() => opened.terminate())
}

test('a socket from a foreign origin is refused; from a listed one it needs a token, a cookie does not count', async () => {
  const origin = { origin: foreign }
  expect(await socket({ ...origin, ...cookie(token) })).toBe(403)
  config.allowedOrigins.add(foreign)
  expect(await socket({ ...origin, ...cookie(token) })).toBe(4401)
  expect(await socket(origin, bearer(token))).toBe('acknowledged')
})
