/**
 * Answers the queries of our own pages, which are known by their hash: read and checked once, run and written at once. A
 * caller's own text, a mutation or a stream needs more than that and is Yoga's.
 */
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { execute, type GraphQLError } from 'graphql'
import { contextFor, identify, type Caller, type Identity } from '../context.ts'
import type { Db } from '../db.ts'
import { maskError } from '../errors.ts'
import { isApiKey } from '../features/apiKeys/apiKey.ts'
import { traced } from '../observe/tracing.ts'
import { failedWith, operationIs } from '../requestId.ts'
import { schema } from '../schema.ts'
import { compressed } from './compressed.ts'
import { KeptAnswers } from './keptAnswers.ts'
import { isQuery, operationName, persistedId } from './persisted.ts'
import { documentOf } from './readOperation.ts'
import { unstorableVariables } from './refusedInput.ts'

/** What is asked: `type` is that of the answer, `fresh` asks for one that was not kept, `accepted` are the encodings that it may have. */
export interface OwnQuery {
  id: string
  operationName: string | undefined
  variables: Record<string, unknown> | undefined
  type: string
  fresh: boolean
  accepted: string | undefined
}

/** The query of ours that a request asks for; null when it is anything else, about which Yoga has its words. */
export function ownQueryOf(
  { extensions, operationName, variables }: Record<string, unknown>,
  headers: IncomingHttpHeaders,
): OwnQuery | null {
  const id = persistedId(extensions)
  const type = typeOf(headers.accept)
  if (!id || !isQuery(id) || !type) return null
  const [name, given] = [operationName ?? undefined, variables ?? undefined]
  if ((name !== undefined && typeof name !== 'string') || !isGiven(given)) return null
  const fresh = headers['cache-control'] === 'no-cache'
  return { id, operationName: name, variables: given, type, fresh, accepted: headers['accept-encoding'] }
}

const isGiven = (variables: unknown): variables is Record<string, unknown> | undefined =>
  variables === undefined || (typeof variables === 'object' && !Array.isArray(variables))

/** Of the two that GraphQL over HTTP has, the one that the caller takes. */
function typeOf(accept = '*/*'): string | null {
  if (accept.includes('application/graphql-response+json')) return 'application/graphql-response+json; charset=utf-8'
  return /\*\/\*|application\/(\*|json)/.test(accept) ? 'application/json; charset=utf-8' : null
}

/** Answers them, with what it keeps of its answers. */
export function ownQueries(db: Db) {
  const kept = new KeptAnswers()
  /** False when nothing began: what is wrong with the question itself, Yoga says. */
  return async function answer(query: OwnQuery, caller: Caller, res: ServerResponse): Promise<boolean> {
    const document = documentOf(query.id)
    if (!document) return false
    operationIs(operationName(query.id))
    if (unstorableVariables(query.variables)) return false
    let identity: Identity
    try {
      identity = await identify(db, caller)
    } catch (error) {
      return refuse(res, query, null, [maskError(error)])
    }
    // Yoga says so in its words.
    if (caller.credential && !identity.viewer) return false
    // A key's every use counts, and a visitor's answers are many people's.
    const place = caller.credential && !isApiKey(caller.credential) ? kept.placeOf(query, identity) : null
    const known = place && !query.fresh && kept.at(place)
    if (known) return send(res, 200, query, known)
    const result = await traced(execute)({
      schema,
      document,
      operationName: query.operationName,
      variableValues: query.variables,
      contextValue: contextFor(db, caller, identity),
    })
    if (result.data === undefined) return false
    if (result.errors?.length) return refuse(res, query, result.data, result.errors.map(maskError))
    const body = Buffer.from(JSON.stringify(result))
    if (place) kept.keep(place, body)
    return send(res, 200, query, body)
  }
}

/** What an error's extensions may say of HTTP; it is not part of the answer's text. */
interface OfHttp {
  http?: { status?: number; headers?: Record<string, string> }
}

function refuse(res: ServerResponse, query: OwnQuery, data: unknown, errors: readonly GraphQLError[]) {
  let status = 200
  const told = errors.map((error) => {
    const { http, ...extensions } = error.extensions as OfHttp
    status = Math.max(status, http?.status ?? 0)
    for (const [name, value] of Object.entries(http?.headers ?? {})) res.setHeader(name, value)
    return { ...error.toJSON(), extensions }
  })
  failedWith(errors[0]!)
  return send(res, status, query, Buffer.from(JSON.stringify({ errors: told, data })))
}

async function send(res: ServerResponse, status: number, { type, accepted }: OwnQuery, whole: Buffer): Promise<true> {
  const { body, headers } = await compressed(whole, accepted)
  res.writeHead(status, { 'content-type': type, 'content-length': body.length, ...headers }).end(body)
  return true
}
