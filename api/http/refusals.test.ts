/** Requests that can never run are refused whole, with a code, the field at fault and plain words. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeProject } from '../../prisma/seed/factories/projects.ts'
import { Access } from '../access.ts'
import type { Viewer } from '../viewer.ts'
import { globalId } from '../rest/shim.ts'
import { person } from '../testing/run.ts'
import { bearer, cookie, testServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let token: string
let owner: Viewer

beforeAll(async () => {
  server = await testServer()
  owner = await person(server.db, 'RESEARCHER', { name: 'Ada' })
  token = await server.session(owner)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => server.close())

interface Refused {
  data?: unknown
  errors: { message: string; path?: unknown[]; extensions: { code: string; fieldErrors?: Record<string, string> } }[]
}

async function ask(body: unknown, headers: Record<string, string> = bearer(token)) {
  const answer = await server.ask('POST', '/graphql', { body, headers })
  return { ...answer, body: answer.body as Refused, error: (answer.body as Refused).errors[0]! }
}

const create = 'mutation ($input: CreateProjectInput!) { createProject(input: $input) { project { id } } }'
const list = 'query ($filter: ProjectFilter, $first: Int) { projects(filter: $filter, first: $first) { totalCount } }'
const one = 'query ($number: Int!) { project(number: $number) { title } }'

describe('variables that do not fit', () => {
  test.each<[string, object, Record<string, string>]>([
    [one, {}, { number: 'Required' }],
    [one, { number: 'many' }, { number: 'Must be a whole number' }],
    [
      list,
      { filter: { status: ['FLYING'] } },
      { 'filter.status[0]': expect.stringMatching(/^Must be one of ACTIVE, /) },
    ],
    [list, { filter: { colour: 'red' } }, { 'filter.colour': 'Is not a field of this input' }],
    [list, { filter: 'red' }, { filter: 'Must be an object' }],
    [
      create,
      { input: { startDate: '2026-13-45', title: 7 } },
      { startDate: 'Must be a date, YYYY-MM-DD', title: 'Must be text', description: 'Description is required' },
    ],
  ])('%s %o', async (query, variables, fieldErrors) => {
    const { status, error, body } = await ask({ query, variables })
    expect([status, error.extensions.code, body.data]).toEqual([400, 'INVALID', undefined])
    expect(error.extensions.fieldErrors).toEqual(fieldErrors)
    expect(error.message).not.toContain('$')
  })

  test('over a socket, too', async () => {
    const socket = await server.socket(token)
    socket.send({ type: 'subscribe', id: '1', payload: { query: one, variables: { number: 'many' } } })
    const { type, payload } = await socket.next()
    expect([type, payload]).toMatchObject([
      'error',
      [{ extensions: { code: 'INVALID', fieldErrors: { number: 'Must be a whole number' } } }],
    ])
    expect(JSON.stringify(payload)).not.toContain('http')
    socket.close()
  })
})

describe('text that cannot be stored', () => {
  const words = 'Contains a character that cannot be stored'
  test.each<[string, object, string]>([
    [create, { input: { title: 'a\0b' } }, 'title'],
    [create, { input: { title: 'ok', tags: ['x', '\ud800'] } }, 'tags[1]'],
    [list, { filter: { search: '\0' } }, 'filter.search'],
    ['{ projects(filter: {search: "a\\u0000b"}) { totalCount } }', {}, 'filter.search'],
    ['mutation { createProject(input: {title: "\\u0000", description: "x"}) { project { id } } }', {}, 'title'],
  ])('%s %j', async (query, variables, field) => {
    const { error, body } = await ask({ query, variables })
    expect([body.data, error.extensions]).toMatchObject([
      undefined,
      { code: 'INVALID', fieldErrors: { [field]: words } },
    ])
  })
})

describe('a credential that is not good', () => {
  const body = { query: '{ viewer { name } }' }
  test.each<[string, Record<string, string>]>([
    ['bearer', bearer('ended')],
    ['an API key', bearer('asc_ended')],
    ['x-api-key', { 'x-api-key': 'ended' }],
    ['another scheme', { authorization: 'Basic YTpi' }],
    ['a stream', { ...bearer('ended'), accept: 'text/event-stream' }],
  ])('%s answers 401', async (_, headers) => {
    const answer = await server.ask('POST', '/graphql', { body, headers })
    expect(answer.status).toBe(401)
    expect(JSON.stringify(answer.body)).toContain('UNAUTHENTICATED')
    expect(answer.headers.get('www-authenticate')).toContain('invalid_token')
  })

  test('in the address answers 401', async () => {
    const path = `/graphql?token=ended&query=${encodeURIComponent(body.query)}`
    expect((await server.ask('GET', path, { headers: { accept: 'application/json' } })).status).toBe(401)
  })

  test('a cookie is taken back, so that the browser’s next request is a visitor’s', async () => {
    const { status, headers } = await server.ask('POST', '/graphql', { body, headers: cookie('ended') })
    expect([status, headers.get('set-cookie')]).toEqual([401, expect.stringMatching(/^ascent_session=; .*Max-Age=0/)])
  })

  test('no credential at all is a visitor', async () => {
    expect((await server.ask('POST', '/graphql', { body })).body).toEqual({ data: { viewer: null } })
  })
})

describe('every error has a code, and none tells of our insides', () => {
  test.each<[string, unknown, string]>([
    ['malformed JSON', '{"query": ', 'BAD_REQUEST'],
    ['no object', '7', 'BAD_REQUEST'],
    ['no query', {}, 'BAD_REQUEST'],
    ['variables that are no object', { query: one, variables: 'x' }, 'BAD_REQUEST'],
    ['no GraphQL', { query: '{' }, 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', { query: '{ nowhere }' }, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'an operation that is not there',
      { query: 'query A { demo }', operationName: 'B' },
      'OPERATION_RESOLUTION_FAILURE',
    ],
    [
      'an automatic persisted query',
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'ab' } } },
      'PERSISTED_QUERY_NOT_SUPPORTED',
    ],
    [
      'an argument that is null',
      { query: 'query ($number: Int = 1) { project(number: $number) { title } }', variables: { number: null } },
      'INVALID',
    ],
  ])('%s', async (_, body, code) => {
    const { error, body: answer } = await ask(body)
    expect(error.extensions.code).toBe(code)
    expect(JSON.stringify(answer)).not.toMatch(/SyntaxError|originalError|stack/)
  })

  test('a fault of ours answers 500', async () => {
    vi.spyOn(Access.prototype, 'need').mockImplementation(() => {
      throw new Error('secret')
    })
    const { status, error } = await ask({ query: '{ platformStats { users } }' })
    expect([status, error.extensions.code]).toEqual([500, 'INTERNAL'])
  })
})

describe('nodes', () => {
  const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'
  test('one bad id is one null', async () => {
    const project = globalId('Project', (await makeProject(server.db, { ownerId: owner.id })).id)
    const ids = ['nonsense', project, globalId('Project', 999_999), globalId('Nothing', 1), project]
    const { body } = await server.ask('POST', '/graphql', {
      body: { query, variables: { ids } },
      headers: bearer(token),
    })
    expect(body).toEqual({ data: { nodes: [null, { id: project }, null, null, { id: project }] } })
  })

  test('more than 100 are refused', async () => {
    const { error } = await ask({ query, variables: { ids: Array(101).fill('x') } })
    expect(error.extensions).toMatchObject({ code: 'INVALID', fieldErrors: { ids: 'At most 100 at a time' } })
  })
})
