/** /graphql over HTTP: Yoga with our context, masking and persisted operations, and the explorer. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import { createYoga, isAsyncIterable, type Plugin } from 'graphql-yoga'
import { contextFor, identify, type Caller, type Context, type Identity } from '../context.ts'
import type { Db } from '../db.ts'
import { maskError } from '../errors.ts'
import { traced } from '../observe/tracing.ts'
import { operationIs, underWay } from '../requestId.ts'
import { isApiKey } from '../features/apiKeys/apiKey.ts'
import { isSameOrigin, readCredential } from '../features/accounts/credentials.ts'
import { schema } from '../schema.ts'
import { addressOf } from './address.ts'
import { exampleOperations } from './exampleOperations.ts'
import { explorerPolicy } from './headers.ts'
import { KeptAnswers } from './keptAnswers.ts'
import { limitsPlugin } from './operationLimits.ts'
import { ownTexts } from './ownTexts.ts'
import { isQuery, operationName, persistedId, persistedOperation } from './persisted.ts'
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
    const request = underWay()
    const error = 'errors' in result ? result.errors?.[0] : undefined
    const code = error?.extensions?.['code']
    if (request && error) request.code = typeof code === 'string' ? code : 'UNKNOWN'
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

/** A request with what was read of it before Yoga, which takes `body` for what the stream would give. */
type Read = IncomingMessage & { body?: object; identity?: Identity }

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
  const kept = new KeptAnswers()
  const yoga = createYoga<{ req: Read; res: ServerResponse }>({
    schema,
    plugins: [persisted, watchedOperation, limitsPlugin, ownTexts, streams.plugin],
    logging: false,
    landingPage: false,
    maskedErrors: { maskError },
    // Its texts are 30 MB of memory, and few ever open it.
    renderGraphiQL: async (options) => (await import('@graphql-yoga/render-graphiql')).renderGraphiQL(options),
    graphiql: { title: 'Ascent API', defaultQuery: exampleOperations },
    context: async ({ req }) => {
      const caller = callerOf(req)
      return contextFor(db, caller, req.identity ?? (await identify(db, caller.credential)))
    },
  })

  /** Whether a kept answer was given; else the request is ready for Yoga. */
  async function again(req: Read, res: ServerResponse): Promise<boolean> {
    if (req.method !== 'POST' || !req.headers['content-type']?.startsWith('application/json')) return false
    const text = await textOf(req)
    const body = objectOf(text)
    req.body = body ?? Readable.from([text])
    const asked = body && queryOf(body)
    const { credential } = callerOf(req)
    // A key's every use counts, and a visitor's answers are many people's.
    if (!asked || !credential || isApiKey(credential)) return false
    req.identity = await identify(db, credential)
    operationIs(operationName(asked.persistedId))
    return kept.answer(asked, req.identity, req, res)
  }

  return {
    async answer(req: IncomingMessage, res: ServerResponse) {
      if (req.method === 'GET') res.setHeader('content-security-policy', explorerPolicy)
      if (!(await again(req, res))) await yoga(req, res)
    },
    subscriptions: streams.open,
    close: streams.close,
  }
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

/** The query of our own pages that is asked for; null when it is anything else. */
function queryOf({ extensions, operationName, variables }: Record<string, unknown>) {
  const id = persistedId(extensions)
  return id && isQuery(id) ? { persistedId: id, operationName, variables } : null
}
