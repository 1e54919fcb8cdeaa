/** The description of the API, for programs and for people. */
import type { ByteCall } from './byteCall.ts'
import { describeApi, type CallsByFeature } from './openapi/document.ts'
import { apiPage, apiPagePolicy } from './openapi/page.ts'

/** Two open calls; `features` is read with each request, because the calls describe themselves as well. */
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
]
