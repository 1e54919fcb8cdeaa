/** Text that the database cannot store, in every text of every operation at once: INVALID names each of them, and nothing runs. */
import {
  getNamedType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import { schema } from '../schema.ts'
import { person } from '../testing/run.ts'
import { bearer, testServer } from '../testing/server.ts'

const server = await testServer()
afterAll(() => server.close())
const token = await server.session(await person(server.db, 'ADMIN'))

const words = 'Contains a character that cannot be stored'
const texts = new Set(['String', 'ID', 'JSON'])
/** NUL, and half of a surrogate pair. */
const bad = ['a\0b', 'a\ud800']

interface Filled {
  /** As a variable. */
  value: unknown
  /** As a literal; half of a surrogate pair is no literal at all. */
  literal: string
  /** The path of each text in it, with the places in lists and without. */
  paths: string[]
  names: string[]
}

/** A value of a type with bad text wherever it holds text; null for a type without. */
function fill(type: GraphQLInputType, path: string, above: readonly string[] = []): Filled | null {
  if (isNonNullType(type)) return fill(type.ofType as GraphQLInputType, path, above)
  if (isListType(type)) {
    const item = fill(type.ofType as GraphQLInputType, `${path}[0]`, above)
    return item && { ...item, value: [item.value], literal: `[${item.literal}]` }
  }
  const name = path.replace(/^input\.(?=.)/, '')
  if (!isInputObjectType(type)) {
    const text = bad[path.length % 2]!
    return texts.has(type.name)
      ? { value: text, literal: '"a\\u0000b"', paths: [name], names: [name.replaceAll(/\[\d+\]/g, '')] }
      : null
  }
  if (above.includes(type.name)) return null
  const inner = Object.values(type.getFields()).flatMap((field) => {
    const filled = fill(field.type, `${path}.${field.name}`, [...above, type.name])
    return filled ? [{ field: field.name, ...filled }] : []
  })
  if (!inner.length) return null
  return {
    value: Object.fromEntries(inner.map(({ field, value }) => [field, value])),
    literal: `{${inner.map(({ field, literal }) => `${field}: ${literal}`).join(', ')}}`,
    paths: inner.flatMap(({ paths }) => paths),
    names: inner.flatMap(({ names }) => names),
  }
}

const operations = [
  ['query', schema.getQueryType()!],
  ['mutation', schema.getMutationType()!],
] as const
const cases = operations.flatMap(([kind, root]) =>
  Object.values(root.getFields()).flatMap((field) => {
    const filled = field.args.flatMap((arg) => {
      const value = fill(arg.type, arg.name)
      return value ? [{ arg, ...value }] : []
    })
    return filled.length ? [{ kind, field, filled }] : []
  }),
)

const chosen = (field: GraphQLField<unknown, unknown>) => (isLeafType(getNamedType(field.type)) ? '' : '{ __typename }')

interface Refusal {
  extensions?: Record<string, unknown>
}
const fieldsOf = (errors: Refusal[]) =>
  errors.flatMap(({ extensions }) => Object.entries((extensions?.['fieldErrors'] ?? {}) as Record<string, string>))

async function ask(query: string, variables: object) {
  const { body } = await server.ask('POST', '/graphql', { body: { query, variables }, headers: bearer(token) })
  const { errors = [] } = body as { errors?: Refusal[] }
  return { codes: [...new Set(errors.map(({ extensions }) => extensions?.['code']))], found: fieldsOf(errors) }
}

test('most operations take text', () => expect(cases.length).toBeGreaterThan(150))

describe.each(cases)('$kind $field.name', ({ kind, field, filled }) => {
  test('as variables', async () => {
    const declared = filled.map(({ arg }) => `$${arg.name}: ${String(arg.type)}`).join(', ')
    const given = filled.map(({ arg }) => `${arg.name}: $${arg.name}`).join(', ')
    const { codes, found } = await ask(
      `${kind} (${declared}) { ${field.name}(${given}) ${chosen(field)} }`,
      Object.fromEntries(filled.map(({ arg, value }) => [arg.name, value])),
    )
    expect(codes).toEqual(['INVALID'])
    const paths = filled.flatMap((one) => one.paths)
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(paths.map((path) => [path, words])))
  })

  test('as literals', async () => {
    const given = filled.map(({ arg, literal }) => `${arg.name}: ${literal}`).join(', ')
    const { codes, found } = await ask(`${kind} { ${field.name}(${given}) ${chosen(field)} }`, {})
    // What is left out is GraphQL's own to say.
    expect(codes).toContain('INVALID')
    expect(codes.filter((code) => code !== 'INVALID' && code !== 'GRAPHQL_VALIDATION_FAILED')).toEqual([])
    const known = new Set(found.filter(([, said]) => said === words).map(([name]) => name))
    // Validation stops after a hundred problems.
    expect(filled.flatMap((one) => one.names).filter((name) => !known.has(name))).toEqual([])
  })
})
