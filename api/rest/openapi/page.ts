/** The description of the API as a page: HTML made on the server, complete without the script that searches it. */
import { createHash } from 'node:crypto'
import type { Api, Operation } from './description.ts'
import { guide, guideParts } from './guide.ts'
import { pageScript } from './pageScript.ts'
import { pageStyle } from './pageStyle.ts'
import type { JsonSchema } from './schemaOfRules.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
export const apiPagePolicy = `default-src 'none'; style-src ${hashOf(pageStyle)}; script-src ${hashOf(pageScript)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: unknown) => String(text).replace(/[&<>"]/g, (sign) => escapes[sign]!)
/** A sentence in which \`…\` is code. */
const prose = (text: string) => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>')
const anchor = (name: string) => name.toLowerCase().replace(/\W+/g, '-')

export function apiPage(api: Api): string {
  const { info, tags } = api
  const sections = tags.map(({ name }) => section(name, api)).join('')
  const links = [...guideParts.map((name) => ({ name })), ...tags]
    .map(({ name }) => `<li><a href="#${anchor(name)}">${escape(name)}</a></li>`)
    .join('')
  const about = info.description.split('\n\n').map((text) => `<p>${prose(text)}</p>`)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(info.title)}</title><style>${pageStyle}</style></head><body>
<header><h1>${escape(info.title)}</h1>${about.join('')}
<p>The same for programs: <a href="/api/openapi.json">openapi.json</a>. The whole platform in one schema:
<a href="/graphql">GraphQL</a> (<a href="/api/schema.graphql">schema.graphql</a>). <a href="/api/changelog">What changed</a>. Keys are made in the <a href="/settings">settings</a>.</p>
<nav aria-label="Parts of the API"><ul>${links}</ul></nav></header>
<main>${guide(api.servers[0]!.url)}
<form hidden role="search"><label for="search">Search calls</label><input id="search" type="search" autocomplete="off"
placeholder="For example: project files"><output id="found" for="search"></output></form>${sections}</main>
<script>${pageScript}</script></body></html>`
}

function section(tag: string, api: Api): string {
  const calls = Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      operation.tags.includes(tag) ? [details(method, path, operation, api)] : [],
    ),
  )
  return `<section aria-labelledby="${anchor(tag)}"><h2 id="${anchor(tag)}">${escape(tag)}</h2>${calls.join('')}</section>`
}

function details(method: string, path: string, operation: Operation, api: Api): string {
  const { summary, description = operation.security ? 'For everyone.' : 'For everyone who is signed in.' } = operation
  const body = Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) =>
    table(type === 'application/json' ? 'Body' : `Body (${type})`, rowsOf(schema)),
  )
  const parameters = (operation.parameters ?? []).map(({ name, schema, description: words, required }) => ({
    name,
    type: typeWords(schema),
    words,
    required,
  }))
  return `<details id="${operation.operationId}"><summary><span class="method ${method}">${method.toUpperCase()}</span>
<code>${escape(path)}</code><span class="words">${escape(summary)}</span></summary>
<div class="body"><p>${prose(description)}</p>${table('In the address', parameters)}${body.join('')}
${answers(operation, api)}<h3>Try it</h3><pre>${escape(example(method, path, operation, api))}</pre></div></details>`
}

interface Row {
  name: string
  type: string
  words: string
  required: boolean
}

const rowsOf = (schema: JsonSchema): Row[] =>
  Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>).map(([name, field]) => ({
    name,
    type: typeWords(field),
    words: typeof field['description'] === 'string' ? field['description'] : '',
    required: ((schema['required'] ?? []) as string[]).includes(name),
  }))

function table(title: string, rows: Row[]): string {
  if (!rows.length) return ''
  const lines = rows.map(
    ({ name, type, words, required }) =>
      `<tr><td><code>${escape(name)}</code>${required ? ' <span class="required">required</span>' : ''}</td>` +
      `<td><code>${escape(type)}</code></td><td>${prose(words)}</td></tr>`,
  )
  return `<h3>${escape(title)}</h3><div class="scroll" tabindex="0" role="region" aria-label="${escape(title)}">
<table><thead><tr><th>Name</th><th>Type</th><th>Meaning</th></tr></thead><tbody>${lines.join('')}</tbody></table></div>`
}

