/** Every field of every input, as forms write it: the API takes what is sent, and what is refused is said in words. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, coerceInputValue, isInputObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { isSchema, object, type AnyObjectSchema, type AnySchema, type SchemaDescription } from 'yup'
import { inputOf } from './inputOf.ts'

const schema = buildSchema(readFileSync(path.resolve(import.meta.dirname, '../../../schema.graphql'), 'utf8'))
const files = import.meta.glob<Record<string, unknown>>('../../../api/features/**/*.rules.ts', { eager: true })

interface Field {
  name: string
  rules: AnyObjectSchema
  rule: SchemaDescription
  type: Parameters<typeof coerceInputValue>[1]
}

/** The fields of the rules from which an input of the schema is made: `addPartnersRules` is `AddPartnersInput`. */
const fields: Field[] = Object.values(files)
  .flatMap((file) => Object.entries(file))
  .flatMap(([name, rules]) => {
    const input = schema.getType(`${name[0]!.toUpperCase()}${name.slice(1).replace(/Rules$/, 'Input')}`)
    if (!isSchema(rules) || !isInputObjectType(input)) return []
    return Object.entries((rules as AnyObjectSchema).fields).flatMap(([field, rule]) => ({
      name: `${input.name}.${field}`,
      rules: object({ [field]: rule as AnySchema }),
      rule: (rule as AnySchema).describe() as SchemaDescription,
      type: input.getFields()[field]!.type,
    }))
  })

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const texts = [
  '',
  'x',
  'some words that are long enough for what is asked',
  'a@b.example',
  'https://ascent.example',
  '0000-0002-1825-0097',
  '123456',
  '#0f5c6e',
  '#ffffff',
  'ascent-2026-11-26T05-30-12-345Z',
  // A page of the app.
  '/settings',
  // A key of a way to a provider.
  'x'.repeat(43),
]
const written: Record<string, readonly unknown[]> = {
  string: [...texts, 'Asia/Dubai', '06:30', 'x'.repeat(20_001)],
  number: ['', '1', '3', '30', '2025', 'many', '-5'],
  boolean: [true, false],
  date: ['', inDays(3).slice(0, 10), inDays(-3).slice(0, 10), 'soon'],
  array: [[], ['x'], 'one, two', 'one\ntwo', 'a@b.example', '10.1000/182'],
}

/** What a form may hold in such a field; none where it is no field of its own. */
function valuesFor({ type, meta, oneOf, ...rest }: SchemaDescription): readonly unknown[] {
  if (meta?.json || meta?.input) return []
  if (meta?.node)
    return ['', btoa(`${meta.node}:7`), btoa(`Message:${meta.node}-7`), btoa(`Duty:${meta.node}-7`), btoa('Other:7')]
  if (meta?.instant) return [inDays(3), `${inDays(3).slice(0, 14)}30:00.000Z`, '']
  if (oneOf.length) return [...oneOf, '', 'something else']
  const inner = 'innerType' in rest ? (rest.innerType as SchemaDescription | undefined) : undefined
  if (inner?.meta?.input) return []
  if (inner?.meta?.node || inner?.oneOf.length || inner?.meta?.instant)
    return [[], ...valuesFor(inner).map((value) => [value])]
  return written[type] ?? []
}

const messageOf = (rules: AnyObjectSchema, value: object): string | null => {
  try {
    rules.validateSync(value)
    return null
  } catch (error) {
    return (error as Error).message
  }
}

const cases = fields.flatMap((field) =>
  valuesFor(field.rule).map((value) => {
    const key = field.name.split('.')[1]!
    return { ...field, key, value, message: messageOf(field.rules, { [key]: value }) }
  }),
)

test('the rules of nearly every input are met', () => {
  const inputs = Object.values(schema.getTypeMap()).filter(
    (type) => isInputObjectType(type) && type.name.endsWith('Input'),
  )
  expect(new Set(fields.map(({ name }) => name.split('.')[0])).size).toBeGreaterThan(inputs.length * 0.85)
})

test('what the rules accept in a form, the API accepts as it is sent', () => {
  const differs = cases
    .filter(({ message }) => message === null)
    .flatMap(({ name, key, rules, value, type }) => {
      const sent = JSON.parse(JSON.stringify(inputOf(rules, { [key]: value }))) as Record<string, unknown>
      if (!(key in sent)) return []
      const wrong: string[] = []
      const taken = coerceInputValue(sent[key], type, (_, __, { message }) => wrong.push(message)) as unknown
      const refused = wrong[0] ?? messageOf(rules, { [key]: taken })
      if (refused !== null) return [`${name} ${JSON.stringify(value)}: ${refused}`]
      const [here, there] = [rules.cast({ [key]: value }), rules.cast({ [key]: taken })].map((one) =>
        JSON.stringify(one),
      )
      return here === there ? [] : [`${name} ${JSON.stringify(value)}: ${there} is not ${here}`]
    })
  expect(differs).toEqual([])
})

/** What these take depends on another field. */
const dependent = /\.(untilMinute|endsAt|columns)$/

test('every other field takes some value', () => {
  const accepted = new Set(cases.filter(({ message }) => message === null).map(({ name }) => name))
  expect(
    [...new Set(cases.map(({ name }) => name))].filter((name) => !accepted.has(name) && !dependent.test(name)),
  ).toEqual([])
})

test('what is refused is said in words of ours', () => {
  const odd = cases.filter(({ message }) => message !== null && !/^[A-Z“][^[\]]+$/.test(message))
  expect(odd.map(({ name, value, message }) => `${name} ${JSON.stringify(value)?.slice(0, 40)}: ${message}`)).toEqual(
    [],
  )
})
