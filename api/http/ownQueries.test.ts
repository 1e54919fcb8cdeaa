/** Queries of our own pages go a shorter way; what they are answered is what the same text is answered as anybody's. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeProject } from '../../prisma/seed/factories/projects.ts'
import { rateLimited } from '../errors.ts'
import { Access } from '../access.ts'
import { person } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'
import { ownOperations } from './persisted.ts'

const texts = {
  project: 'query Own($number: Int!) { project(number: $number) { title owner { name } } }',
  description: 'query Own($number: Int!) { project(number: $number) { description } }',
  statistics: 'query Own { platformStats { __typename } }',
  old: 'query Own { projects { gone } }',
  two: 'query One { viewer { name } } query Two { viewer { role } }',
}
const idOf = (text: string) => createHash('sha256').update(text).digest('hex')
const description = 'Pumps that nobody hears. '.repeat(100)
let server: TestServer
let token: string
let number: number

beforeAll(async () => {
  vi.spyOn(ownOperations, 'all').mockReturnValue(
    Object.fromEntries(Object.values(texts).map((text) => [idOf(text), text])),
  )
  server = await testServer()
  const owner = await person(server.db, 'RESEARCHER', { name: 'Ada' })
  token = await server.session(owner)
  number = (await makeProject(server.db, { ownerId: owner.id, title: 'Quiet pumps', description })).id
})
afterAll(async () => {
  vi.restoreAllMocks()
  await server.close()
})

interface Asked {
  variables?: unknown
  operationName?: unknown
  headers?: Record<string, string>
}

/** The answers to a text: by its hash, and written out. */
async function both(text: string, { headers = bearer(token), ...body }: Asked = {}) {
  const ask = (how: object) => server.ask('POST', '/graphql', { body: { ...body, ...how }, headers })
  const answers = [await ask({ extensions: { persistedId: idOf(text) } }), await ask({ query: text })]
  return answers.map(({ status, headers, body }) => ({
    status,
    type: headers.get('content-type'),
    retryAfter: headers.get('retry-after'),
    body: JSON.parse(JSON.stringify(body).replaceAll(/"requestId":"[^"]+"/g, '"requestId":"…"')) as unknown,
  }))
}

const cases: [string, string, () => Asked][] = [
  ['a record', texts.project, () => ({ variables: { number } })],
  ['a record that is not there', texts.project, () => ({ variables: { number: number + 1 } })],
  ['a visitor', texts.project, () => ({ variables: { number }, headers: {} })],
  ['a session that is none', texts.project, () => ({ variables: { number }, headers: bearer('none') })],
  ['what the role may not', texts.statistics, () => ({})],
  ['a variable of another type', texts.project, () => ({ variables: { number: 'many' } })],
  ['a field that is gone', texts.old, () => ({})],
  ['no variables', texts.project, () => ({})],
  ['variables that are none', texts.project, () => ({ variables: [number] })],
  ['one operation of two', texts.two, () => ({ operationName: 'Two' })],
  ['neither operation of two', texts.two, () => ({})],
  ['an operation that is not there', texts.two, () => ({ operationName: 'Three' })],
  [
    'the type of the standard',
    texts.project,
    () => ({ variables: { number }, headers: accepting('application/graphql-response+json') }),
  ],
  [
    'what our app takes',
    texts.project,
    () => ({ variables: { number }, headers: accepting('application/graphql-response+json, application/json') }),
  ],
  ['plain JSON', texts.statistics, () => ({ headers: accepting('application/json') })],
  ['a page', texts.project, () => ({ variables: { number }, headers: accepting('text/html') })],
]
const accepting = (accept: string) => ({ ...bearer(token), accept })

test.each(cases)('%s', async (_, text, asked) => {
  const [own, written] = await both(text, asked())
  expect(own).toEqual(written)
})

test('a long answer is compressed for who takes it so', async () => {
  const body = { extensions: { persistedId: idOf(texts.description) }, variables: { number } }
  for (const [accepted, encoding] of [
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const headers = { ...bearer(token), 'accept-encoding': accepted }
    const answer = await server.ask('POST', '/graphql', { body, headers })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.body).toEqual({ data: { project: { description } } })
  }
})

test('what goes wrong on our side is masked, and a refusal that HTTP knows has its status', async () => {
  const failing = vi.spyOn(Access.prototype, 'need')
  for (const error of [new Error('secret'), rateLimited(30, { name: 'session', points: 1_200, duration: 60 })]) {
    failing.mockImplementation(() => {
      throw error
    })
    const headers = { ...bearer(token), 'cache-control': 'no-cache' }
    const [own, written] = await both(texts.project, { variables: { number }, headers })
    expect(own).toEqual(written)
    expect(JSON.stringify(own)).not.toContain('secret')
  }
  failing.mockRestore()
})
