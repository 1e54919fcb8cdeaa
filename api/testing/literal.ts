/** Literals of GraphQL's own syntax that fit a type, for documents that tests make from the schema. */
import { isEnumType, isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from 'graphql'

const values: Record<string, string> = {
  Int: '1',
  Float: '1',
  Boolean: 'true',
  Date: '"2026-11-23"',
  DateTime: '"2026-11-23T08:00:00Z"',
}

/** The shortest value of a type: an input object has only the fields that it needs. */
function literal(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(type.ofType)
  if (isListType(type)) return `[${literal(type.ofType)}]`
  if (isEnumType(type)) return type.getValues()[0]!.name
  if (isInputObjectType(type)) return `{ ${needed(Object.values(type.getFields())).join(', ')} }`
  return values[type.name] ?? '"x"'
}

/** `name: literal` of each argument or field that may not be left out. */
const needed = (fields: readonly { name: string; type: GraphQLInputType }[]): string[] =>
  fields.filter(({ type }) => isNonNullType(type)).map(({ name, type }) => `${name}: ${literal(type)}`)

/** The arguments that a field cannot do without, in brackets; nothing when it needs none. */
export function argumentsOf({ args }: { args: readonly { name: string; type: GraphQLInputType }[] }): string {
  const given = needed(args)
  return given.length ? `(${given.join(', ')})` : ''
}
