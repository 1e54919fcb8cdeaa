/** Records by their numbers, read through the schema, so that guards hold for every field of them. */
import { encodeGlobalID } from '@pothos/plugin-relay'
import { execute, parse } from 'graphql'
import { builtSchema } from './builtSchema.ts'
import type { Context } from './context.ts'

/** Reads what a selection of an interface's or a type's fields asks of records, by their global ids; null in the place of each that is not for the viewer. */
export function anyNodesReader<Node extends object>(of: string, selection: string) {
  const document = parse(`query ($ids: [ID!]!) { nodes(ids: $ids) { ... on ${of} { ${selection} } } }`)
  return async (contextValue: Context, ids: readonly string[]): Promise<(Node | null)[]> => {
    const { data, errors } = await execute({ schema: builtSchema(), document, contextValue, variableValues: { ids } })
    if (errors?.length) throw errors[0]!
    return data!['nodes'] as (Node | null)[]
  }
}

/** Reads what a selection of fields asks of a type's records, in the order of the numbers; one that went away meanwhile is left out. */
export function nodesReader<Node extends object>(type: string, selection: string) {
  const read = anyNodesReader<Node>(type, selection)
  return async (ctx: Context, ids: readonly number[]): Promise<Node[]> => {
    const globalIds = ids.map((id) => encodeGlobalID(type, id))
    return (await read(ctx, globalIds)).filter((node) => node !== null)
  }
}
