/** One port for everything: /graphql and its websocket, /api, health, and the built web app. Drains on SIGTERM. */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { GraphQLError } from 'graphql'
import { CannotStart } from './cannotStart.ts'
import { missingMigrations } from './database/migrations.ts'
import type { Db } from './db.ts'
import { maskError } from './errors.ts'
import { allowOrigin } from './http/cors.ts'
import { graphqlHandler } from './http/graphql.ts'
import { secure } from './http/headers.ts'
import { inTurn } from './http/inTurn.ts'
import { acceptSockets } from './http/sockets.ts'
import { ownLook } from './http/ownLook.ts'
import { technologyHead } from './http/technologyHead.ts'
import { requestLanguage } from './http/requestLanguage.ts'
import { webHandler } from './http/web.ts'
import { securityEventsWritten } from './features/securityLog/securityEvent.ts'
import type { Pool } from './database/connections.ts'
import { inLanguage } from './language.ts'
import { log, withoutQuery } from './log.ts'
import { answerMetrics, tellOf } from './observe/metrics.ts'
import { observed } from './observe/request.ts'
import { redisIsReady } from './redis.ts'
import { failedWith, operationIs, within } from './requestId.ts'
import { refuse as refuseCall, restHandler } from './rest/runner.ts'
import { answerFromSandbox, sandboxKeyOf } from './sandbox/door.ts'
import { scimHandler } from './scim/scimHandler.ts'

const most = 1_000_000
const minute = 60_000
/** /readyz answers within two seconds, also when the database hangs. */
const readyWithin = 1_500
/** A body must be there within this time; an upload over a slow line may take longer (its silence is limited elsewhere). */
const bodyTime = (path: string) => (path === '/api/upload' ? 60 * minute : 5 * minute)

/**
 * An idle connection stays open for so long: longer than proxies keep theirs (nginx 60 s, AWS load balancers 60 s), so that no
 * request comes in the moment in which it is closed. Node's own 5 s would answer such a request with a reset.
 */
const keepAliveTimeout = 65_000
/** Connections that wait while the process is busy; further ones are reset. Node's own 511 are fewer than a lecture hall opens at once. */
const backlog = 4_096

type Probe = (sql: string) => Promise<unknown[]>

/**
 * Starts serving a database; `close` drains. For `lastQuestions` milliseconds after it who is connected may still ask: what he
 * had sent when the connection ended would be lost.
 */
