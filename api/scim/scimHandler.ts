/** Answers /scim/v2/* (RFC 7644) to systems that have a token of a connection, and to nobody else. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { contextFor } from '../context.ts'
import type { Db } from '../db.ts'
import { badCredential } from '../errors.ts'
import { authenticateConnection, type Connection } from '../features/accounts/provisioning/provisioningToken.ts'
import { refusalsOf } from '../features/securityLog/refusals.ts'
import { addressOf } from '../http/address.ts'
import { log } from '../log.ts'
import { operationIs, underWay } from '../requestId.ts'
import { needStorable, scimBody, send, type Call } from './exchange.ts'
import { groups } from './groups.ts'
import { listOf } from './page.ts'
import { resourceTypes, schemas, serviceProviderConfig } from './schemas.ts'
import { errorBody, refusalOf, ScimFault } from './scimError.ts'
import { users } from './users.ts'

type Calls = Partial<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Call>>

const facts =
  (all: () => { id: string }[], name?: string): Call =>
  () => {
    if (name === undefined) return { status: 200, body: listOf(all(), all().length) }
    const found = all().find(({ id }) => id.toLowerCase() === name.toLowerCase())
    if (!found) throw new ScimFault(null, 'Not found', 404)
    return { status: 200, body: found }
  }

const unsupported: Call = () => {
  throw new ScimFault(null, 'This is not supported', 501)
}
const never: Calls = { GET: unsupported, POST: unsupported, PUT: unsupported, PATCH: unsupported, DELETE: unsupported }

interface Route {
  /** A name of ours, for metrics and logs. */
  name: string
  id: number
  calls: Calls
}

/** What a path below /scim/v2 means; null for none. */
function routeOf(path: string): Route | null {
  const [kind = '', key, ...more] = path.split('/').map(decoded)
  const route = (name: string, calls: Calls, id = 0) => ({ name, calls, id })
  if (kind === 'Me') return route('Me', never)
  if (kind === 'Bulk' && key === undefined) return route('Bulk', { POST: unsupported })
  if ((kind === '.search' && key === undefined) || (key === '.search' && !more.length))
    return route('.search', { POST: unsupported })
  if (more.length) return null
  if (kind === 'ServiceProviderConfig' && key === undefined)
    return route(kind, { GET: () => ({ status: 200, body: serviceProviderConfig() }) })
  if (kind === 'ResourceTypes') return route(kind, { GET: facts(resourceTypes, key) })
  if (kind === 'Schemas') return route(kind, { GET: facts(schemas, key) })
  if (kind !== 'Users' && kind !== 'Groups') return null
  const { list, create, get, replace, patch, remove } = kind === 'Users' ? users : groups
  if (key === undefined) return route(kind, { GET: list, POST: create })
  // An id that no resource has is one that is not there.
  const id = /^\d{1,9}$/.test(key) ? Number(key) : 0
  return route(`${kind}/:id`, { GET: get, PUT: replace, PATCH: patch, DELETE: remove }, id)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

const longestPath = 300

/** Answers one request, and writes down what came of it. */
export async function scimHandler(db: Db, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const url = new URL(req.url ?? '/', 'http://host')
  const path = url.pathname.replace(/^\/scim\/v2\/?/, '').replace(/\/$/, '')
  const method = req.method ?? 'GET'
  operationIs('scim')
  const caller = {
    credential: null,
    sameOrigin: false,
    address: addressOf(req),
    userAgent: req.headers['user-agent'] ?? '',
  }
  const request = underWay()
  if (request) request.onRefusal = refusalsOf(db, caller, null)
  let connection: Connection | null = null
  try {
    const token = /^Bearer\s+(\S+)\s*$/i.exec(req.headers.authorization ?? '')?.[1]
    if (!token) throw badCredential()
    connection = await authenticateConnection(db, token, caller)
    const route = routeOf(path)
    if (!route) throw new ScimFault(null, 'Not found', 404)
    const call = Object.hasOwn(route.calls, method) ? route.calls[method as keyof Calls] : undefined
    if (!call) {
      res.setHeader('allow', Object.keys(route.calls).join(', '))
      throw new ScimFault(null, `${method} is not possible here`, 405)
    }
    operationIs(`${method} /scim/v2/${route.name}`)
    needStorable(url.searchParams)
    const ctx = contextFor(db, caller, { viewer: null })
    const body = await scimBody(req)
    const given = await call({ ctx, connection, query: url.searchParams, id: route.id, body })
    await keep(db, connection, { method, path, status: given.status, detail: '' })
    return send(res, given)
  } catch (error) {
    if (res.headersSent) throw error
    const refusal = refusalOf(error)
    for (const [name, value] of Object.entries(refusal.headers)) res.setHeader(name, value)
    // The rest of a body is not waited for.
    if (!req.complete) res.setHeader('connection', 'close')
    if (connection) await keep(db, connection, { method, path, status: refusal.status, detail: refusal.detail })
    send(res, { status: refusal.status, body: errorBody(refusal) })
  }
}

interface Kept {
  method: string
  path: string
  status: number
  detail: string
}

/** Writes the request down; one that cannot be written down is answered all the same. */
async function keep(db: Db, { id: connectionId }: Connection, { path, detail, ...kept }: Kept): Promise<void> {
  const data = {
    connectionId,
    ...kept,
    path: `/${path}`.toWellFormed().slice(0, longestPath),
    detail: detail.slice(0, 300).toWellFormed(),
  }
  await db.provisioningRequest.create({ data }).catch((error: unknown) => {
    log.warn({ err: error }, 'a request of a provisioning connection was not written down')
  })
}
