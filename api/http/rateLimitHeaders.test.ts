/** The headers that say how many requests are left. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { config } from '../config.ts'
import { closeLimits } from '../limits.ts'
import { ownOperations } from './persisted.ts'
import { person } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let token: string
let key: string
beforeAll(async () => {
  server = await testServer()
  token = await server.session(await person(server.db, 'RESEARCHER'))
  const make = 'mutation { createApiKey(input: {name: "k", scopes: [READ], expiresInDays: 1}) { key } }'
  const { data } = await server.graphql(make, { headers: bearer(token) })
  key = (data!['createApiKey'] as { key: string }).key
})
beforeEach(() => closeLimits())
afterAll(() => server.close())

const limitsOf = ({ headers }: { headers: Headers }) => [headers.get('ratelimit-policy'), headers.get('ratelimit')]
const session = `"session";q=${config.sessionRequests};w=60`
const left = (name: string, remaining: number) => expect.stringMatching(new RegExp(`^"${name}";r=${remaining};t=\\d+$`))

test('documented calls and GraphQL say what is left of the limit of the session', async () => {
  const headers = bearer(token)
  const query = { query: '{ viewer { id } }' }
  const most = config.sessionRequests
  expect(limitsOf(await server.ask('GET', '/api/user', { headers }))).toEqual([session, left('session', most - 1)])
  expect(limitsOf(await server.ask('POST', '/graphql', { headers, body: query }))).toEqual([
    session,
    left('session', most - 2),
  ])
  const [id] = Object.entries(ownOperations.all('')).find(([, text]) => text.startsWith('query useUnreadCountQuery'))!
  const own = { extensions: { persistedId: id } }
  for (const remaining of [most - 3, most - 4])
    expect(limitsOf(await server.ask('POST', '/graphql', { headers, body: own }))).toEqual([
      session,
      left('session', remaining),
    ])
})

test('a refused, a missing and an invalid request count and say so too', async () => {
  const headers = bearer(token)
  for (const path of ['/api/projects/999999', '/api/system-health', '/api/experts?limit=x'])
    expect(limitsOf(await server.ask('GET', path, { headers })), path).toContain(session)
})

test('several limits stand in one list', async () => {
  const answer = await server.ask('POST', '/graphql', { headers: bearer(token), body: { query: '{ personalData }' } })
  expect(limitsOf(answer)).toEqual([
    `${session}, "personalDataAccount";q=20;w=3600`,
    expect.stringMatching(/^"session";r=\d+;t=\d+, "personalDataAccount";r=19;t=3600$/),
  ])
})

test('beyond the limit nothing is left, and Retry-After says the same as the header', async () => {
  const ask = () => server.ask('GET', '/api/white-label/active', { headers: bearer(key) })
  for (let batch = 0; batch < 6; batch++) await Promise.all(Array.from({ length: 100 }, ask))
  const refused = await server.ask('GET', '/api/user', { headers: bearer(key) })
  expect(refused.status).toBe(429)
  const wait = refused.headers.get('retry-after')
  expect(limitsOf(refused)).toEqual(['"apiKey";q=600;w=60', `"apiKey";r=0;t=${wait}`])
})

test('visitors are counted nowhere that they see: how often others tried an account stays unsaid', async () => {
  expect(limitsOf(await server.ask('GET', '/api/white-label/active'))).toEqual([null, null])
  const body = { email: 'nobody@test.example', password: 'not-the-one' }
  expect(limitsOf(await server.ask('POST', '/api/login', { body }))).toEqual([null, null])
})
