/** Text that the database cannot store is refused by every documented call, at the place where it stands, and never a fault of ours. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'
import type { AnySchema } from 'yup'
import { byteCalls, shims } from './table.ts'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await testServer()
  token = await server.session(await person(server.db, 'ADMIN'))
})
afterAll(() => server.close())

const bad = ['a\0b', 'a\ud800b']
const words = 'Contains a character that cannot be stored'
const pathOf = (path: string) =>
  path.replaceAll(/:\w+(\([^)]*\))?/g, (part) => (part.includes('a-z') ? 'projects' : '1'))

/** The call with the text in one field of its body. */
const inBody = shims
  .filter(({ method }) => method !== 'GET')
  .flatMap(({ method, path, action }) =>
    ['anything', ...Object.keys((action?.rules.fields ?? {}) as Record<string, AnySchema>)].map(
      (field) => [method, pathOf(path), field] as const,
    ),
  )
const inAddress = [...shims, ...byteCalls].flatMap(({ method, path, query = [] }) =>
  query.map((name) => [method, pathOf(path), name] as const),
)

test.each(inBody)('%s %s refuses it in %s', async (method, path, field) => {
  for (const text of bad) {
    const { status, body } = await server.ask(method, path, { body: { [field]: text }, headers: bearer(token) })
    expect([status, body]).toMatchObject([422, { code: 'INVALID', fields: { [field]: words } }])
  }
})

test.each(inAddress)('%s %s refuses it in ?%s', async (method, path, name) => {
  const { status, body } = await server.ask(method, `${path}?${name}=a%00b&${name}=ok`, { headers: bearer(token) })
  expect([status, body]).toMatchObject([422, { code: 'INVALID', fields: { [name]: words } }])
})

test.each(['entityType', 'file'])('an upload refuses it in %s', async (name) => {
  const part = (head: string, text: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`
  const body =
    name === 'file'
      ? part('name="entityType"', 'project') +
        part('name="entityId"', '1') +
        part(`name="file"; filename*=utf-8''a%00b.txt`, 'hello')
      : part('name="entityType"', 'a\0b') + part('name="file"; filename="a.txt"', 'hello')
  const headers = { ...bearer(token), 'content-type': 'multipart/form-data; boundary=x' }
  const answer = await server.ask('POST', '/api/upload', { body: `${body}--x--\r\n`, headers })
  expect([answer.status, answer.body]).toMatchObject([422, { code: 'INVALID', fields: { [name]: words } }])
})
