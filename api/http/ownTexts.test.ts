/** Whose own texts are answered in production. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getIntrospectionQuery } from 'graphql'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { config } from '../config.ts'
import { person } from '../testing/run.ts'
import { bearer, cookie, testServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let session: string
const usual = { ...config }

beforeAll(async () => {
  server = await testServer()
  session = await server.session(await person(server.db, 'RESEARCHER'))
})
beforeEach(() => void (config.production = true))
afterEach(() => void Object.assign(config, usual))
afterAll(() => server.close())

const own = '{ demo publicStats { departments } }'
const codes = async (query: string, headers: Record<string, string> = {}) =>
  (await server.graphql(query, { headers })).codes

describe('a visitor', () => {
  test.each([
    own,
    'query A { demo } query B { __typename }',
    '{ ...F } fragment F on Query { demo }',
    '{ ... { demo } }',
    '{ __schema: demo }',
    '{ __typename demo }',
    'mutation { forgotPassword(input: {email: "a@b.example"}) { message } }',
  ])('is not answered %s', async (query) => {
    const body = { query, operationName: /A/.test(query) ? 'A' : undefined }
    expect((await server.ask('POST', '/graphql', { body })).body).toMatchObject({
      errors: [
        {
          message: 'Custom operations require a session or an API key',
          extensions: { code: 'UNAUTHENTICATED' },
        },
      ],
    })
    expect(await codes(query, bearer('ended'))).not.toEqual([])
  })

  test('reads the schema and signs in', async () => {
    expect(await codes(getIntrospectionQuery())).toEqual([])
    const wrong = 'mutation { login(input: {email: "a@b.example", password: "wrong-one"}) { token } }'
    expect((await server.graphql(wrong)).errors).toMatchObject([{ message: 'Login failed' }])
  })

  test('is answered what our pages ask, by hash and by text', async () => {
    const file = path.join(import.meta.dirname, '../../persisted.json')
    const [hash, text] = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).find(
      ([, words]) => words.startsWith('query appQuery'),
    )!
    const [byHash, byText] = await Promise.all(
      [{ extensions: { persistedId: hash } }, { query: text }].map((body) => server.ask('POST', '/graphql', { body })),
    )
    expect(byHash!.body).toMatchObject({ data: { viewer: null } })
    expect(byText!.body).toEqual(byHash!.body)
    expect(await codes(`${text} `)).toEqual(['UNAUTHENTICATED'])
  })
})

test('who is signed in is answered', async () => {
  expect(await codes(own, bearer(session))).toEqual([])
  expect(await codes(own, cookie(session))).toEqual([])
})

test('an API key is answered', async () => {
  const make = 'mutation { createApiKey(input: {name: "k", scopes: [READ], expiresInDays: 1}) { key } }'
  const { data } = await server.graphql(make, { headers: bearer(session) })
  expect(await codes(own, bearer((data!['createApiKey'] as { key: string }).key))).toEqual([])
})

test('outside production everybody is', async () => {
  config.production = false
  expect(await codes(own)).toEqual([])
})
