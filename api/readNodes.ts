/** Records by their numbers, read through the schema, so that guards hold for every field of them. */
import { encodeGlobalID } from '@pothos/plugin-relay'
import { execute, parse } from 'graphql'
import { builtSchema } from './builtSchema.ts'
import type { Context } from './context.ts'

/** Reads what a selection of fields asks of a type's records, in the order of the numbers; one that went away meanwhile is left out. */
export function nodesReader<Node extends object>(type: string, selection: string) {
  const document = parse(`query ($ids: [ID!]!) { nodes(ids: $ids) { ... on ${type} { ${selection} } } }`)
  return async (contextValue: Context, ids: readonly number[]): Promise<Node[]> => {
    const variableValues = { ids: ids.map((id) => encodeGlobalID(type, id)) }
    const { data, errors } = await execute({ schema: builtSchema(), document, contextValue, variableValues })
    if (errors?.length) throw errors[0]!
    return (data!['nodes'] as (Node | null)[]).filter((node) => node !== null)
  }
}
