/**
 * Answers operations by the real schema.graphql: a test says only what matters to it, everything else is filled in by
 * its type (null, zero, '', no items), so that no answer can have a shape that the server's could not have.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  buildSchema,
  defaultFieldResolver,
  execute,
  GraphQLError,
  isEnumType,
  isListType,
  isNonNullType,
  GraphQLNonNull,
  isObjectType,
  parse,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLNullableType,
  type GraphQLOutputType,
} from 'graphql'

const root = path.resolve(import.meta.dirname, '../..')
const schema = buildSchema(readFileSync(path.join(root, 'schema.graphql'), 'utf8'))
const operations = JSON.parse(readFileSync(path.join(root, 'persisted.json'), 'utf8')) as Record<string, string>

/** Fields of Query and Mutation: a value, a function of the arguments, or an Error with which the field is refused. */
export type Answers = Record<string, unknown>

export interface Asked {
  operationName: string
  extensions?: { persistedId?: string }
  variables?: Record<string, unknown>
}

export async function answer({ extensions, variables = {} }: Asked, answers: Answers): Promise<ExecutionResult> {
  const document = parse(operations[extensions?.persistedId ?? ''] ?? '{ unknown }')
  return await execute({ schema, document, variableValues: variables, rootValue: answers, fieldResolver, typeResolver })
}

/** How the server refuses. */
export const refusal = (code: string, message: string, fieldErrors: Record<string, string> = {}): GraphQLError =>
  new GraphQLError(message, { extensions: { code, fieldErrors } })

const typeResolver = (value: unknown) => (value as { __typename: string }).__typename

const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) => {
  const given = defaultFieldResolver(source, args as Record<string, unknown>, context, info)
  if (given instanceof Error) throw given
  if (given !== undefined) return given
  const { directives } = info.parentType.getFields()[info.fieldName]!.astNode!
  const always = directives?.some(({ name }) => name.value === 'semanticNonNull')
  const type = always ? new GraphQLNonNull(info.returnType as GraphQLOutputType & GraphQLNullableType) : info.returnType
  return usual(type, `${info.parentType.name}.${info.fieldName}`)
}

const scalars: Record<string, unknown> = {
  Int: 0,
  Float: 0,
  Boolean: false,
  String: '',
  DateTime: '2026-11-21T08:00:00.000Z',
  Date: '2026-11-21',
  JSON: {},
}

function usual(type: GraphQLOutputType, place: string): unknown {
  if (!isNonNullType(type)) return null
  const named = type.ofType
  if (isListType(named)) return []
  if (isEnumType(named)) return named.getValues()[0]!.value
  if (isObjectType(named)) return { __typename: named.name }
  if (named.name === 'ID') return place
  if (!(named.name in scalars)) throw new Error(`${place}: no usual value of ${named.name}`)
  return scalars[named.name]
}
