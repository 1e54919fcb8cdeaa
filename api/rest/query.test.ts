/** What a call reads from its address: every declared parameter is read or refused by name, and arrays are paged with a total. */
import { parse, print, TypeInfo, visit, visitWithTypeInfo, type FieldNode } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProject } from '../../prisma/seed/factories/projects.ts'
import { schema } from '../schema.ts'
import { person } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'
import { parameters } from './parameters.ts'
import { byteCalls, shims } from './table.ts'

let server: TestServer
const headers = {} as Record<'admin' | 'researcher' | 'expert' | 'investor', Record<string, string>>

beforeAll(async () => {
  server = await testServer()
  const researcher = await person(server.db, 'RESEARCHER')
  headers.researcher = bearer(await server.session(researcher))
  headers.admin = bearer(await server.session(await person(server.db, 'ADMIN')))
  headers.investor = bearer(await server.session(await person(server.db, 'INVESTOR')))
  headers.expert = bearer(await server.session(await person(server.db, 'EXPERT')))
  for (let n = 0; n < 3; n++) await makeProject(server.db, { ownerId: researcher.id })
})
afterAll(() => server.close())

const pathOf = (path: string) => path.replace(/:id\([^)]*\)\)?/, '1')
const reading = shims.filter(({ method, query }) => method === 'GET' && query)

/** Values that cannot be read, by the type that the description of the API names. */
const unreadable: Record<string, string[]> = {
  integer: ['abc', '-1', '1.5', '99999999999', '0x10', '1e3'],
  boolean: ['maybe', 'yes'],
}

describe('a value that cannot be read is refused by name', () => {
  const cases = reading.flatMap((shim) =>
    shim.query!.flatMap((name) => {
      const { schema } = parameters(name, shim.words?.[name])
      const items = (schema['items'] ?? {}) as { enum?: unknown }
      const known = schema['enum'] ?? items.enum
      const values = unreadable[schema['type'] as string] ?? (known ? ['flying'] : [])
      return values.map((value) => [shim.path, name, value] as const)
    }),
  )
  test.each(cases)('%s?%s=%s', async (path, name, value) => {
    const rest = (reading.find((shim) => shim.path === path)!.needs ?? []).filter((other) => other !== name)
    const query = new URLSearchParams([[name, value], ...rest.map((other) => [other, '1'])])
    const answers = await Promise.all(
      Object.values(headers).map((as) => server.ask('GET', `${pathOf(path)}?${query}`, { headers: as })),
    )
    const allowed = answers.filter(({ status }) => status !== 403)
    expect(allowed.length).toBeGreaterThan(0)
    for (const answer of allowed)
      expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID', fields: { [name]: expect.any(String) } } })
  })

  test('parameters that need a value are named when it is missing', async () => {
    expect(await server.ask('GET', '/api/projects/members', { headers: headers.researcher })).toMatchObject({
      status: 422,
      body: { fields: { projectId: 'Add projectId to the address' } },
    })
  })
})

test('words are read in each spelling, and the documented ones are listed when one is unknown', async () => {
  const ask = (query: string) => server.ask('GET', `/api/industry-challenges?${query}`, { headers: headers.admin })
  for (const sector of ['oil-gas', 'oil_gas', 'OIL_GAS', 'energy,oil-gas'])
    expect((await ask(`sector=${sector}`)).status).toBe(200)
  const { body } = await ask('sector=oil')
  expect((body as { message: string }).message).toMatch(/^Unknown: oil\. Known: .*oil-gas/)
})

describe('an array is a page', () => {
  test('with the number of all and the pages around it in the headers', async () => {
    const page = async (query: string) => {
      const answer = await server.ask('GET', `/api/projects/my?${query}`, { headers: headers.researcher })
      return {
        rows: (answer.body as unknown[]).length,
        total: answer.headers.get('x-total-count'),
        link: answer.headers.get('link'),
      }
    }
    expect(await page('')).toEqual({ rows: 3, total: '3', link: null })
    expect(await page('limit=2')).toEqual({ rows: 2, total: '3', link: '<?limit=2&page=2>; rel="next"' })
    expect(await page('limit=2&page=2')).toEqual({ rows: 1, total: '3', link: '<?limit=2&page=1>; rel="prev"' })
  })

  test('the credential in the address is in no link', async () => {
    const token = headers.researcher['authorization']!.replace('Bearer ', '')
    const answer = await server.ask('GET', `/api/projects/my?limit=2&token=${token}`)
    expect(answer.headers.get('link')).toBe('<?limit=2&page=2>; rel="next"')
  })

  test('every total that a call reads is exact', () => {
    const stopping = shims.flatMap(({ path, document }) => {
      const types = new TypeInfo(schema)
      const found: string[] = []
      const field = ({ arguments: given }: FieldNode) => {
        const takes = types.getFieldDef()?.args.some(({ name }) => name === 'exact')
        const isExact = given?.some(({ name, value }) => name.value === 'exact' && print(value) === 'true')
        if (takes && !isExact) found.push(path)
      }
      visit(parse(document), visitWithTypeInfo(types, { Field: field }))
      return found
    })
    expect(stopping).toEqual([])
  })

  test('every call whose answer is a connection as an array says the total', () => {
    const silent = shims.filter(
      ({ method, document, total, query }) =>
        method === 'GET' && document.includes('edges') && !total && !query?.includes('limit'),
    )
    // The dashboard shows the first ten, a project brings its history along, and a portfolio its latest holdings.
    expect(silent.map(({ path }) => path)).toEqual([
      '/api/kuteam/dashboard',
      '/api/kuteam/projects/:id(\\d{1,9})',
      '/api/investors/portfolio',
    ])
  })
})

test('lists of projects are empty for a role that reads none', async () => {
  for (const path of ['/api/projects/my', '/api/user-projects'])
    expect(await server.ask('GET', path, { headers: headers.expert })).toMatchObject({ status: 200, body: [] })
  expect(await server.ask('GET', '/api/projects', { headers: headers.expert })).toMatchObject({
    status: 200,
    body: { data: [], total: 0, page: 1, totalPages: 0 },
  })
})

test('every call of the table declares parameters that are described', () => {
  for (const { query = [] } of [...shims, ...byteCalls])
    for (const name of query) expect(parameters(name).description, name).not.toBe('')
})
