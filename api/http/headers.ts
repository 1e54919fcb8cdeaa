/** The headers that every answer carries, and the content security policy of our pages. */
import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { config } from '../config.ts'

/** Scripts and pictures come from ourselves alone, plus the inline ones of `html` by their hash; styles are made at run time. */
export function contentSecurityPolicy(html: string): string {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  )
  return policy({ 'script-src': ["'self'", ...inline], 'style-src': ["'self'", "'unsafe-inline'"] })
}

/** The explorer brings inline scripts and workers of its own; it is served by ourselves all the same. */
export const explorerPolicy = policy({
  'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'", 'blob:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'worker-src': ["'self'", 'blob:'],
  'font-src': ["'self'", 'data:'],
})

function policy(own: Record<string, string[]>): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    ...own,
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Answers that are data load nothing; pages say otherwise. */
const nothing = "default-src 'none'; frame-ancestors 'none'"

export function secure(res: ServerResponse, requestId: string): void {
  res.setHeader('x-request-id', requestId)
  res.setHeader('content-security-policy', nothing)
  res.setHeader('x-content-type-options', 'nosniff')
  res.setHeader('referrer-policy', 'no-referrer')
  res.setHeader('cross-origin-opener-policy', 'same-origin')
  res.setHeader('cross-origin-resource-policy', 'same-origin')
  res.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=()')
  if (config.publicUrl.startsWith('https:'))
    res.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
}