export async function serve(
  db: Db,
  {
    port,
    host,
    lastQuestions = 500,
    probe = (sql) => db.$queryRawUnsafe(sql),
    pool,
    admits,
  }: {
    port: number
    host: string
    lastQuestions?: number
    probe?: Probe | undefined
    pool?: (() => Pool) | undefined
    /** In a sandbox: whether a request is let in at all. */
    admits?: ((req: IncomingMessage, res: ServerResponse) => Promise<boolean>) | undefined
  },
) {
  const graphql = graphqlHandler(db)
  const languageOf = requestLanguage(db)
  const web = webHandler(undefined, ownLook(db), technologyHead(db))
  let draining = false
  const connections = new Set<Socket>()
  const underWay = new Set<ServerResponse>()

  async function answer(req: IncomingMessage, res: ServerResponse) {
    const path = withoutQuery(req.url)
    if (admits && !(await admits(req, res))) return plain(res, 404, 'There is nothing here')
    if (['/healthz', '/readyz', '/metrics'].includes(path)) operationIs(path)
    if (path === '/metrics') return answerMetrics(req, res)
    if (path === '/healthz') return plain(res, 200, 'alive')
    if (path === '/readyz') return ready(probe, pool, res)
    return inLanguage(languageOf(req), () => answerInWords(req, res, path))
  }

  async function answerInWords(req: IncomingMessage, res: ServerResponse, path: string) {
    const isApi = path === '/graphql' || path.startsWith('/api/')
    if (isApi && allowOrigin(req, res)) return
    const sandboxKey = isApi ? sandboxKeyOf(req) : null
    if (sandboxKey) {
      const says = (error: GraphQLError) => (path === '/graphql' ? refuse(res, error, true) : refuseCall(res, error))
      return answerFromSandbox(db, sandboxKey, req, res, says)
    }
    if (path.startsWith('/api/')) return restHandler(db, req, res)
    if (path.startsWith('/scim/v2/') || path === '/scim/v2') return scimHandler(db, req, res)
    operationIs(path === '/graphql' ? 'graphql' : 'web')
    if (Number(req.headers['content-length'] ?? 0) > most || req.headers['transfer-encoding']) {
      res.setHeader('connection', 'close')
      return plain(res, 413, `The body must have a length of at most ${most.toLocaleString('en-US')} bytes`)
    }
    if (path === '/graphql') {
      res.setHeader('cache-control', 'no-store')
      return graphql.answer(req, res)
    }
    await web(req, res)
  }

  const take = inTurn((req, res) => {
    const id = randomUUID()
    const request = observed(req, res, id)
    secure(res, id)
    if (draining) res.setHeader('connection', 'close')
    const late = setTimeout(() => req.complete || req.destroy(), bodyTime(withoutQuery(req.url)))
    underWay.add(res)
    // One listener for both: Node warns of more than ten, and streams bring their own.
    res.once('close', () => {
      clearTimeout(late)
      underWay.delete(res)
    })
    void within(request, () =>
      answer(req, res).catch((error: unknown) => {
        if (!res.headersSent) refuse(res, maskError(error), withoutQuery(req.url) === '/graphql')
        else {
          log.error({ err: error }, 'request failed')
          res.destroy()
        }
      }),
    )
  })
  const server = createServer({ requestTimeout: bodyTime('/api/upload'), keepAliveTimeout }, take)
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  /** Browsers open connections before they need them; Node's own closeIdleConnections leaves those open. */
  const closeIdle = () => {
    const busy = new Set([...underWay].map((res) => res.socket))
    for (const socket of connections) if (!busy.has(socket)) socket.destroySoon()
  }
  const sockets = acceptSockets(server, db, languageOf)
  const quiet = tellOf({
    sockets: sockets.open,
    subscriptions: () => sockets.subscriptions() + graphql.subscriptions(),
    jobs: db,
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(cannotListen(error, host, port)))
    server.listen({ port, host, backlog }, resolve)
  })
  const address = server.address()

  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      draining = true
      quiet()
      // Only the door is shut: the server's own close() would end all connections that are between two questions.
      const closed = new Promise<void>((resolve) => Listener.prototype.close.call(server, () => resolve()))
      graphql.close()
      await Promise.all([sockets.close(), delay(lastQuestions)])
      closeIdle()
      const idle = setInterval(closeIdle, 50)
      await closed
      clearInterval(idle)
      await Promise.race([securityEventsWritten(), delay(1_000)])
    },
  }
}

function cannotListen({ code, message }: NodeJS.ErrnoException, host: string, port: number) {
  return new CannotStart(
    code === 'EADDRINUSE'
      ? `PORT ${port} of ${host} is in use by another program; stop it or set PORT.`
      : `HOST ${host} with PORT ${port} cannot be listened on (${message}).`,
  )
}

function plain(res: ServerResponse, status: number, text: string) {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(`${text}\n`)
}

/** Answers with an error that no handler turned into an answer of its own. */
function refuse(res: ServerResponse, error: GraphQLError, isGraphql: boolean) {
  const { http, requestId, ...extensions } = error.extensions as {
    http?: { status?: number; headers?: Record<string, string> }
    requestId?: string
  }
  failedWith(error)
  for (const [name, value] of Object.entries(http?.headers ?? {})) res.setHeader(name, value)
  const status = http?.status ?? 500
  if (!isGraphql) return plain(res, status, `${error.message} (request ${requestId})`)
  const body = { errors: [{ message: error.message, extensions: { ...extensions, requestId } }] }
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

/**
 * Ready: the database answers and every migration is in it. Degraded: it serves, but Redis is away (decision 0070). Busy: it
 * serves, but requests wait for a connection (decision 0399).
 */
async function ready(probe: Probe, pool: (() => Pool) | undefined, res: ServerResponse) {
  const late = new AbortController()
  try {
    const missing = await Promise.race([
      missingMigrations(probe),
      delay(readyWithin, undefined, { signal: late.signal }).then(() => Promise.reject(new Error('too late'))),
    ])
    if (missing.length) return plain(res, 503, 'not migrated')
    if (pool?.().waiting) return plain(res, 200, 'busy')
    return plain(res, 200, redisIsReady() ? 'ready' : 'degraded')
  } catch {
    return plain(res, 503, 'the database does not answer')
  } finally {
    late.abort()
  }
}
