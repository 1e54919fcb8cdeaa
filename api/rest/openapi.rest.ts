/** The description of the API, for programs and for people, and what changed in it. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { config } from '../config.ts'
import { printSchema } from '../printSchema.ts'
import { schema } from '../schema.ts'
import type { ByteCall } from './byteCall.ts'
import { describeApi, type CallsByFeature } from './openapi/document.ts'
import { apiPage, apiPagePolicy } from './openapi/page.ts'

const changelog = path.resolve(import.meta.dirname, '../../docs/CHANGELOG.md')
let printed: string | undefined

/** Open calls; `features` is read with each request, because the calls describe themselves as well. */
export const describingCalls = (features: () => CallsByFeature): ByteCall[] => [
  {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description, in OpenAPI 3.1',
    open: true,
    gives: { status: 200, content: { 'application/json': { schema: { type: 'object' } } } },
    answer: () => Promise.resolve({ status: 200, body: describeApi(features()) }),
  },
  {
    method: 'GET',
    path: '/api/docs',
    summary: 'This description, to read',
    open: true,
    gives: { status: 200, content: { 'text/html': { schema: { type: 'string' } } } },
    async answer(_, { res }) {
      const page = apiPage(describeApi(features()))
      res.setHeader('content-security-policy', apiPagePolicy)
      res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
      res.end(page)
    },
  },
  {
    method: 'GET',
    path: '/api/schema.graphql',
    summary: 'The GraphQL schema, as text',
    open: true,
    gives: { status: 200, content: { 'text/plain': { schema: { type: 'string' } } } },
    answer(_, { res }) {
      printed ??= printSchema(schema)
      res.setHeader('link', '</api/changelog>; rel="version-history"')
      res.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
      res.end(`# What changed: ${config.publicUrl}/api/changelog\n\n${printed}`)
      return Promise.resolve()
    },
  },
  {
    method: 'GET',
    path: '/api/changelog',
    summary: 'What changed for integrators, by release',
    open: true,
    gives: { status: 200, content: { 'text/markdown': { schema: { type: 'string' } } } },
    async answer(_, { res }) {
      const text = await readFile(changelog)
      res.writeHead(200, { 'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'no-cache' }).end(text)
    },
  },
]
