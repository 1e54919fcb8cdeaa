/** The schema as text, with its directives: what schema.graphql holds. */
import { printSchemaWithDirectives } from '@graphql-tools/utils'
import { isObjectType, lexicographicSortSchema, type GraphQLSchema } from 'graphql'

/** Printing trusts a type's syntax tree over its configuration; without the tree, enum arguments print as enums. */
export function printSchema(schema: GraphQLSchema): string {
  const sorted = lexicographicSortSchema(schema)
  for (const type of Object.values(sorted.getTypeMap())) {
    type.astNode = undefined
    if (isObjectType(type)) for (const field of Object.values(type.getFields())) field.astNode = undefined
  }
  return `${printSchemaWithDirectives(sorted)}\n`
}
