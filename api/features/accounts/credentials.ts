/** Where a session token may stand in a request (docs/spec/rest.md#credentials); the first one present is the one that counts. */
import type { IncomingHttpHeaders } from 'node:http'
import { config } from '../../config.ts'
import { cookieValue } from '../../http/cookieValue.ts'
import type { Credential } from './session.ts'

/** Where people come by https, the prefix lets no sister host and no plain connection set the cookie. */
export const sessionCookie = () => (config.publicUrl.startsWith('https:') ? '__Host-ascent_session' : 'ascent_session')

/** The Set-Cookie header of a session; an empty token that is over at once takes it back. */
export function sessionCookieOf(token: string, seconds: number): string {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${sessionCookie()}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`
}

interface Places {
  method?: string | undefined
  headers: IncomingHttpHeaders
  query?: URLSearchParams
  body?: unknown
}

/** The token that a request brings, and from where; null when it brings none. */
export function readCredential({ method = 'GET', headers, query, body }: Places): Credential | null {
  const bearer = /^Bearer\s+(\S+)\s*$/i.exec(headers.authorization ?? '')?.[1]
  if (headers.authorization) return { token: bearer ?? '', from: 'bearer' }
  const extra = headers['x-auth-token'] ?? headers['x-access-token'] ?? headers['x-api-key']
  if (extra) return { token: String(extra), from: 'header' }
  const cookie = cookieValue(headers.cookie, sessionCookie())
  if (cookie) return { token: cookie, from: 'cookie' }
  const inQuery = method === 'GET' ? query?.get('token') : null
  // Where none may stand there, it is a credential that is not good, whatever it is.
  if (inQuery) return { token: config.tokenInAddress ? inQuery : '', from: 'query' }
  const inBody = /^(POST|PUT|PATCH)$/.test(method) && isRecord(body) ? body['token'] : null
  return typeof inBody === 'string' && inBody ? { token: inBody, from: 'body' } : null
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Whether the Origin header names the host that was asked, or the address that people use (a proxy may ask under another
 * name): what a change with a cookie needs.
 */
export function isSameOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return false
  return origin === config.publicUrl || (URL.canParse(origin) && new URL(origin).host === host)
}
