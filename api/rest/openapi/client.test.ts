/** A client that is generated from the description takes every documented request as it is written. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import openapiTS, { type OpenAPI3 } from 'openapi-typescript'
import { expect, test } from 'vitest'
import { callsByFeature } from '../table.ts'
import { describeApi } from './document.ts'

const root = path.resolve(import.meta.dirname, '../../..')
// Inside the project, so that the client's packages are found.
const folder = path.join(root, '.cache', 'api-client')

/** Compiles a file beside the types of the description; what the compiler says. */
function compile(source: string): string {
  writeFileSync(path.join(folder, 'client.ts'), source)
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--target',
    'es2022',
    '--module',
    'nodenext',
  ]
  const { stdout } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/typescript/bin/tsc'), ...options, 'client.ts'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
  return stdout
}

const head = `import createClient from 'openapi-fetch'
import type { paths } from './api.ts'
const client = createClient<paths>({ baseUrl: 'http://127.0.0.1' })
`

test('openapi-typescript and openapi-fetch compile for all calls, and refuse what is not described', async () => {
  const api = describeApi(callsByFeature)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(path.join(folder, 'api.ts'), await openapiTS(api as unknown as OpenAPI3))

  const requests = Object.entries(api.paths).flatMap(([template, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) => {
      const content = requestBody?.content ?? {}
      // Forms with files are written by hand everywhere.
      if (requestBody && !content['application/json']) return []
      const given = (where: string) =>
        Object.fromEntries(
          parameters
            .filter((parameter) => parameter.in === where && (where === 'path' || parameter.required))
            .map(({ name, schema }) => [
              name,
              schema['type'] === 'integer' ? 1 : schema['type'] === 'array' ? ['a'] : 'a',
            ]),
        )
      const [inPath, inQuery] = [given('path'), given('query')]
      const params = {
        ...(Object.keys(inPath).length ? { path: inPath } : {}),
        ...(Object.keys(inQuery).length ? { query: inQuery } : {}),
      }
      const body = content['application/json']?.example
      const options = { params, ...(body === undefined ? {} : { body }) }
      return [`await client.${method.toUpperCase()}(${JSON.stringify(template)}, ${JSON.stringify(options)})`]
    }),
  )
  expect(requests.length).toBeGreaterThan(100)
  const wrong = `// @ts-expect-error The types must refuse what is not described.
await client.POST('/api/login', { body: { email: 7 } })`
  expect(compile([head, ...requests, wrong].join('\n'))).toBe('')
})