function typeWords(schema: JsonSchema): string {
  if (Array.isArray(schema['enum'])) return schema['enum'].filter((value) => value !== null).join(' | ')
  if (schema['type'] === 'array') return `list of ${typeWords(schema['items'] as JsonSchema)}`
  const types = [schema['format'] ?? schema['type'] ?? 'any'].flat() as string[]
  const name = types.filter((type) => type !== 'null')
  return [name.join(' | '), boundWords(schema)].filter(Boolean).join(', ')
}

function boundWords(schema: JsonSchema): string {
  const bound = (...names: string[]) =>
    names.map((name) => schema[name] as number | undefined).find((n) => n !== undefined)
  const [least, most] = [bound('minimum', 'minLength'), bound('maximum', 'maxLength')]
  if (least === undefined) return most === undefined ? '' : `up to ${most}`
  return most === undefined ? `from ${least}` : `${least} to ${most}`
}

function answers({ responses }: Operation, api: Api): string {
  const rows = Object.entries(responses).map(([status, response]) => {
    const known =
      '$ref' in response ? (api.components.responses[response.$ref.split('/').at(-1)!] as typeof response) : response
    const words = 'description' in known ? (known as { description: string }).description : ''
    const [content] = 'content' in response ? Object.entries(response.content ?? {}) : []
    const shape = content && `<pre>${escape(JSON.stringify(sample(content[1].schema, api), null, 2))}</pre>`
    const shown = content?.[0] === 'application/json' ? shape : escape(content?.[0] ?? '')
    return `<tr><td><code>${status}</code></td><td>${prose(words)} ${shown ?? ''}</td></tr>`
  })
  return `<h3>Answers</h3><table><tbody>${rows.join('')}</tbody></table>`
}

/** A value that fits a schema, with each value's type in its place. */
function sample(schema: JsonSchema, api: Api): unknown {
  if (typeof schema['$ref'] === 'string') return sample(api.components.schemas[schema['$ref'].split('/').at(-1)!]!, api)
  if (schema['type'] === 'array') return [sample(schema['items'] as JsonSchema, api)]
  if (schema['additionalProperties']) return { '…': sample(schema['additionalProperties'] as JsonSchema, api) }
  if (schema['properties'])
    return Object.fromEntries(
      Object.entries(schema['properties'] as Record<string, JsonSchema>).map(([name, field]) => [
        name,
        sample(field, api),
      ]),
    )
  return schema['type'] === 'object' ? {} : typeWords(schema)
}

/** A request that runs as it is printed, with a token in $TOKEN. */
function example(method: string, path: string, { requestBody, security, parameters }: Operation, api: Api): string {
  const needed = (parameters ?? []).filter((parameter) => parameter.in === 'query' && parameter.required)
  const query = needed.map(({ name, schema }) => `${name}=${encodeURIComponent(sampleValue(name, schema))}`).join('&')
  const address = `${api.servers[0]!.url}${path.replace(/\{(\w+)\}/g, (_, name: string) => sampleValue(name, {}))}`
  const parts = [`curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} '${address}${query && `?${query}`}'`]
  if (!security) parts.push('-H "Authorization: Bearer $TOKEN"')
  const [type] = Object.keys(requestBody?.content ?? {})
  if (type === 'multipart/form-data') parts.push(...formParts(requestBody!.content[type]!.schema))
  else if (type) {
    const { example: body = {} } = requestBody!.content[type]!
    parts.push("-H 'Content-Type: application/json'", `-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`)
  }
  return parts.join(' \\\n  ')
}

/** What a form sends: a file to a record, or a picture. */
const formParts = (schema: JsonSchema) =>
  'entityType' in ((schema['properties'] ?? {}) as object)
    ? ['-F entityType=project', '-F entityId=1', '-F file=@report.pdf']
    : ['-F file=@picture.png']

/** A value that an address may have in a place. */
function sampleValue(name: string, schema: JsonSchema): string {
  if (Array.isArray(schema['enum'])) return String(schema['enum'][0])
  if (schema['format'] === 'date-time' || /At$|^(from|until)$/.test(name)) return '2027-01-04T08:00:00Z'
  if (schema['format'] === 'date' || /date/i.test(name)) return '2027-01-04'
  return name === 'name' ? 'NAME' : '1'
}
