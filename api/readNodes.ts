/** Records by their numbers, read through the schema, so that guards hold for every field of them. */
import { encodeGlobalID } from '@pothos/plugin-relay'
import { execute, parse, type DocumentNode } from 'graphql'
import { builtSchema } from './builtSchema.ts'
import type { Context } from './context.ts'

const documentOf = (type: string, selection: string) =>
  parse(`query ($ids: [ID!]!) { nodes(ids: $ids) { ... on ${type} { ${selection} } } }`)

async function read<Node extends object>(
  document: DocumentNode,
  contextValue: Context,
  ids: readonly string[],
): Promise<(Node | null)[]> {
  const { data, errors } = await execute({
    schema: builtSchema(),
    document,
    contextValue,
    variableValues: { ids },
  })
  if (errors?.length) throw errors[0]!
  return data!['nodes'] as (Node | null)[]
}

/** Reads what a selection of fields asks of a type's records, in the order of the numbers; one that went away meanwhile is left out. */
export function nodesReader<Node extends object>(type: string, selection: string) {
  const document = documentOf(type, selection)
  return async (ctx: Context, ids: readonly number[]): Promise<Node[]> => {
    const nodes = await read<Node>(
      document,
      ctx,
      ids.map((id) => encodeGlobalID(type, id)),
    )
    return nodes.filter((node) => node !== null)
  }
}

/** Reads what a selection of an interface's fields asks of records of several types, by their global ids; null in the place of each that is not for the viewer. */
export function anyNodesReader<Node extends object>(of: string, selection: string) {
  const document = documentOf(of, selection)
  return (ctx: Context, ids: readonly string[]) => read<Node>(document, ctx, ids)
}
