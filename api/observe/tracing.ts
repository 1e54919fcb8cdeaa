/**
 * OpenTelemetry traces: a span for a request, one in it for its GraphQL operation, and one for each SQL statement. What
 * sends them is loaded only where OTEL_EXPORTER_OTLP_ENDPOINT is set.
 */
import type { IncomingMessage } from 'node:http'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Attributes, type Tracer } from '@opentelemetry/api'
import { underWay } from '../requestId.ts'

let tracer: Tracer | undefined

/** Begins to send traces to `endpoint`; the answer sends what is left and ends that. */
export async function startTracing(endpoint: string): Promise<() => Promise<void>> {
  const { BatchSpanProcessor, TracerProvider } = await import('@opentelemetry/sdk-trace')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const { resourceFromAttributes } = await import('@opentelemetry/resources')
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const resource = resourceFromAttributes({ 'service.name': process.env['OTEL_SERVICE_NAME'] || 'ascent' })
  const provider = new TracerProvider({ resource, spanProcessors: [new BatchSpanProcessor({ exporter })] })
  tracer = provider.getTracer('ascent')
  return async () => {
    tracer = undefined
    await provider.shutdown()
  }
}

/** The span of a request, a part of the caller's trace when it says so. */
export function requestSpan({ method = '', headers }: IncomingMessage, path: string) {
  const [, traceId, spanId, flags] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(String(headers['traceparent'])) ?? []
  const parent =
    traceId && spanId
      ? trace.setSpanContext(ROOT_CONTEXT, {
          traceId,
          spanId,
          traceFlags: Number.parseInt(flags!, 16) & 1,
          isRemote: true,
        })
      : ROOT_CONTEXT
  const attributes = { 'http.request.method': method, 'url.path': path }
  return tracer?.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
}

/** A span for `work` within that of the request; with `inner`, what is done meanwhile is a part of it. */
export async function spanned<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
  inner = false,
): Promise<T> {
  const request = underWay()
  const parent = request?.span
  if (!tracer || !parent) return work()
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, trace.setSpan(ROOT_CONTEXT, parent))
  if (inner) request.span = span
  try {
    return await work()
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    if (inner) request.span = parent
    span.end()
  }
}

/** GraphQL's `execute`, seen as one part of the request. */
export const traced =
  <Args extends unknown[], T>(execute: (...args: Args) => T | Promise<T>) =>
  (...args: Args): T | Promise<T> =>
    tracer ? spanned(`graphql ${underWay()?.operation}`, {}, async () => execute(...args), true) : execute(...args)
