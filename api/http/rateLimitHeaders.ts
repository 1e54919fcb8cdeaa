/** RateLimit-Policy and RateLimit (draft-ietf-httpapi-ratelimit-headers): which limits a request counted toward, and what is left. */
import type { ServerResponse } from 'node:http'

/** A limit, and how it is after it was counted. */
export interface Counted {
  name: string
  /** At most so many in so many seconds. */
  points: number
  duration: number
  remaining: number
  /** Seconds until it begins again. */
  reset: number
}

/** Writes the headers of an answer; the returned function is called for each limit that its request counts toward. */
export function rateLimitHeaders(res: ServerResponse): (counted: Counted) => void {
  const limits = new Map<string, Counted>()
  const list = (one: (counted: Counted) => string) => [...limits.values()].map(one).join(', ')
  return (counted) => {
    if (res.headersSent) return
    limits.set(counted.name, counted)
    res.setHeader(
      'ratelimit-policy',
      list(({ name, points, duration }) => `"${name}";q=${points};w=${duration}`),
    )
    res.setHeader(
      'ratelimit',
      list(({ name, remaining, reset }) => `"${name}";r=${remaining};t=${reset}`),
    )
  }
}
