/** What every refused GraphQL request has: a code, the fields at fault, and nothing of our insides. */
import { GraphQLError } from 'graphql'
import { isAsyncIterable, type Plugin } from 'graphql-yoga'
import { requestRefused } from '../errors.ts'
import { unfitVariables, unstorableVariables } from './refusedInput.ts'

/** Requests in the form of automatic persisted queries are told to send the text, which Apollo's clients then do. */
const notSupported = () => requestRefused('PERSISTED_QUERY_NOT_SUPPORTED', 'PersistedQueryNotSupported')

/** The same error with a code and without the library's own findings. */
function coded(error: GraphQLError): GraphQLError {
  const { originalError, ...extensions } = error.extensions
  if (extensions['code'] && originalError === undefined) return error
  const { message, nodes, source, positions, path } = error
  return new GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    path: path ?? null,
    extensions: { code: 'BAD_REQUEST', ...extensions },
  })
}

export const errorCodes: Plugin = {
  onParams({ params }) {
    const refusal = unstorableVariables(params.variables)
    if (refusal) throw refusal
    if (!params.query && params.extensions?.['persistedQuery']) throw notSupported()
  },
  onExecute({ args, setResultAndStopExecution }) {
    const refusal = unfitVariables(args.document, args.operationName, args.variableValues)
    if (refusal) setResultAndStopExecution({ errors: [refusal] })
  },
  onSubscribe({ args, setResultAndStopExecution }) {
    const refusal = unfitVariables(args.document, args.operationName, args.variableValues)
    if (refusal) setResultAndStopExecution({ errors: [refusal] })
  },
  onResultProcess(answer) {
    const { result } = answer
    if (Array.isArray(result) || isAsyncIterable(result) || !result.errors?.length) return
    answer.setResult({ ...result, errors: result.errors.map(coded) })
  },
}
