/** Subscriptions over /graphql's websocket: opened by a session or an API key, closed with it. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { GraphQLError } from 'graphql'
import type { SubscribePayload } from 'graphql-ws'
import { useServer as serveSockets } from 'graphql-ws/use/ws'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Locale } from '#language'
import { Access } from '../access.ts'
import { createContext, type Context } from '../context.ts'
import type { Db } from '../db.ts'
import { maskError } from '../errors.ts'
import { isSameOrigin, readCredential } from '../features/accounts/credentials.ts'
import { refusalsOf } from '../features/securityLog/refusals.ts'
import { inLanguage } from '../language.ts'
import { withoutQuery } from '../log.ts'
import { UnderWay, within } from '../requestId.ts'
import { schema } from '../schema.ts'
import { addressOf } from './address.ts'
import { isAllowed } from './cors.ts'
import { persistedId, persistedOperation } from './persisted.ts'
import { documentOf, readOperation } from './readOperation.ts'
import { unfitVariables, unstorableVariables } from './refusedInput.ts'
import type { requestLanguage } from './requestLanguage.ts'
import { watchCredential } from './watchCredential.ts'

interface Extra {
  socket: WebSocket
  request: IncomingMessage
  context?: Context
  /** What the connection's errors name in place of a request. */
  id?: string
}

/** Unauthorized: no good credential, or no longer. By this close code clients do not come back by themselves. */
const unauthorized = 4401
/** 1012, service restart: clients reconnect, and get a new context. */
const restarting = 1012
const mostSubscriptions = 100
const tooMany = () =>
  new GraphQLError(`At most ${mostSubscriptions} subscriptions on one connection`, {
    extensions: { code: 'RATE_LIMITED' },
  })
/** So many milliseconds a client has for its goodbye; one that sleeps gives none. */
const goodbye = 1_000

/** Takes the websocket upgrades of /graphql; the answer closes them all so that clients reconnect elsewhere. */
export function acceptSockets(server: Server, db: Db, languageOf: ReturnType<typeof requestLanguage>) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 100_000 })
  const connected = new Set<{ subscriptions: object }>()
  const masked = ({ id, context }: Partial<Extra>, error: unknown) =>
    within(new UnderWay(id ?? '', context && refusalsOf(db, context, context.viewer)), () =>
      withoutHttp(maskError(error)),
    )

  server.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (withoutQuery(req.url) !== '/graphql') return refuse(socket, '404 Not Found')
    if (isForeign(req) && !isAllowed(req.headers.origin)) return refuse(socket, '403 Forbidden')
    sockets.handleUpgrade(req, socket, head, (opened) => {
      answeredIn(languageOf(req), opened)
      sockets.emit('connection', opened, req)
    })
  })

  const served = serveSockets<Record<string, unknown>, Partial<Extra>>(
    {
      schema,
      async onConnect(connection) {
        const { connectionParams, extra } = connection
        const { request, socket } = extra as Extra
        const authorization = connectionParams?.['authorization'] ?? connectionParams?.['Authorization']
        // Browsers send cookies with every handshake: those of another site's page do not count.
        const own = isForeign(request) ? { ...request.headers, cookie: undefined } : request.headers
        const headers = typeof authorization === 'string' ? { ...own, authorization } : own
        const context = await createContext(db, {
          credential: readCredential({ headers }),
          sameOrigin: isSameOrigin(request.headers),
          address: addressOf(request),
          userAgent: request.headers['user-agent'] ?? '',
        })
        if (!context.viewer) {
          socket.close(unauthorized, 'Unauthorized')
          return false
        }
        extra.context = context
        extra.id = randomUUID()
        connected.add(connection)
        const unwatch = watchCredential(db, context, (why) =>
          why === 'ENDED' ? socket.close(unauthorized, 'Session ended') : socket.close(restarting, 'Rights changed'),
        )
        socket.once('close', unwatch)
        return true
      },
      onSubscribe({ extra, subscriptions }, _id, payload) {
        // The one that is asked for counts, too.
        if (Object.keys(subscriptions).length > mostSubscriptions) return [tooMany()]
        const operation = documentIn(payload)
        if (!('document' in operation)) return operation
        const refusal =
          unstorableVariables(payload.variables) ??
          unfitVariables(operation.document, payload.operationName, payload.variables)
        if (refusal) return [refusal]
        const context = extra.context!
        return {
          schema,
          document: operation.document,
          operationName: payload.operationName,
          variableValues: payload.variables,
          // Rights are looked up again for every operation: a socket may be open for days.
          contextValue: { ...context, access: new Access(context.viewer, db) },
        }
      },
      onClose: (connection) => void connected.delete(connection),
      onError: ({ extra }, _id, _payload, errors) =>
        errors.map((error) => masked(extra, error instanceof GraphQLError ? error : new Error('unknown'))),
      onNext: ({ extra }, _id, _payload, _args, result) =>
        result.errors ? { ...result, errors: result.errors.map((error) => masked(extra, error)) } : undefined,
    },
    sockets,
    12_000,
  )

  return {
    open: () => sockets.clients.size,
    subscriptions: () => [...connected].reduce((sum, { subscriptions }) => sum + Object.keys(subscriptions).length, 0),
    async close() {
      for (const socket of sockets.clients) socket.close(restarting, 'Restarting')
      const late = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), goodbye)
      await served.dispose()
      clearTimeout(late)
    },
  }
}

/** The document that was asked for, or why not; a throw would close the socket. */
function documentIn({ query, extensions }: SubscribePayload) {
  try {
    const id = persistedId(extensions)
    const own = id && documentOf(id)
    if (own) return { document: own }
    const { document, problems } = readOperation(id ? persistedOperation(id) : query)
    return problems.length ? problems.map((problem) => coded(problem, 'GRAPHQL_VALIDATION_FAILED')) : { document }
  } catch (error) {
    return [error instanceof GraphQLError ? coded(error, 'GRAPHQL_PARSE_FAILED') : maskError(error)]
  }
}

/** A socket has no status and no headers. */
function withoutHttp(error: GraphQLError) {
  delete error.extensions['http']
  return error
}

/** The error, with the code that HTTP gives it. */
function coded(error: GraphQLError, code: string) {
  error.extensions['code'] ??= code
  return error
}

/** What a socket hears later belongs to no request: everything that it hears is answered in the language of its handshake. */
function answeredIn(language: Locale, socket: WebSocket) {
  const emit = socket.emit.bind(socket)
  socket.emit = (...heard) => inLanguage(language, () => emit(...heard))
}

const isForeign = ({ headers }: IncomingMessage) => headers.origin !== undefined && !isSameOrigin(headers)

function refuse(socket: Duplex, status: string) {
  // Nobody else listens to this socket any more, and an error that nobody hears ends the process.
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
}
