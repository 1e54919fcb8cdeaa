/** /graphql over HTTP: Yoga with our context, masking and persisted operations, and the explorer. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import { createYoga, isAsyncIterable, type Plugin } from 'graphql-yoga'
import { tooLargeIn } from '../bounds.ts'
import { createVouchedContext, type Caller, type Context } from '../context.ts'
import type { Db } from '../db.ts'
import { maskError } from '../errors.ts'
import { traced } from '../observe/tracing.ts'
import { executeOnce } from '../idempotency/executeOnce.ts'
import { failedWith, operationIs, underWay } from '../requestId.ts'
import { isSameOrigin, readCredential } from '../features/accounts/credentials.ts'
import { schema } from '../schema.ts'
import { addressOf } from './address.ts'
import { errorCodes } from './errorCodes.ts'
import { exampleOperations } from './exampleOperations.ts'
import { explorerPage } from './explorer.ts'
import { explorerPolicy } from './headers.ts'
import { limitsPlugin } from './operationLimits.ts'
import { ownQueries, ownQueryOf } from './ownQueries.ts'
import { ownTexts } from './ownTexts.ts'
import { operationName, persistedId, persistedOperation } from './persisted.ts'
import { watchCredential } from './watchCredential.ts'

const persisted: Plugin = {
  onParams({ params, setParams }) {
    const id = persistedId(params.extensions)
    if (id) setParams({ ...params, query: persistedOperation(id) })
    operationIs(operationName(id))
  },
}

/** What metrics and traces tell of an operation. */
const watchedOperation: Plugin = {
  onExecute({ executeFn, setExecuteFn }) {
    setExecuteFn(traced(executeFn))
  },
  onResultProcess({ result }) {
    const error = 'errors' in result ? result.errors?.[0] : undefined
    if (error) failedWith(error)
  },
}

/** A mutation that is sent again with its Idempotency-Key gets the first answer. */
const onceByKey: Plugin<Context & { req: IncomingMessage; res: ServerResponse }> = {
  onExecute({ args, executeFn, setExecuteFn }) {
    const exchange = args.contextValue
    if (exchange.req.headers['idempotency-key'] === undefined) return
    setExecuteFn((asked) => executeOnce(exchange, asked as never, () => executeFn(asked) as never))
  },
}

/** A subscription over HTTP is a stream: it ends like a socket does, with its session and with the server. */
function endingStreams(db: Db) {
  const open = new Set<() => void>()
  const plugin: Plugin<Context> = {
    onSubscribe: ({ args }) => ({
      onSubscribeResult({ result }) {
        if (!isAsyncIterable(result)) return
        const end = () => void result.return?.()
        open.add(end)
        operationIs(underWay()?.operation ?? '', true)
        const unwatch = watchCredential(db, args.contextValue as Context, end)
        return {
          onEnd() {
            open.delete(end)
            unwatch()
          },
        }
      },
    }),
  }
  return { plugin, open: () => open.size, close: () => open.forEach((end) => end()) }
}

/** A request with its body, which Yoga takes for what the stream would give. */
type Read = IncomingMessage & { body?: object }

const callerOf = (req: IncomingMessage): Caller => ({
  credential: readCredential({
    method: req.method,
    headers: req.headers,
    query: new URL(req.url ?? '', 'http://host').searchParams,
  }),
  sameOrigin: isSameOrigin(req.headers),
  address: addressOf(req),
  userAgent: req.headers['user-agent'] ?? '',
})

/** Answers /graphql; `close` ends the streams. */
export function graphqlHandler(db: Db) {
  const streams = endingStreams(db)
  const answerOwn = ownQueries(db)
  const yoga = createYoga<{ req: Read; res: ServerResponse }>({
    schema,
    plugins: [persisted, errorCodes, onceByKey, watchedOperation, limitsPlugin, ownTexts, streams.plugin],
    logging: false,
    landingPage: false,
    // serve.ts answers for every path alike.
    cors: false,
    maskedErrors: { maskError },
    renderGraphiQL: (options) => explorerPage(options ?? {}),
    graphiql: { title: 'Ascent API', defaultQuery: exampleOperations },
    context: ({ req }) => createVouchedContext(db, callerOf(req)),
  })

  return {
    async answer(req: Read, res: ServerResponse) {
      if (req.method === 'GET') res.setHeader('content-security-policy', explorerPolicy)
      if (req.method === 'POST' && req.headers['content-type']?.startsWith('application/json')) {
        const text = await textOf(req)
        const body = objectOf(text)
        const problem = body && tooLargeIn(body)
        if (problem) return refuse(res, `${problem.path}: ${problem.message}`)
        const query = body && ownQueryOf(body, req.headers)
        if (query && (await answerOwn(query, callerOf(req), res))) return
        req.body = body ?? Readable.from([text])
      }
      await yoga(req, res)
    },
    subscriptions: streams.open,
    close: streams.close,
  }
}

/** Answers 400 to what is too large to be looked at. */
function refuse(res: ServerResponse, message: string) {
  res.writeHead(400, { 'content-type': 'application/json; charset=utf-8' })
  res.end(JSON.stringify({ errors: [{ message, extensions: { code: 'TOO_COMPLEX' } }] }))
}

/** The object that a body is; null when it is something else, about which Yoga has its words. */
function objectOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject && Object.keys(value).length ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
