/** Descriptions in the schema: where the name does not say it, never where it does, and all of it within a size. */
import { Buffer } from 'node:buffer'
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import { expect, test } from 'vitest'
import { printSchema } from './printSchema.ts'
import { schema } from './schema.ts'

interface Element {
  name: string
  description: string
  required: boolean
  /** The names that stand around a description, which it need not repeat. */
  near: string[]
}

/** Types that docs/api.md describes by the end of their names. */
const alike = /(Input|Payload|Connection|Edge|Filter|Sort|SortField)$/
/** Scalars of GraphQL itself. */
const specified = /^(ID|Int|Float|String|Boolean)$/
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]

/** A number has a unit or a scale, unless it counts or numbers something; JSON has a form. */
const hidesItsMeaning = ({
  name,
  type,
}: {
  name: string
  type: GraphQLField<unknown, unknown>['type'] | GraphQLArgument['type']
}) => {
  const of = getNamedType(type).name
  return (
    of === 'JSON' || (/^(Int|Float)$/.test(of) && !/^(number|count|total|first|last|page)$|(Count|Number)$/.test(name))
  )
}

/** An input that changes a record does not repeat what the one that creates it says. */
function createdAlike(path: string): boolean {
  const [, changed, createdFor, field] = /^(?:Update(\w+)|Create(\w+)For)Input\.(\w+)$/.exec(path) ?? []
  const create = schema.getType(`Create${changed ?? createdFor}Input`)
  return Boolean(field && isInputObjectType(create) && create.getFields()[field]?.description)
}

function elements(): Element[] {
  const found: Element[] = []
  const add = (
    path: string,
    { name, description, type }: Pick<GraphQLArgument | GraphQLInputField, 'name' | 'description' | 'type'>,
    required: boolean,
  ) => {
    const near = [...path.split('.'), getNamedType(type).name]
    const needed = required || (hidesItsMeaning({ name, type }) && !createdAlike(path))
    found.push({ name: path, description: description ?? '', required: needed, near })
  }
  for (const type of Object.values(schema.getTypeMap())) {
    const { name } = type
    if (name.startsWith('__') || specified.test(name)) continue
    const root = roots.includes(type as never)
    found.push({ name, description: type.description ?? '', required: !alike.test(name), near: [name] })
    if (isEnumType(type))
      for (const value of type.getValues())
        found.push({
          name: `${name}.${value.name}`,
          description: value.description ?? '',
          required: name === 'Permission',
          near: [name, value.name],
        })
    if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
      for (const field of Object.values(type.getFields())) {
        add(`${name}.${field.name}`, field, root)
        if ('args' in field) for (const arg of field.args) add(`${name}.${field.name}.${arg.name}`, arg, false)
      }
  }
  return found
}

const fillers = new Set(
  `a an and are as at be by can did do does for from given had has have how in is it its made may now of on or that the
  their them they this to viewer was were what when where whether which who whom whose with`.split(/\s+/),
)
const wordsOf = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !fillers.has(word))
const stem = (word: string) => word.replace(/ies$/, 'y').replace(/(ing|ed|es|s|er|or|d|e|ion)$/, '')

/** Whether a description says nothing but the names around it. */
const repeats = ({ description, near }: Element) => {
  const known = new Set(near.flatMap(wordsOf).map(stem))
  return description !== '' && wordsOf(description).every((word) => known.has(stem(word)))
}

test('types, root fields, permissions, and numbers with a unit or scale are described', () => {
  const silent = elements().filter(({ description, required }) => required && !description)
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('no description only repeats a name', () => {
  const idle = elements().filter((element) => !element.required && repeats(element))
  expect(idle.map(({ name, description }) => `${name}: ${description}`)).toEqual([])
})

// Of a schema, what integrators read is not its size but how much of it says one thing.
test('the printed schema takes at most 64 bytes for each name', () => {
  expect(Buffer.byteLength(printSchema(schema)) / elements().length).toBeLessThan(64)
})
