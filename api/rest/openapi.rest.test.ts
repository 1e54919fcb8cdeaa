/** The description of the API: valid by OpenAPI 3.1's rules, complete, true to what the server answers, and readable. */
import { createHash } from 'node:crypto'
import { buildSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProject } from '../../prisma/seed/factories/projects.ts'
import { person } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'
import { exampleProblems } from '../testing/contract.ts'
import type { Api, Operation } from './openapi/description.ts'
import { templateOf } from './openapi/document.ts'
import { bodyOf, type JsonSchema } from './openapi/schemaOfRules.ts'
import { byteCalls, shims } from './table.ts'

let server: TestServer
let api: Api
let admin: Record<string, string>
let investor: Record<string, string>

beforeAll(async () => {
  server = await testServer()
  api = (await server.ask('GET', '/api/openapi.json')).body as Api
  const ada = await person(server.db, 'ADMIN')
  admin = bearer(await server.session(ada))
  investor = bearer(await server.session(await person(server.db, 'INVESTOR')))
  await makeProject(server.db, { ownerId: ada.id })
  await makeProject(server.db, { trl: null })
  await server.db.notification.create({ data: { userId: ada.id, kind: 'PASSWORD_CHANGED', data: {} } })
})
afterAll(() => server.close())

const operations = () =>
  Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

/** Every value in the document, with where it stands. */
function* nodes(value: unknown, at = '#'): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return
  yield [at, value as Record<string, unknown>]
  for (const [name, item] of Object.entries(value)) yield* nodes(item, `${at}/${name}`)
}
const resolve = (ref: string) =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], api)

describe('by the rules of OpenAPI 3.1', () => {
  test('it says what it is', () => {
    expect(api).toMatchObject({
      openapi: '3.1.0',
      info: { title: expect.any(String), version: expect.any(String) },
      servers: [{ url: expect.stringMatching(/^https?:/) }],
    })
    const known = ['openapi', 'info', 'servers', 'tags', 'security', 'paths', 'components']
    expect(Object.keys(api).toSorted()).toEqual(known.toSorted())
  })

  test('every reference leads somewhere', () => {
    for (const [at, node] of nodes(api))
      if (typeof node['$ref'] === 'string') expect(resolve(node['$ref']), `${at} ${node['$ref']}`).toBeDefined()
  })

  test('operations have ids of their own, declared tags, and answers', () => {
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { operation, path } of operations()) {
      expect(operation.operationId).toMatch(/^[a-z]+[A-Za-z]+$/)
      expect(operation.summary, path).toMatch(/^[A-Z]/)
      for (const tag of operation.tags) expect(api.tags.map(({ name }) => name)).toContain(tag)
      const statuses = Object.keys(operation.responses)
      expect(statuses.filter((status) => /^20[014]$/.test(status))).toHaveLength(1)
      for (const status of statuses) expect(status).toMatch(/^[2-5]\d\d$/)
    }
  })

  test('what stands in a path is declared, and only that', () => {
    for (const { path, operation } of operations()) {
      expect(path).toMatch(/^\/api(\/([a-z.-]+|\{[a-z]+\}))+$/i)
      const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(inPath.map(({ name }) => name)).toEqual(named)
      expect(inPath.every(({ required }) => required)).toBe(true)
      const all = (operation.parameters ?? []).map(({ name, in: where }) => `${where} ${name}`)
      expect(new Set(all).size).toBe(all.length)
      for (const { name, description } of operation.parameters ?? []) expect(description, name).not.toBe('')
    }
  })

  test('every scheme of security is declared', () => {
    const schemes = Object.keys(api.components.securitySchemes)
    for (const needed of [api.security, ...operations().map(({ operation }) => operation.security ?? [])].flat())
      for (const name of Object.keys(needed)) expect(schemes).toContain(name)
  })

  test('schemas speak JSON Schema 2020-12', () => {
    const types = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null']
    const keywords = new Set(
      `$ref title type properties required items additionalProperties enum format description minimum maximum minLength
      maxLength minItems maxItems contentMediaType anyOf`.split(/\s+/),
    )
    const check = (schema: JsonSchema, at: string) => {
      for (const name of Object.keys(schema)) expect(keywords, `${at} ${name}`).toContain(name)
      for (const type of [schema['type'] ?? []].flat()) expect(types, at).toContain(type)
      const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>
      for (const name of (schema['required'] ?? []) as string[]) expect(properties, at).toHaveProperty([name])
      for (const [name, field] of Object.entries(properties)) check(field, `${at}/${name}`)
      if (schema['items']) check(schema['items'] as JsonSchema, `${at}/items`)
    }
    for (const [at, node] of nodes(api.paths)) if (at.endsWith('/schema')) check(node, at)
    for (const [name, schema] of Object.entries(api.components.schemas)) check(schema, name)
  })
})

