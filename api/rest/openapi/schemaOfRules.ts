/** JSON schemas of bodies, made from the rules that check them. */
import type { SchemaDescription, SchemaInnerTypeDescription, SchemaObjectDescription } from 'yup'
import { lower, type Shim } from '../shim.ts'

export type JsonSchema = { [name: string]: unknown }
type Description = SchemaDescription & Partial<SchemaInnerTypeDescription>

/** The body of a call that performs an action; nothing when it needs none. */
export function bodyOf(shim: Shim): JsonSchema | null {
  const { action, names = {}, decided = [], path, body } = shim
  if (body) return body
  if (!action) return null
  const { fields } = action.rules.describe() as SchemaObjectDescription
  // The record that the address names is in no body.
  const given = Object.entries(fields as Record<string, Description>).filter(
    ([name]) => !decided.includes(name) && !(path.includes('/:') && (name === 'id' || name === 'ids')),
  )
  return inCallsWords(objectOf(given, names), shim)
}

/** The body with the fields that the call itself names, or nothing when none are left. */
function inCallsWords(made: JsonSchema, { accepts = {}, demands }: Shim): JsonSchema | null {
  const properties = Object.fromEntries(
    Object.entries({ ...(made['properties'] as Record<string, JsonSchema>), ...accepts }).filter(([, field]) => field),
  )
  if (!Object.keys(properties).length) return null
  const { required: needed = [], ...rest } = made
  const required = demands ?? (needed as string[]).filter((name) => name in properties)
  return { ...rest, properties, ...(required.length ? { required } : {}) }
}

function objectOf(given: [string, Description][], names: Record<string, string> = {}): JsonSchema {
  const nameOf = (name: string) => names[name] ?? name
  const required = given.filter(([, field]) => isRequired(field)).map(([name]) => nameOf(name))
  return {
    type: 'object',
    properties: Object.fromEntries(given.map(([name, field]) => [nameOf(name), schemaOf(field)])),
    ...(required.length ? { required } : {}),
  }
}

const isRequired = (field: Description) => 'optional' in field && !field.optional && !field.nullable

function schemaOf(field: Description): JsonSchema {
  const description = field.meta?.description ?? field.meta?.label
  const schema: JsonSchema = { ...typeOf(field), ...boundsOf(field), ...(description ? { description } : {}) }
  return field.nullable && typeof schema['type'] === 'string' ? { ...schema, type: [schema['type'], 'null'] } : schema
}

function typeOf(field: Description): JsonSchema {
  if (field.type === 'array') return { type: 'array', items: schemaOf(field.innerType as Description) }
  if (field.meta?.node) return { type: 'integer' }
  if (field.meta?.json) return {}
  if (field.type === 'object')
    return objectOf(Object.entries((field as unknown as { fields: Record<string, Description> }).fields))
  if (field.meta?.enum) return { type: 'string', enum: field.oneOf.map(lower) }
  if (field.type === 'date') return { type: 'string', format: field.meta?.instant ? 'date-time' : 'date' }
  if (field.type === 'number') return { type: hasTest(field, 'integer') ? 'integer' : 'number' }
  return { type: field.type === 'boolean' ? 'boolean' : 'string' }
}

const hasTest = (field: Description, name: string) => field.tests.some((test) => test.name === name)

/** The names that JSON schema has for least and most of each type. */
const bounds: Record<string, readonly [least: string, most: string]> = {
  string: ['minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  array: ['minItems', 'maxItems'],
}

function boundsOf(field: Description): JsonSchema {
  const [least, most] = bounds[field.type] ?? []
  const found: JsonSchema = {}
  for (const { name, params } of field.tests) {
    if (name === 'min' && least) found[least] = params?.['min']
    if (name === 'max' && most) found[most] = params?.['max']
    if (name === 'email') found['format'] = 'email'
    if (name === 'url') found['format'] = 'uri'
  }
  return found
}
