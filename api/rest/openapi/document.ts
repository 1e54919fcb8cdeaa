/** The OpenAPI 3.1 description of all documented calls, made from the table of shims: it cannot say what does not hold. */
import { getOperationAST, parse, type FieldNode } from 'graphql'
import { config } from '../../config.ts'
import { sessionCookie } from '../../features/accounts/credentials.ts'
import { rolesOf, type Permission } from '../../policy.ts'
import { schema } from '../../schema.ts'
import type { ByteCall } from '../byteCall.ts'
import type { Shim } from '../shim.ts'
import { parameters } from '../parameters.ts'
import type { Api, Operation } from './description.ts'
import { operationNames } from './operationNames.ts'
import { errorSchema, limitHeaderRefs, limitHeaders, pageHeaders, ref, refusals } from './responses.ts'
import { answerOf } from './schemaOfAnswer.ts'
import { bodyOf } from './schemaOfRules.ts'
import { shareShapes } from './shareShapes.ts'

type Call = Shim | ByteCall

const about = `Every call does what the GraphQL document behind it does at /graphql, with the same rights and limits.

Sign in with an API key (made in the settings) or with the token of POST /api/login, as \`Authorization: Bearer …\`.
An API key that may only read is refused whatever changes something, and a key may be used 600 times a minute.
\`RateLimit-Policy\` and \`RateLimit\` say which limits a request counted toward and what is left of them; beyond a limit the
answer is 429 with \`Retry-After\`.

A record that the caller may not see answers 404, as if it did not exist. Lists have at most 100 records a page: \`page\` and
\`limit\` choose one. A list that is a plain array has the number of all records in \`X-Total-Count\` and the pages around
it in \`Link\`. A parameter that cannot be read is refused with 422.`

/** The calls by feature, which is their tag. */
export type CallsByFeature = Readonly<Record<string, readonly Call[]>>

/** The description of all calls, with the address that the platform has now. */
export function describeApi(features: CallsByFeature): Api {
  const shapes = known.get(features) ?? shapesOf(features)
  known.set(features, shapes)
  const tags = Object.keys(features).map((name) => ({ name }))
  return {
    openapi: '3.1.0',
    info: { title: 'Ascent API', version: '1', description: about, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: config.publicUrl }],
    tags,
    security: [{ bearer: [] }, { authToken: [] }, { accessToken: [] }, { session: [] }],
    paths: shapes.paths,
    components: {
      schemas: { ...shapes.schemas, Error: errorSchema },
      responses: refusals,
      headers: limitHeaders,
      securitySchemes,
    },
  }
}

const known = new WeakMap<CallsByFeature, ReturnType<typeof shapesOf>>()

/** What is the same for every address; it takes a moment to make. */
function shapesOf(features: CallsByFeature) {
  const paths: Api['paths'] = {}
  for (const [tag, calls] of Object.entries(features))
    for (const call of calls) {
      const path = templateOf(call.path)
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, path, tag) }
    }
  return shareShapes(paths)
}

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'An API key, or the token of a session.' },
  authToken: { type: 'apiKey', in: 'header', name: 'X-Auth-Token', description: 'The same in another header.' },
  accessToken: { type: 'apiKey', in: 'header', name: 'X-Access-Token', description: 'The same in another header.' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie(),
    description: 'The cookie of POST /api/login; changes with it must come from our own pages.',
  },
}

/** `/api/users/{id}` of a URLPattern's path. */
export const templateOf = (path: string) => path.replace(/:(\w+)(\((?:[^()\\]|\\.|\([^()]*\))*\))?/g, '{$1}')

function operationOf(call: Call, path: string, tag: string): Operation {
  const shim = 'document' in call ? call : null
  const open = shim ? shim.open === true : (call as ByteCall).open === true
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name: name!,
    in: 'path' as const,
    required: true,
  }))
  const inQuery = (call.query ?? []).map((name) => ({
    name,
    in: 'query' as const,
    required: shim?.needs?.includes(name) ?? false,
  }))
  const named = [...inPath, ...inQuery].map((parameter) => ({
    ...parameter,
    ...parameters(parameter.name, shim?.words?.[parameter.name]),
  }))
  const body = shim ? bodyOf(shim) : null
  const example = shim?.example ? { example: shim.example } : {}
  const content = shim ? body && { 'application/json': { schema: body, ...example } } : (call as ByteCall).body
  const roles = shim && rolesThatMay(shim)
  // In the path, in the address, or in the body.
  const namesRecord = inPath.length > 0 || content || inQuery.some(({ name }) => name.endsWith('Id'))
  return {
    operationId: operationNames[`${call.method} ${path}`] ?? `${call.method} ${path}`,
    summary: call.summary,
    ...(roles ? { description: `For ${roles.map((role) => `\`${role.toLowerCase()}\``).join(', ')}.` } : {}),
    tags: [tag],
    ...(open ? { security: [] } : {}),
    ...(named.length ? { parameters: named } : {}),
    ...(content ? { requestBody: { required: !shim || 'required' in body!, content } } : {}),
    responses: {
      ...successOf(call, open),
      ...(call.method === 'GET' ? {} : { 400: ref('Malformed'), 413: ref('TooLarge') }),
      ...(call.method !== 'GET' || inQuery.length ? { 422: ref('Invalid') } : {}),
      ...(content && !shim ? { 415: ref('Unsupported') } : {}),
      ...(open && !content ? {} : { 401: ref('Unauthorized'), 403: ref('Forbidden') }),
      ...(namesRecord ? { 404: ref('NotFound') } : {}),
      ...(call.method === 'GET' ? {} : { 409: ref('Conflict') }),
      429: ref('TooMany'),
      500: ref('Failed'),
      503: ref('Unavailable'),
    },
  }
}

function successOf(call: Call, open: boolean): Operation['responses'] {
  const ofLimits = open ? {} : limitHeaderRefs
  if (!('document' in call))
    return { [call.gives.status]: { description: 'Done.', headers: ofLimits, content: call.gives.content } }
  const answer = answerOf(call)
  if (!answer) return { 204: { description: 'Done.', headers: ofLimits } }
  const content = { 'application/json': { schema: answer } }
  const headers = { ...ofLimits, ...(call.total ? pageHeaders : {}) }
  return { [call.status ?? 200]: { description: 'Done.', headers, content } }
}

/** The roles that a call is for; null when it is open, or for all. */
function rolesThatMay({ document, requires }: Shim): readonly string[] | null {
  const operation = getOperationAST(parse(document))!
  const { name } = operation.selectionSet.selections[0] as FieldNode
  const { extensions } = schema.getRootType(operation.operation)!.getFields()[name.value]!
  const directives = extensions['directives'] as { requires?: { permission: Permission } } | undefined
  const permission = requires ?? directives?.requires?.permission
  const roles = permission && rolesOf(permission)
  return roles && roles.length < rolesOf('ACCOUNT_OWN').length ? roles : null
}