test('it has every call of the table, and who may call it', () => {
  expect(operations()).toHaveLength(shims.length + byteCalls.length)
  const { get, put } = api.paths['/api/users/{id}'] as Record<'get' | 'put', Operation>
  expect(get.description).toBeUndefined()
  expect(put.description).toBe('For `admin`.')
  expect(api.paths['/api/login']!['post']!.security).toEqual([])
  expect(api.paths['/api/users/{id}']!['delete']!.responses).toHaveProperty('204')
})

test('bodies are what the rules say, in the call’s own words', () => {
  const bodyOf = (path: string, method: string) =>
    api.paths[path]![method]!.requestBody!.content['application/json']!.schema
  expect(bodyOf('/api/projects/{id}/approve-access', 'post')).toMatchObject({
    properties: { type: { enum: ['industry', 'investors'] }, approve: { type: 'boolean' } },
    required: ['type', 'approve'],
  })
  expect(bodyOf('/api/register', 'post')).toMatchObject({
    properties: {
      email: { type: 'string', format: 'email', maxLength: 254 },
      role: { enum: ['researcher', 'industry', 'investor', 'expert'] },
    },
    required: ['name', 'email', 'password', 'role'],
  })
  expect(bodyOf('/api/users/{id}', 'patch')).not.toHaveProperty('properties.id')
})

describe('what the server answers is as described', () => {
  const asked = shims.filter(({ method }) => method === 'GET').map(({ path }) => path)

  // Each answer is held against the description where it is asked for (testing/contract.ts).
  test.each(asked)('GET %s', async (path) => {
    const filled = path.replace(/:id\([^)]*\)\)?/, '1').replace(/:name\([^)]*\)/, 'person1')
    const { status } = await server.ask('GET', filled, { headers: admin })
    // What investors do for themselves is not for administrators.
    const answered = status === 403 ? await server.ask('GET', filled, { headers: investor }) : { status }
    expect([200, 404, 422]).toContain(answered.status)
  })

  test('refusals, too', async () => {
    for (const [method, path, body] of [
      ['GET', '/api/user', undefined],
      ['POST', '/api/register', {}],
      ['POST', '/api/login', '{'],
      ['POST', '/api/login', { email: 'nobody@test.example', password: 'a wrong pass phrase' }],
    ] as const)
      expect((await server.ask(method, path, { body })).status).toBeGreaterThanOrEqual(400)
  })
})

describe('every call that takes a body shows one', () => {
  const writing = shims.filter((shim) => shim.method !== 'GET' && 'required' in (bodyOf(shim) ?? {}))
  test.each(writing.map((shim) => [`${shim.method} ${shim.path}`, shim] as const))('%s', (_, shim) => {
    const operation = api.paths[templateOf(shim.path)]![shim.method.toLowerCase()]!
    expect(exampleProblems(operation, shim.example)).toBeNull()
  })

  test('and every example fits its description', () => {
    for (const shim of shims.filter(({ example }) => example)) {
      const operation = api.paths[templateOf(shim.path)]![shim.method.toLowerCase()]!
      expect(exampleProblems(operation, shim.example), `${shim.method} ${shim.path}`).toBeNull()
      expect(operation.requestBody!.content['application/json']!.example).toEqual(shim.example)
    }
  })
})

test('the page needs no session, runs its own script alone, and has every call', async () => {
  const { status, body, headers } = await server.ask('GET', '/api/docs')
  expect({ status, type: headers.get('content-type') }).toEqual({ status: 200, type: 'text/html; charset=utf-8' })
  const page = String(body)
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)![1]!
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = headers.get('content-security-policy')
  expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}'`)
  const [, script, ...others] = page.split(/<script>|<\/script>/)
  expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script!).digest('base64')}'`)
  expect(others.join('')).not.toContain('<script')
  expect(page.replace(script!, '')).not.toMatch(/<script .|style="|javascript:|undefined|\[object/)
  for (const part of ['Getting started', 'Errors', 'Paging', 'Webhooks']) expect(page).toContain(`>${part}</h2>`)
  for (const { path, operation } of operations()) {
    expect(page).toContain(`<code>${path}</code>`)
    expect(page).toContain(`id="${operation.operationId}"`)
  }
  expect((await server.ask('GET', '/api/docs', { headers: bearer('ended') })).status).toBe(200)
  expect((await server.ask('POST', '/api/docs', { body: {} })).status).toBe(405)
})

test('the schema is served as text, and leads to the changelog', async () => {
  const answer = await fetch(new URL('/api/schema.graphql', server.url))
  expect(answer.headers.get('link')).toBe('</api/changelog>; rel="version-history"')
  const text = await answer.text()
  expect(text).toMatch(/^# What changed: https?:.*\/api\/changelog\n/)
  expect(() => buildSchema(text)).not.toThrow()
  const changes = await fetch(new URL('/api/changelog', server.url))
  expect(changes.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(await changes.text()).toContain('Changed for integrators')
})
