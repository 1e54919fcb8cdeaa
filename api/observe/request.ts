/** A request from its first byte to its end: counted, timed, traced and logged under the name of what it asked for. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { SpanStatusCode } from '@opentelemetry/api'
import { config } from '../config.ts'
import { rateLimitHeaders } from '../http/rateLimitHeaders.ts'
import { log, loggedPath } from '../log.ts'
import { UnderWay } from '../requestId.ts'
import { durations, requests, statements } from './metrics.ts'
import { requestSpan } from './tracing.ts'

/** Watches a request until its answer is over. */
export function observed(req: IncomingMessage, res: ServerResponse, id: string): UnderWay {
  const [method, path] = [req.method, loggedPath(req.url)]
  const request = new UnderWay(id)
  const span = requestSpan(req, path)
  request.span = span
  request.onCounted = rateLimitHeaders(res)
  res.once('close', () => {
    const { operation, code, lasting } = request
    const ms = Math.round(performance.now() - request.began)
    const status = res.writableFinished ? (code ?? String(res.statusCode)) : 'aborted'
    requests.inc({ operation, status })
    statements.observe({ operation }, request.statements)
    if (!lasting) durations.observe({ operation }, ms / 1000)
    const told = { requestId: id, method, path, operation, status, ms, statements: request.statements }
    if (ms > config.slowMs && !lasting) log.warn(told, 'slow')
    else log.debug(told, 'request')
    if (!span) return
    span.updateName(`${method} ${operation}`)
    span.setAttributes({ 'http.response.status_code': res.statusCode, 'ascent.request_id': id })
    if (res.statusCode >= 500 || code === 'INTERNAL') span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
  return request
}
