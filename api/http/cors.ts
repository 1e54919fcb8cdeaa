/**
 * Cross-origin requests: refused by default, allowed for the origins in ALLOWED_ORIGINS. Credentials that a browser attaches
 * by itself (cookies) are never allowed, so that other sites always need a token.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { config } from '../config.ts'

/** Whether pages of this origin may call the API. */
export const isAllowed = (origin: string | undefined): boolean =>
  origin !== undefined && config.allowedOrigins.has(origin)

const allowedHeaders = 'authorization, content-type, x-auth-token, x-access-token, x-api-key, idempotency-key'
const exposedHeaders =
  'x-request-id, retry-after, ratelimit, ratelimit-policy, content-disposition, idempotent-replayed, ascent-sandbox'
const day = 86_400

/** Adds the CORS headers for an allowed origin and answers preflight requests; returns whether the request is answered. */
export function allowOrigin({ method, headers }: IncomingMessage, res: ServerResponse): boolean {
  const preflight = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
  const allowed = isAllowed(headers.origin)
  if (config.allowedOrigins.size) res.setHeader('vary', 'Origin')
  if (allowed) {
    res.setHeader('access-control-allow-origin', headers.origin!)
    res.setHeader('access-control-expose-headers', exposedHeaders)
  }
  if (!preflight) return false
  if (allowed) {
    res.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
    res.setHeader('access-control-allow-headers', allowedHeaders)
    res.setHeader('access-control-max-age', day)
  }
  res.writeHead(204).end()
  return true
}
