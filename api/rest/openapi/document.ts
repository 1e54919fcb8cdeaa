/** The OpenAPI 3.1 description of all documented calls, made from the table of shims: it cannot say what does not hold. */
import { getOperationAST, parse, type FieldNode } from 'graphql'
import { config } from '../../config.ts'
import { sessionCookie } from '../../features/accounts/credentials.ts'
import { rolesOf } from '../../policy.ts'
import { schema } from '../../schema.ts'
import type { ByteCall } from '../byteCall.ts'
import type { Shim } from '../shim.ts'
import { parameters } from './parameters.ts'
import { answerOf } from './schemaOfAnswer.ts'
import { bodyOf, type JsonSchema } from './schemaOfRules.ts'
import { shareShapes } from './shareShapes.ts'

type Call = Shim | ByteCall

export interface Operation {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security?: object[]
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; description: string; schema: JsonSchema }[]
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> }
  responses: Record<
    string,
    { $ref: string } | { description: string; content?: Record<string, { schema: JsonSchema }> }
  >
}

export interface Api {
  openapi: string
  info: { title: string; version: string; description: string; license: object }
  servers: { url: string }[]
  tags: { name: string }[]
  security: object[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, object>; securitySchemes: object }
}

const about = `Every call does what the GraphQL document behind it does at /graphql, with the same rights and limits.

Sign in with an API key (made in the settings) or with the token of POST /api/login, as \`Authorization: Bearer …\`.
An API key that may only read is refused whatever changes something, and a key may be used 600 times a minute.

What a caller may not see is not there: 404. Lists have at most 100 records a page.`

/** The description; made anew when asked for, so that it names the address that holds now. */
export function describeApi(calls: readonly Call[]): Api {
  const paths: Api['paths'] = {}
  for (const call of calls) {
    const path = templateOf(call.path)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, path) }
  }
  const shapes = shareShapes(paths)
  const tags = [...new Set(calls.map(tagOf))].map((name) => ({ name }))
  return {
    openapi: '3.1.0',
    info: { title: 'Ascent API', version: '1', description: about, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: config.publicUrl }],
    tags,
    security: [{ bearer: [] }, { authToken: [] }, { accessToken: [] }, { session: [] }],
    paths: shapes.paths,
    components: { schemas: { ...shapes.schemas, Error: errorSchema }, responses: refusals, securitySchemes },
  }
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

const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'What went wrong, for a person.' },
    code: { type: 'string', description: 'What went wrong, for a program.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What is wrong with each field.',
    },
    requestId: { type: 'string', description: 'Names the request, when the fault is ours.' },
  },
  required: ['message', 'code'],
}

const refusal = (description: string, headers?: object) => ({
  description,
  ...(headers ? { headers } : {}),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})
const retryAfter = { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait.' } }

const refusals = {
  Malformed: refusal('The body is not a JSON object, or a value is of a wrong type.'),
  Unauthorized: refusal('No session or API key, or one that has ended.'),
  Forbidden: refusal('The role, or the API key, may not.'),
  NotFound: refusal('Not there, or not there for the caller.'),
  Conflict: refusal('The state of things refuses it.'),
  TooLarge: refusal('The body is too large.'),
  Unsupported: refusal('A file of a kind that is not taken.'),
  Invalid: refusal('The rules refuse what was given; `fields` says why.'),
  TooMany: refusal('Too many tries.', retryAfter),
  Failed: refusal('A fault of ours.'),
}

const ref = (name: keyof typeof refusals) => ({ $ref: `#/components/responses/${name}` })

/** `/api/users/{id}` of a URLPattern's path. */
const templateOf = (path: string) => path.replace(/:(\w+)(\((?:[^()\\]|\\.|\([^()]*\))*\))?/g, '{$1}')

const tagOf = ({ path }: Call) => {
  const [, , first = ''] = path.split('/')
  return tags[first] ?? 'Accounts'
}
const tags: Record<string, string> = {
  users: 'People',
  researchers: 'People',
  'industry-partners': 'People',
  projects: 'Projects',
  'user-projects': 'Projects',
  kuteam: 'University team',
  files: 'Files',
  upload: 'Files',
  exports: 'Exports',
  notifications: 'Notifications',
  'white-label': 'Platform',
  stats: 'Platform',
  'system-health': 'Platform',
  'openapi.json': 'Platform',
  docs: 'Platform',
}

function operationOf(call: Call, path: string): Operation {
  const shim = 'document' in call ? call : null
  const open = shim ? shim.open === true : (call as ByteCall).open === true
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name: name!,
    in: 'path' as const,
    required: true,
  }))
  const inQuery = (call.query ?? []).map((name) => ({ name, in: 'query' as const, required: false }))
  const named = [...inPath, ...inQuery].map((parameter) => ({ ...parameter, ...parameters(parameter.name) }))
  const body = shim ? bodyOf(shim) : null
  const content = shim ? body && { 'application/json': { schema: body } } : (call as ByteCall).body
  const roles = shim && rolesThatMay(shim)
  // In the path, in the address, or in the body.
  const namesRecord = inPath.length > 0 || content || inQuery.some(({ name }) => name.endsWith('Id'))
  return {
    operationId: `${call.method.toLowerCase()}${path.slice(4).replace(/[^a-zA-Z]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary: call.summary,
    ...(roles ? { description: `For ${roles.map((role) => `\`${role.toLowerCase()}\``).join(', ')}.` } : {}),
    tags: [tagOf(call)],
    ...(open ? { security: [] } : {}),
    ...(named.length ? { parameters: named } : {}),
    ...(content ? { requestBody: { required: !shim || 'required' in body!, content } } : {}),
    responses: {
      ...successOf(call),
      ...(content ? { 400: ref('Malformed'), 413: ref('TooLarge'), 422: ref('Invalid') } : {}),
      ...(content && !shim ? { 415: ref('Unsupported') } : {}),
      ...(open ? {} : { 401: ref('Unauthorized'), 403: ref('Forbidden') }),
      ...(namesRecord ? { 404: ref('NotFound') } : {}),
      ...(call.method === 'GET' ? {} : { 409: ref('Conflict') }),
      429: ref('TooMany'),
      500: ref('Failed'),
    },
  }
}

function successOf(call: Call): Operation['responses'] {
  if (!('document' in call)) return { [call.gives.status]: { description: 'Done.', content: call.gives.content } }
  const answer = answerOf(call)
  if (!answer) return { 204: { description: 'Done.' } }
  const content = { 'application/json': { schema: answer } }
  return { [call.status ?? 200]: { description: 'Done.', content } }
}

/** The roles that a call is for; null when it is open, or for all. */
function rolesThatMay({ document, requires }: Shim): readonly string[] | null {
  const operation = getOperationAST(parse(document))!
  const { name } = operation.selectionSet.selections[0] as FieldNode
  const { extensions } = schema.getRootType(operation.operation)!.getFields()[name.value]!
  const directives = extensions['directives'] as { requires?: { roles: readonly string[] } } | undefined
  const roles = requires ? rolesOf(requires) : directives?.requires?.roles
  return roles && roles.length < rolesOf('ACCOUNT_OWN').length ? roles : null
}
