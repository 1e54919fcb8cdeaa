/** /graphql over HTTP: Yoga with our context, masking and persisted operations, and the explorer. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { renderGraphiQL } from '@graphql-yoga/render-graphiql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { createContext } from '../context.ts'
import type { Db } from '../db.ts'
import { maskError } from '../errors.ts'
import { isSameOrigin, readCredential } from '../features/accounts/credentials.ts'
import { schema } from '../schema.ts'
import { exampleOperations } from './exampleOperations.ts'
import { explorerPolicy } from './headers.ts'
import { persistedId, persistedOperation } from './persisted.ts'

const persisted: Plugin = {
  onParams({ params, setParams }) {
    const id = persistedId(params.extensions)
    if (id) setParams({ ...params, query: persistedOperation(id) })
  },
}

/** Answers /graphql; `address` is the caller's. */
export function graphqlHandler(db: Db, addressOf: (req: IncomingMessage) => string) {
  const yoga = createYoga<{ req: IncomingMessage; res: ServerResponse }>({
    schema,
    plugins: [persisted],
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
  return (req: IncomingMessage, res: ServerResponse) => {
    if (req.method === 'GET') res.setHeader('content-security-policy', explorerPolicy)
    return yoga(req, res)
  }
}
