/** How large an operation may be: all of ours and the explorer's pass, and what is refused says by which limit. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  getIntrospectionQuery,
  isObjectType,
  isLeafType,
  isRequiredArgument,
  getNamedType,
  specifiedRules,
  validate,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../schema.ts'
import { person } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'
import { exampleOperations } from './exampleOperations.ts'
import { limitRules, parseWithin } from './operationLimits.ts'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await testServer()
  token = await server.session(await person(server.db, 'RESEARCHER'))
})
afterAll(() => server.close())

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8')
const persisted = Object.values(JSON.parse(read('persisted.json')) as Record<string, string>)
const problems = (text: string) =>
  validate(schema, parseWithin(text), [...specifiedRules, ...limitRules]).map(({ message }) => message)

/** All plain fields of a type that need no argument. */
function fieldsOf(name: string) {
  const type = schema.getType(name)
  const fields = isObjectType(type) ? Object.values(type.getFields()) : []
  const plain = fields.filter((field) => isLeafType(getNamedType(field.type)) && !field.args.some(isRequiredArgument))
  return plain.map((field) => field.name).join(' ')
}

describe('within the limits are', () => {
  test.each(persisted.map((text) => [/\w+ (\w+)/.exec(text)![1]!, text]))('our %s', (_, text) => {
    expect(problems(text)).toEqual([])
  })

  test('the explorer’s introspection, for visitors too', async () => {
    const full = getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true, specifiedByUrl: true })
    expect(await server.graphql(full)).toMatchObject({ errors: [], data: { __schema: expect.anything() } })
  })

  test('the examples', () => expect(problems(exampleOperations)).toEqual([]))

  test('a hundred projects with all that a project has', () => {
    const node = `${fieldsOf('Project')} owner { ${fieldsOf('User')} }`
    expect(problems(`{ projects(first: 100) { totalCount edges { cursor node { ${node} } } } }`)).toEqual([])
  })
})

const times = (count: number, make: (n: number) => string) => Array.from({ length: count }, (_, n) => make(n)).join(' ')
const projects = (size: string, name = '') =>
  `${name} projects(first: ${size}) { edges { node { ${fieldsOf('Project')} owner { ${fieldsOf('User')} } } } }`
const all = `fragment All on Project { ${fieldsOf('Project')} owner { ${fieldsOf('User')} } }`
const deep = `__type(name: "X") { ${'ofType { '.repeat(12)} name ${'}'.repeat(12)} }`

/** Operations of which each is over one limit alone, and how the answer names it. */
const refused: [string, string, RegExp][] = [
  ['too deep', `{ ${deep} }`, /^Query depth limit of 12 exceeded, found 14\.$/],
  ['too deep by fragments', `{ ...F } fragment F on Query { ${deep} }`, /^Query depth limit of 12 exceeded/],
  ['of too many aliases', `{ ${times(21, (n) => `a${n}: demo`)} }`, /^Aliases limit of 20 exceeded, found 21\.$/],
  ['too costly', `{ ${times(4, (n) => projects('100', `a${n}:`))} }`, /^Query Cost limit of 60000 exceeded, found /],
  [
    'too costly by what may stand in a variable',
    `query ($n: Int = 1) { ${times(4, (n) => projects('$n', `a${n}:`))} }`,
    /^Query Cost limit of 60000 exceeded/,
  ],
  [
    'too costly by pages of the usual size',
    `{ ${times(18, (n) => `a${n}: projects { nodes { ...All } }`)} } ${all}`,
    /^Query Cost limit of 60000 exceeded/,
  ],
  ['of too many words', `{ ${'demo '.repeat(2_001)} }`, /^Token limit of 2000 exceeded\.$/],
  ['for too large a page', '{ projects(first: 101) { totalCount edges { cursor } } }', /^At most 100 at a time$/],
  ['for too large a page from the end', '{ projects(last: 101) { edges { cursor } } }', /^At most 100 at a time$/],
]

// ASVS 4.3.1
describe.each(refused)('an operation %s', (_, query, words) => {
  const code = /At most/.test(String(words)) ? 'INVALID' : 'TOO_COMPLEX'

  test('is refused over HTTP by the name of the limit', async () => {
    const { errors, codes, data } = await server.graphql(query, { headers: bearer(token) })
    expect({ codes, messages: errors.map(({ message }) => message) }).toEqual({
      codes: [code],
      messages: [expect.stringMatching(words)],
    })
    // What is refused before it runs has no data; a list that refuses its own page is null among the others.
    expect(Object.values(data ?? {}).filter(Boolean)).toEqual([])
  })

  test('is refused over a websocket, which stays open', async () => {
    const socket = await server.socket(token)
    socket.send({ type: 'subscribe', id: '1', payload: { query } })
    const { type, payload } = await socket.next()
    const errors = type === 'error' ? payload : (payload as { errors: unknown }).errors
    expect(errors).toMatchObject([{ message: expect.stringMatching(words), extensions: { code } }])
    if (type === 'next') await socket.next()
    socket.send({ type: 'subscribe', id: '2', payload: { query: '{ demo }' } })
    expect(await socket.next()).toMatchObject({ type: 'next', id: '2', payload: { data: { demo: true } } })
    socket.close()
  })
})

describe('what cannot be read at all', () => {
  const broken = ['{', '', '{ nothing }', 'query ($a: Nope) { demo(a: $a) }', '{ demo { x } }']

  test.each(broken)('%o is refused with a code and without a stack, on both ways', async (query) => {
    const answer = await server.ask('POST', '/graphql', { body: { query }, headers: bearer(token) })
    expect(JSON.stringify(answer.body)).not.toMatch(/stack|node_modules|\.ts\b/)
    for (const error of (answer.body as { errors: object[] }).errors) expect(error).toHaveProperty('extensions.code')
    const socket = await server.socket(token)
    socket.send({ type: 'subscribe', id: '1', payload: { query } })
    const message = await socket.next()
    expect(message).toMatchObject({ type: 'error' })
    for (const error of message.payload as object[]) expect(error).toHaveProperty('extensions.code')
    expect(JSON.stringify(message)).not.toMatch(/stack|node_modules|\.ts\b/)
    socket.close()
  })
})

describe('an id that is none', () => {
  test.each(['x', '', '12', btoa('Project:'), btoa('Project'), '💥'])('%o answers with a code', async (id) => {
    const headers = bearer(token)
    const node = await server.graphql('query ($id: ID!) { node(id: $id) { id } nodes(ids: [$id]) { id } }', {
      headers,
      variables: { id },
    })
    for (const code of node.codes) expect(['INVALID', 'NOT_FOUND']).toContain(code)
    const update = `mutation ($id: ID!) { updateProject(input: {id: $id}) { project { id } } }`
    expect((await server.graphql(update, { headers, variables: { id } })).codes).toEqual(['INVALID'])
  })
})
