/**
 * Holds what the server answers under /api against its OpenAPI description, in every test that asks it: an answer that is
 * not described fails the test, whatever the test is about.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Api, Operation } from '../rest/openapi/description.ts'
import { describeApi, templateOf } from '../rest/openapi/document.ts'
import type { JsonSchema } from '../rest/openapi/schemaOfRules.ts'
import { byteCalls, callsByFeature, shims } from '../rest/table.ts'

interface Exchange {
  method: string
  path: string
  status: number
  contentType: string
  body: unknown
}

const calls = [...shims, ...byteCalls].map(({ method, path }) => ({
  method,
  path,
  pattern: new URLPattern({ pathname: path }),
}))

let described: { api: Api; ajv: Ajv2020 } | undefined
const checks = new Map<string, ValidateFunction>()

/** Made when it is first needed: most files of tests ask no REST call. */
function description() {
  if (described) return described
  const api = describeApi(callsByFeature)
  const ajv = new Ajv2020({ allErrors: true, strict: false, allowUnionTypes: true })
  addFormats.default(ajv)
  ajv.addSchema(closed({ $id: 'api', components: api.components }) as JsonSchema)
  return (described = { api, ajv })
}

/** Throws when the status or the body is not what the description says. */
export function holdContract({ method, path, status, contentType, body }: Exchange): void {
  const { pathname } = new URL(path, 'http://host')
  const call = calls.find((one) => one.method === method && one.pattern.test({ pathname }))
  if (!call) return
  const { api } = description()
  const operation = api.paths[templateOf(call.path)]![method.toLowerCase()]!
  const response = operation.responses[status]
  const where = `${method} ${call.path} answered ${status}`
  if (!response) throw new Error(`${where}, which is not described: ${JSON.stringify(body)}`)
  if (!contentType.startsWith('application/json')) return
  const problems = problemsOf(`${where} body`, answerSchema(api, response), body)
  if (problems) throw new Error(`${where} with a body that is not as described: ${problems}`)
}

/** What is wrong with a body that the description shows as an example; nothing when it is as described. */
export function exampleProblems(operation: Operation, example: unknown): string | null {
  const schema = operation.requestBody?.content['application/json']?.schema
  return schema ? problemsOf(`${operation.operationId} request`, schema, example) : 'the call takes no body'
}

function answerSchema(api: Api, response: Operation['responses'][string]): JsonSchema | undefined {
  const named = '$ref' in response ? api.components.responses[response.$ref.split('/').at(-1)!] : response
  return (named as { content?: Record<string, { schema: JsonSchema }> }).content?.['application/json']?.schema
}

function problemsOf(name: string, schema: JsonSchema | undefined, body: unknown): string | null {
  const { ajv } = description()
  if (!schema) return 'no body is described'
  const check = checks.get(name) ?? ajv.compile(closed(schema) as JsonSchema)
  checks.set(name, check)
  return check(body) ? null : ajv.errorsText(check.errors?.slice(0, 5)) + extra(check)
}

/** The names of fields that are there and not described: Ajv's text leaves them out. */
const extra = ({ errors }: ValidateFunction) =>
  (errors ?? [])
    .flatMap(({ params }) => (params['additionalProperty'] as string) ?? [])
    .map((name) => ` (${name})`)
    .join('')

/** The same schema in which every field must be described, with references into the description. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (typeof value !== 'object' || value === null) return value
  const made = Object.fromEntries(Object.entries(value).map(([name, item]) => [name, closed(item)]))
  if (typeof made['$ref'] === 'string') return { $ref: made['$ref'].replace(/^#/, 'api#') }
  return made['type'] !== undefined && 'properties' in made && !('additionalProperties' in made)
    ? { ...made, additionalProperties: false }
    : made
}
