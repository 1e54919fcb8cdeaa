/** Lists and nesting from outside are bounded wherever they come in. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SchemaDescription, SchemaInnerTypeDescription, SchemaObjectDescription } from 'yup'
import { bounds, tooLargeIn } from './bounds.ts'
import { lists } from './listField.ts'
import { closeLimits } from './limits.ts'
import { contextOf, person } from './testing/run.ts'
import { bearer, testServer, type TestServer } from './testing/server.ts'

let server: TestServer
let headers: Record<string, string>
beforeAll(async () => {
  server = await testServer()
  headers = bearer(await server.session(await person(server.db, 'ADMIN')))
})
afterAll(async () => {
  await server.close()
  closeLimits()
})

const nested = (levels: number) => {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = [value]
  return value
}

test('what is too large is named by its place', () => {
  expect(tooLargeIn({ filter: { role: Array(bounds.items).fill('x') } })).toBeNull()
  expect(tooLargeIn({ filter: { role: Array(bounds.items + 1).fill('x') } })).toEqual({
    path: 'filter.role',
    message: 'At most 1,000 values in a list',
  })
  expect(tooLargeIn({ from: new Date('0001-01-01') })).toEqual({
    path: 'from',
    message: 'The year must be between 1000 and 9999',
  })
  expect(tooLargeIn({ from: new Date('2026-11-22') })).toBeNull()
  expect(tooLargeIn(nested(bounds.depth))).toBeNull()
  expect(tooLargeIn(nested(100_000))).toMatchObject({ message: 'At most 40 levels of nesting' })
})

const filters = [...lists].flatMap(([name, list]) =>
  Object.entries((list.rules.describe() as SchemaObjectDescription).fields)
    .filter(([, rule]) => (rule as SchemaDescription).type === 'array')
    .map(([field, rule]) => ({ name, field, list, inner: (rule as SchemaInnerTypeDescription).innerType })),
)

test.each(filters)('$name refuses 1,001 values of $field, by name', async ({ list, field, inner }) => {
  const [value = 'x'] = (inner as SchemaDescription).oneOf
  const ctx = contextOf(server.db, await person(server.db, 'ADMIN'))
  await expect(list.where(ctx, { [field]: Array(1_001).fill(value) })).rejects.toMatchObject({
    extensions: { code: 'INVALID', fieldErrors: { [field]: 'At most 1,000 values in a list' } },
  })
})

test.each(['0000-01-01', '0001-01-01'])('the year of %s is refused at its field', async (day) => {
  const query = 'query ($from: DateTime) { meetings(filter: {from: $from}) { totalCount } }'
  const { errors } = await server.graphql(query, { headers, variables: { from: `${day}T00:00:00Z` } })
  expect(errors).toMatchObject([{ extensions: { code: 'INVALID', fieldErrors: { from: expect.any(String) } } }])
})

test('an operation with a long list in its variables is refused before it is read', async () => {
  const query = 'query ($role: [Role!]) { users(filter: {role: $role}) { totalCount } }'
  const started = performance.now()
  const answer = await server.graphql(query, { headers, variables: { role: Array(90_000).fill('ADMIN') } })
  expect(answer.errors).toMatchObject([
    { message: 'variables.role: At most 1,000 values in a list', extensions: { code: 'TOO_COMPLEX' } },
  ])
  expect(performance.now() - started).toBeLessThan(1_000)
})

test('nested JSON is refused over GraphQL and REST', async () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
  const query = 'mutation ($values: JSON) { saveDraft(input: {form: PROJECT, values: $values}) { viewer { id } } }'
  const body = `{"query": ${JSON.stringify(query)}, "variables": {"values": ${deep}}}`
  expect(await server.ask('POST', '/graphql', { headers, body })).toMatchObject({
    status: 400,
    body: { errors: [{ extensions: { code: 'TOO_COMPLEX' } }] },
  })
  const rest = await server.ask('PATCH', '/api/user/profile', { headers, body: `{"expertise": ${deep}}` })
  expect(rest.status).toBe(400)
})
