/** The schema keeps what the last release promised (docs/api.md, Changes). */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from './schema.ts'
import { unannouncedBreaks, vagueDeprecations } from './testing/schemaChanges.ts'

const released = buildSchema(readFileSync(path.join(import.meta.dirname, '../docs/releases/schema.graphql'), 'utf8'), {
  assumeValidSDL: true,
})
const today = new Date().toISOString().slice(0, 10)

test('nothing of the last release is gone or different without a deprecation first', () => {
  expect(unannouncedBreaks(released, schema, today)).toEqual([])
})

test('every deprecation names its day, the day after which it is gone, and what to use', () => {
  expect(vagueDeprecations(schema)).toEqual([])
})

describe('the rule', () => {
  const before = buildSchema(`
    enum Kind { OLD @deprecated(reason: "Deprecated 2026-01-05, removed after 2026-07-05. Use NEW.") NEW }
    input Filter { kind: Kind, level: Int }
    type Left { id: ID! }
    type Query {
      name(of: ID, kind: Kind): String
      title: Left @deprecated(reason: "Deprecated 2026-01-05, removed after 2026-07-05. Use name.")
      list(filter: Filter): [String]
    }`)
  const after = buildSchema(`
    enum Kind { NEW }
    input Filter { kind: Kind, level: Int }
    type Query { name(of: ID, kind: Kind): String, list(filter: Filter): [String] }`)

  test('lets deprecated fields, values and the types that only they use go after their day', () => {
    expect(unannouncedBreaks(before, after, '2026-07-06')).toEqual([])
    expect(unannouncedBreaks(before, after, '2026-07-05')).toEqual([
      'Left was removed.',
      'OLD was removed from enum type Kind.',
      'Query.title was removed.',
    ])
  })

  test.each([
    ['a field', 'list(filter: Filter): [String]', '', 'Query.list was removed.'],
    ['an argument', 'name(of: ID, kind: Kind)', 'name(kind: Kind)', 'Query.name arg of was removed.'],
    ['an input field', 'kind: Kind, level: Int', 'kind: Kind', 'Filter.level was removed.'],
    [
      'a type',
      'list(filter: Filter): [String]',
      'list(filter: Filter): [ID]',
      'Query.list changed type from [String] to [ID].',
    ],
    ['an input that becomes required', 'level: Int', 'level: Int!', 'Filter.level changed type from Int to Int!.'],
  ])('refuses the loss of %s that was not deprecated', (_, text, instead, words) => {
    const plain = `
      enum Kind { NEW }
      input Filter { kind: Kind, level: Int }
      type Query { name(of: ID, kind: Kind): String, list(filter: Filter): [String] }`
    const changed = buildSchema(plain.replace(text, instead))
    expect(unannouncedBreaks(buildSchema(plain), changed, '2030-01-01')).toContain(words)
  })

  test.each([
    'Use name.',
    'Deprecated 2026-01-05. Use name.',
    'Deprecated 2026-01-05, removed after 2026-03-05. Use name.',
  ])('“%s” is no announcement', (reason) => {
    const said = buildSchema(`type Query { name: String, title: String @deprecated(reason: "${reason}") }`)
    expect(vagueDeprecations(said)).toEqual([`Query.title: ${reason}`])
    expect(unannouncedBreaks(said, buildSchema('type Query { name: String }'), '2030-01-01')).toEqual([
      'Query.title was removed.',
    ])
  })
})
