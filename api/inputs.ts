/** Makes GraphQL input types from rules objects, so that an input is declared once. */
import type { AnySchema, SchemaDescription, SchemaInnerTypeDescription, SchemaObjectDescription } from 'yup'
import type { Builder } from './builder.ts'
import type { Rules } from './rules.ts'

type Description = SchemaDescription & Partial<SchemaInnerTypeDescription>
type FieldTypes = { [name: string]: unknown }

/**
 * The input type of a rules object. A field that the rules require is non-null; the type keeps its rules, so that a refusal
 * of variables can say in their words what is missing (refusedInput.ts).
 */
export function inputType(builder: Builder, name: string, rules: Rules, description?: string) {
  return described(builder, name, rules.describe() as SchemaObjectDescription, description, rules)
}

/** What each input says of its fields. An input that changes a record does not repeat what the one that creates it says. */
const said = new Map<string, Map<string, string>>()

function described(
  builder: Builder,
  name: string,
  { fields }: SchemaObjectDescription,
  description: string | undefined,
  rules?: Rules,
) {
  const [, changed, createdFor] = /^(?:Update(\w+)|Create(\w+)For)Input$/.exec(name) ?? []
  const known = said.get(`Create${changed ?? createdFor}Input`)
  const own = new Map<string, string>()
  said.set(name, own)
  return builder.inputType(name, {
    ...(description ? { description } : {}),
    extensions: { rules },
    fields: (t) =>
      Object.fromEntries(
        Object.entries(fields).map(([field, rule]) => {
          const { type, required, words } = read(builder, rule as Description)
          own.set(field, words)
          const silent = !words || known?.get(field) === words
          return [field, t.field({ type: type as 'String', required, ...(silent ? {} : { description: words }) })]
        }),
      ) as FieldTypes as never,
  })
}

function read(builder: Builder, field: Description): { type: unknown; required: boolean; words: string } {
  const required = 'optional' in field && !field.optional && !field.nullable
  return { type: graphqlType(builder, field), required, words: field.meta?.description ?? '' }
}

/** Types of objects inside of inputs, each made once whatever inputs hold it. */
const inner = new Map<string, unknown>()

function graphqlType(builder: Builder, field: Description): unknown {
  const { meta } = field
  if (field.type === 'array') return [graphqlType(builder, field.innerType as Description)]
  if (meta?.input) {
    const known = inner.get(meta.input)
    const type = known ?? described(builder, meta.input, field as SchemaObjectDescription, meta.description)
    inner.set(meta.input, type)
    return type
  }
  if (meta?.node) return 'ID'
  if (meta?.enum) return meta.enum
  if (meta?.json) return 'JSON'
  if (meta?.instant) return 'DateTime'
  if (field.type === 'number') return field.tests.some((test) => test.name === 'integer') ? 'Int' : 'Float'
  if (field.type === 'boolean') return 'Boolean'
  if (field.type === 'date') return 'Date'
  if (field.type === 'string') return 'String'
  throw new Error(`No GraphQL type for a rule of type ${field.type}`)
}

/** Whether a schema is an object of rules with at least one field. */
export const hasFields = (rules: AnySchema): boolean =>
  Object.keys((rules.describe() as SchemaObjectDescription).fields ?? {}).length > 0
