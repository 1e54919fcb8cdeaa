/** A selection of every field below a type, made from the schema, for tests that look for what must be nowhere. */
import { getNamedType, isLeafType, isObjectType, isRequiredArgument, type GraphQLObjectType } from 'graphql'
import { schema } from '../schema.ts'

/** The fields of a type that need no arguments, and of the types below it; a type is entered once on each way. */
export function everyField(typeName: string, depth = 5): string {
  return select(schema.getType(typeName) as GraphQLObjectType, depth, [])
}

function select(type: GraphQLObjectType, depth: number, above: readonly string[]): string {
  const way = [...above, type.name]
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return []
    const given = getNamedType(field.type)
    if (isLeafType(given)) return [field.name]
    if (!isObjectType(given) || way.includes(given.name) || depth === 1) return []
    const inner = select(given, depth - 1, way)
    return inner ? [`${field.name} { ${inner} }`] : []
  })
  return fields.join(' ')
}
