/** Runs the shim table: the same process, the same context, the same schema. Permissions, rules, limits and masking hold by construction. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { execute, GraphQLError, parse, type DocumentNode, type GraphQLFormattedError } from 'graphql'
import * as records from '#texts/ui/records.js'
import { check } from '../action.ts'
import { needNoMaintenance } from '../maintenance.ts'
import { needOwnEyes } from '../viewAs.ts'
import { createContext, type Context } from '../context.ts'
import type { Db } from '../db.ts'
import { invalid, maskError, notFound, unauthenticated } from '../errors.ts'
import { isSameOrigin, readCredential, sessionCookieOf } from '../features/accounts/credentials.ts'
import type { Rules } from '../rules.ts'
import { traced } from '../observe/tracing.ts'
import { operationIs } from '../requestId.ts'
import { schema } from '../schema.ts'
import { executeOnce } from '../idempotency/executeOnce.ts'
import { onceByKey } from '../idempotency/onceByKey.ts'
import { isStorable, unstorable } from '../storable.ts'
import { addressOf } from '../http/address.ts'
import { unfitVariables } from '../http/refusedInput.ts'
import { readBody, TooLarge, Malformed } from './body.ts'
import { chosenPart, hasChoices } from './chosenPart.ts'
import { checkQuery } from './query.ts'
import { paging } from './shim.ts'
import { byteCalls, shims } from './table.ts'
import type { ByteCall } from './byteCall.ts'
import type { Shim, ShimRequest } from './shim.ts'

type Route = ({ shim: Shim } | { call: ByteCall }) & { method: string; path: string; pattern: URLPattern }

const patternOf = (pathname: string) => new URLPattern({ pathname })

const routes: Route[] = [
  ...shims.map((shim) => ({ shim, method: shim.method, path: shim.path, pattern: patternOf(shim.path) })),
  ...byteCalls.map((call) => ({ call, method: call.method, path: call.path, pattern: patternOf(call.path) })),
]

const documents = new Map<Shim, { whole: DocumentNode; hasChoices: boolean }>()

/** A call's document, read when it is first asked for; that all of them fit the schema is a matter of shims.test.ts. */
function documentOf(shim: Shim) {
  let known = documents.get(shim)
  if (!known) {
    const whole = parse(shim.document)
    known = { whole, hasChoices: hasChoices(whole) }
    documents.set(shim, known)
  }
  return known
}

/** What a masked error's extensions may hold. */
interface Refusal {
  code?: string
  fieldErrors?: Record<string, string>
  retryAfter?: number
  requestId?: string
}

const statuses: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  REAUTHENTICATION_REQUIRED: 403,
  SECOND_FACTOR_REQUIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  INVALID: 422,
  TOO_LARGE: 413,
  UNSUPPORTED: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  NO_ROOM: 507,
}

/** Answers /api/*; HEAD as GET, without the body, which Node leaves out by itself. */
export async function restHandler(db: Db, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const url = new URL(req.url ?? '/', 'http://host')
  const there = routes.filter(({ pattern }) => pattern.test({ pathname: url.pathname }))
  const asked = req.method === 'HEAD' ? 'GET' : req.method
  const route = there.find(({ method }) => method === asked)
  operationIs('rest')
  if (!there.length) return refuse(res, notFound(records.page()))
  if (!route) {
    const allowed = there.map(({ method }) => (method === 'GET' ? 'GET, HEAD' : method))
    res.setHeader('allow', allowed.join(', '))
    return send(res, 405, { message: `${req.method} is not possible here`, code: 'METHOD_NOT_ALLOWED' })
  }
  operationIs(`${route.method} ${route.path}`, 'call' in route)
  try {
    await answer(db, route, url, { req, res })
  } catch (error) {
    if (error instanceof TooLarge) {
      // The rest of the body is not waited for.
      res.setHeader('connection', 'close')
      return send(res, 413, { message: error.message, code: 'TOO_LARGE' })
    }
    if (error instanceof Malformed) return send(res, 400, { message: error.message, code: 'MALFORMED' })
    if (res.headersSent) throw error
    refuse(res, maskError(error), 'shim' in route ? route.shim.names : undefined)
  }
}

interface Exchange {
  req: IncomingMessage
  res: ServerResponse
}

async function answer(db: Db, route: Route, url: URL, { req, res }: Exchange) {
  const params = route.pattern.exec({ pathname: url.pathname })!.pathname.groups as Record<string, string>
  const query = url.searchParams
  const body = 'call' in route ? {} : await readBody(req)
  // Of a name that is given twice, the value at fault counts.
  const bad = [...query].filter(([, value]) => !isStorable(value))
  const refused = unstorable({ ...params, ...body, ...Object.fromEntries(bad) })
  if (refused) return refuse(res, invalid(refused))
  const context = await createContext(db, {
    credential: readCredential({ method: route.method, headers: req.headers, query, body }),
    sameOrigin: isSameOrigin(req.headers),
    address: addressOf(req),
    userAgent: req.headers['user-agent'] ?? '',
    documented: true,
  })
  // What sends bytes is an action only once they are there.
  if (route.method !== 'GET') needOwnEyes(context)
  if ('shim' in route) return answerShim(route.shim, { params, query, body }, context, res)
  if (route.method !== 'GET') await needNoMaintenance(context)
  const { call } = route
  const make = () => call.answer(context, { req, res, params, query })
  const given =
    route.method === 'GET'
      ? await make()
      : await onceByKey(
          context,
          { req, res },
          {
            // Of the bytes only the size is known before they are there.
            input: () => [call.path, params, [...query], req.headers['content-length']],
            make,
            changed: (made) => !!made,
            keeps: true,
          },
        )
  if (given) send(res, given.status, given.body)
}

