/** /graphql over HTTP: Yoga with our context, masking and persisted operations, and the explorer. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { renderGraphiQL } from '@graphql-yoga/render-graphiql'
import { createYoga, isAsyncIterable, type Plugin } from 'graphql-yoga'
import { createContext, type Context } from '../context.ts'
import type { Db } from '../db.ts'
import { maskError } from '../errors.ts'
import { isSameOrigin, readCredential } from '../features/accounts/credentials.ts'
import { schema } from '../schema.ts'
import { addressOf } from './address.ts'
import { exampleOperations } from './exampleOperations.ts'
import { explorerPolicy } from './headers.ts'
import { limitsPlugin } from './operationLimits.ts'
import { ownTexts } from './ownTexts.ts'
import { persistedId, persistedOperation } from './persisted.ts'
import { watchCredential } from './watchCredential.ts'

const persisted: Plugin = {
  onParams({ params, setParams }) {
    const id = persistedId(params.extensions)
    if (id) setParams({ ...params, query: persistedOperation(id) })
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
  return { plugin, close: () => open.forEach((end) => end()) }
}

/** Answers /graphql; `close` ends the streams. */
export function graphqlHandler(db: Db) {
  const streams = endingStreams(db)
  const yoga = createYoga<{ req: IncomingMessage; res: ServerResponse }>({
    schema,
    plugins: [persisted, limitsPlugin, ownTexts, streams.plugin],
    logging: false,
    landingPage: false,
    maskedErrors: { maskError },
    renderGraphiQL,
    graphiql: { title: 'Ascent API', defaultQuery: exampleOperations },
    context: ({ req }) =>
      createContext(db, {
        credential: readCredential({
          method: req.method,
          headers: req.headers,
          query: new URL(req.url ?? '', 'http://host').searchParams,
        }),
        sameOrigin: isSameOrigin(req.headers),
        address: addressOf(req),
        userAgent: req.headers['user-agent'] ?? '',
      }),
  })
  return {
    answer(req: IncomingMessage, res: ServerResponse) {
      if (req.method === 'GET') res.setHeader('content-security-policy', explorerPolicy)
      return yoga(req, res)
    },
    close: streams.close,
  }
}
