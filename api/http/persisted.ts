/** The operations of our own web app, by the hash that it sends instead of their text. */
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { GraphQLError } from 'graphql'

const file = path.resolve(import.meta.dirname, '../../persisted.json')
let known: { at: number; operations: Record<string, string> } = { at: -1, operations: {} }

/** Our operations by their hash; a method, so that a test can have others. */
export const ownOperations = {
  /** All of them, when the one that is wanted is not among those known: the file is read again when it has changed. */
  all(wanted: string): Record<string, string> {
    // An id is the hash of its text, so that what is known cannot be old.
    if (Object.hasOwn(known.operations, wanted)) return known.operations
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (at !== known.at)
      known = { at, operations: at ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {} }
    return known.operations
  },
}

const textOf = (id: string): string | undefined => {
  const operations = ownOperations.all(id)
  return Object.hasOwn(operations, id) ? operations[id] : undefined
}

/** What an operation is called in metrics, traces and the log; whatever is not ours has one name. */
export function operationName(id: string | null): string {
  const text = id === null ? undefined : textOf(id)
  return text === undefined ? 'own text' : (/^\s*\w+\s+(\w+)/.exec(text)?.[1] ?? 'unnamed')
}

/** The text of a persisted operation. */
export function persistedOperation(id: string): string {
  const text = textOf(id)
  if (text === undefined)
    throw new GraphQLError('This page is older than the server. Reload it.', {
      extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', http: { status: 400 } },
    })
  return text
}

/** Whether the id is that of a query of ours: something that may be asked twice. */
export const isQuery = (id: string) => /^\s*query\b/.test(textOf(id) ?? '')

/** Whether a text is one of ours. */
export const isPersisted = (text: string) => textOf(createHash('sha256').update(text).digest('hex')) !== undefined

/** The id in a request's extensions, if it has one. */
export const persistedId = (extensions: unknown): string | null => {
  const id = (extensions as { persistedId?: unknown } | null | undefined)?.persistedId
  return typeof id === 'string' ? id : null
}