async function answerShim(shim: Shim, request: ShimRequest, contextValue: Context, res: ServerResponse) {
  if (!contextValue.viewer && !shim.open) throw unauthenticated()
  if (shim.requires) contextValue.access.need(shim.requires)

  checkQuery(shim, request.query)
  if (shim.emptyWithout && !contextValue.access.allowed(shim.emptyWithout)) return sendEmpty(res, shim, request.query)

  const variableValues = shim.variables?.(request) ?? {}
  const { whole, hasChoices: chooses } = documentOf(shim)
  const document = chooses ? chosenPart(whole, variableValues) : whole
  const asked = { document, contextValue, variableValues }
  const result = await executeOnce({ req: res.req, res }, asked, () => traced(execute)({ schema, ...asked }))
  if (result.errors?.length)
    throw placed(await failure(result.errors, { shim, whole, document }, variableValues), shim, request.body)
  const given = shim.give(result.data as never, request)
  if (given === null) throw notFound(records.record())
  // Another site's form must not sign a person in as somebody else; programs that are no browsers send no Origin.
  if (shim.cookie && (!res.req.headers.origin || isSameOrigin(res.req.headers))) setCookie(res, shim.cookie, given)
  if (shim.file) res.setHeader('content-disposition', `attachment; filename="${shim.file}"`)
  const total = shim.total?.(result.data as never) ?? null
  if (total !== null) return sendPage(res, shim, request.query, given, total)
  if (given === undefined) res.writeHead(204).end()
  else send(res, shim.status ?? 200, given)
}

/** The call's own list without a record. */
function sendEmpty(res: ServerResponse, shim: Shim, query: URLSearchParams) {
  if (shim.total) return sendPage(res, shim, query, [], 0)
  send(res, 200, { data: [], total: 0, page: paging(query).page, totalPages: 0 })
}

/** One page of an array: the number of all is in X-Total-Count, and the pages around it are in Link (RFC 8288). */
function sendPage(
  res: ServerResponse,
  { usualLimit = 100 }: Shim,
  query: URLSearchParams,
  rows: unknown,
  total: number,
) {
  const { page, first } = paging(query, usualLimit)
  const link = (rel: string, at: number) => {
    const parameters = new URLSearchParams(query)
    parameters.delete('token')
    parameters.set('page', String(at))
    return `<?${parameters}>; rel="${rel}"`
  }
  const links = [
    ...(page > 1 ? [link('prev', page - 1)] : []),
    ...(page * first < total ? [link('next', page + 1)] : []),
  ]
  res.setHeader('x-total-count', String(total))
  if (links.length) res.setHeader('link', links.join(', '))
  send(res, 200, rows)
}

/**
 * What went wrong first. Input that does not fit GraphQL's types is judged by the action's rules, in their words: it fails
 * before anything runs, so that its error has no path.
 */
async function failure(
  errors: readonly GraphQLError[],
  { shim, whole, document }: { shim: Shim; whole: DocumentNode; document: DocumentNode },
  variables: Record<string, unknown>,
) {
  const error = errors[0]!
  if (error.path) return error
  const words = shim.action && (await refusal(shim.action.rules, variables['input']))
  if (words) return words
  const isChosen = document !== whole
  return (isChosen && unfitVariables(document, null, variables, bodyField)) || new Malformed(error.message)
}

/** A call's body has the fields of its inputs, whatever variable holds them. */
const bodyField = (path: string) => path.replace(/^\w+\./, '')

/** The error with its fields where the call's body has them. */
function placed(error: Error, { placeOf }: Shim, body: ShimRequest['body']): Error {
  if (!placeOf || !(error instanceof GraphQLError)) return error
  const { fieldErrors } = error.extensions as Refusal
  if (!fieldErrors) return error
  const fields = Object.entries(fieldErrors).map(([path, words]) => [placeOf(path, body), words])
  return new GraphQLError(error.message, {
    extensions: { ...error.extensions, fieldErrors: Object.fromEntries(fields) },
  })
}

/** What the rules say; nothing when the input is so far from what they expect that they cannot even read it. */
const refusal = (rules: Rules, input: unknown): Promise<GraphQLError | null> =>
  check(rules, input).then(
    () => null,
    (error: unknown) => (error instanceof GraphQLError ? error : null),
  )

/** Answers a call with an error, in the form that all calls have. */
export function refuse(res: ServerResponse, error: GraphQLFormattedError, names: Record<string, string> = {}) {
  const { code = 'INTERNAL', fieldErrors, retryAfter, requestId } = (error.extensions ?? {}) as Refusal
  if (retryAfter) res.setHeader('retry-after', String(retryAfter))
  const fields =
    fieldErrors && Object.fromEntries(Object.entries(fieldErrors).map(([path, words]) => [nameIn(names, path), words]))
  send(res, statuses[code] ?? 500, {
    message: error.message,
    code,
    ...(fields ? { fields } : {}),
    ...(requestId ? { requestId } : {}),
  })
}

/** The call's own name of a field; of `times[0]`, too. */
const nameIn = (names: Record<string, string>, path: string) => path.replace(/^\w+/, (name) => names[name] ?? name)

function send(res: ServerResponse, status: number, body: unknown) {
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  res.end(JSON.stringify(body))
}

function setCookie(res: ServerResponse, how: 'set' | 'clear', given: unknown) {
  const { token, expiresIn } =
    how === 'set' ? (given as { token: string; expiresIn: number }) : { token: '', expiresIn: 0 }
  res.setHeader('set-cookie', sessionCookieOf(token, expiresIn))
}
