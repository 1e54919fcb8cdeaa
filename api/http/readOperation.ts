/** Operations as documents, checked against the schema and our limits; those of our own pages once. */
import { specifiedRules, validate, type DocumentNode, type GraphQLError } from 'graphql'
import { schema } from '../schema.ts'
import { limitRules, parseWithin } from './operationLimits.ts'
import { persistedOperation } from './persisted.ts'

/** The document of a text and what is wrong with it; throws when it cannot even be read. */
export function readOperation(text: string): { document: DocumentNode; problems: readonly GraphQLError[] } {
  const document = parseWithin(text)
  return { document, problems: validate(schema, document, [...specifiedRules, ...limitRules]) }
}

const known = new Map<string, DocumentNode>()

/** The document of an operation of ours, by its hash; null for one of an older page that the schema no longer has. */
export function documentOf(id: string): DocumentNode | null {
  const before = known.get(id)
  if (before) return before
  const { document, problems } = readOperation(persistedOperation(id))
  if (problems.length) return null
  known.set(id, document)
  return document
}
