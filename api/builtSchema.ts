/** The schema once it is built, for what is itself a part of it and so cannot import it. */
import type { GraphQLSchema } from 'graphql'

let kept: GraphQLSchema | null = null

export function keepSchema(schema: GraphQLSchema): GraphQLSchema {
  kept = schema
  return schema
}

export function builtSchema(): GraphQLSchema {
  if (!kept) throw new Error('The schema is not built yet.')
  return kept
}
