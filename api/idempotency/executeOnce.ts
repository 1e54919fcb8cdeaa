/** Mutations with an Idempotency-Key, through /graphql and the documented calls alike. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getNamedType, getOperationAST, isObjectType, print, type DocumentNode, type ExecutionResult } from 'graphql'
import type { Context } from '../context.ts'
import { schema } from '../schema.ts'
import { onceByKey } from './onceByKey.ts'

interface Asked {
  document: DocumentNode
  operationName?: string | null | undefined
  variableValues?: Record<string, unknown> | null | undefined
  contextValue: Context
}

/** Fields of payloads that are shown once, and of which only hashes are stored. */
const secrets = new Set(['token', 'key', 'secret', 'recoveryCodes', 'url'])

/** The mutations of an operation; null when it is another one. */
function mutationsOf({ document, operationName }: Asked): string[] | null {
  const operation = getOperationAST(document, operationName)
  if (operation?.operation !== 'mutation') return null
  return operation.selectionSet.selections.flatMap((one) => (one.kind === 'Field' ? [one.name.value] : []))
}

function givesSecret(name: string): boolean {
  const payload = getNamedType(schema.getMutationType()?.getFields()[name]?.type)
  return isObjectType(payload) && Object.keys(payload.getFields()).some((field) => secrets.has(field))
}

/** Executes a mutation once for the request's key; anything else as it is. */
export async function executeOnce(
  exchange: { req: IncomingMessage; res: ServerResponse },
  asked: Asked,
  execute: () => Promise<ExecutionResult> | ExecutionResult,
): Promise<ExecutionResult> {
  const names = mutationsOf(asked)
  if (!names) return execute()
  return onceByKey<ExecutionResult>(asked.contextValue, exchange, {
    input: () => [print(asked.document), asked.operationName ?? '', asked.variableValues ?? {}],
    make: async () => execute(),
    changed: ({ data }) => !!data && Object.values(data).some((payload) => payload !== null),
    keeps: !names.some(givesSecret),
  })
}
