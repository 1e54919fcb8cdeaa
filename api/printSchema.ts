/** The schema as text, with its directives: what schema.graphql holds. */
import { printSchemaWithDirectives } from '@graphql-tools/utils'
import { isObjectType, lexicographicSortSchema, type GraphQLSchema } from 'graphql'

/** Puts a description that is one line of text on one line, however long it is. */
const onOneLine = (text: string) =>
  text.replace(/^( *)"""\n((?:.*\n)*?) *"""$/gm, (block, indent: string, lines: string) =>
    lines.trim().includes('\n') || lines.includes('"') ? block : `${indent}"""${lines.trim()}"""`,
  )

/** Printing trusts a type's syntax tree over its configuration; without the tree, enum arguments print as enums. */
export function printSchema(schema: GraphQLSchema): string {
  const sorted = lexicographicSortSchema(schema)
  for (const type of Object.values(sorted.getTypeMap())) {
    type.astNode = undefined
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      field.astNode = undefined
      // Its interface says it already.
      if (type.getInterfaces().some((of) => of.getFields()[field.name]?.description === field.description))
        field.description = undefined
    }
  }
  return `${onOneLine(printSchemaWithDirectives(sorted))}\n`
}
