/**
 * The request under way: its id is in the answer's header, in the log and in masked errors, so that a user can name it;
 * what it turns out to do is what metrics, traces and the log say of it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'
import type { GraphQLError } from 'graphql'
import type { Counted } from './http/rateLimitHeaders.ts'

export class UnderWay {
  readonly id: string
  /** By performance.now(). */
  readonly began = performance.now()
  /** What is asked for, by a name of ours: never anything that a caller made up. */
  operation = 'unknown'
  /** The code of what went wrong, where the status of HTTP does not tell. */
  code: string | undefined
  /** SQL statements so far. */
  statements = 0
  /** It lasts as long as the caller's line, or as a subscription, takes. */
  lasting = false
  /** Hears of each limit that the request counts toward. */
  onCounted: ((counted: Counted) => void) | undefined
  /** Where traces are made: what is done now is a part of this. */
  span: Span | undefined
  /** Records refusals, once it is known who asks. */
  onRefusal: ((error: GraphQLError) => void) | undefined

  constructor(id: string, onRefusal?: (error: GraphQLError) => void) {
    this.id = id
    this.onRefusal = onRefusal
  }
}

const storage = new AsyncLocalStorage<UnderWay>()

/** Runs `work` so that inside it `underWay()` answers the request. */
export const within = <T>(request: UnderWay, work: () => T): T => storage.run(request, work)

export const underWay = (): UnderWay | undefined => storage.getStore()
export const requestId = (): string | undefined => underWay()?.id

/** Names what the request under way asks for. */
export function operationIs(name: string, lasting = false): void {
  const request = underWay()
  if (!request) return
  request.operation = name
  request.lasting = lasting
}

/** Says that an operation went wrong, as the status of HTTP does not tell. */
export function failedWith({ extensions }: { extensions?: Record<string, unknown> | undefined }): void {
  const request = underWay()
  const code = extensions?.['code']
  if (request) request.code = typeof code === 'string' ? code : 'UNKNOWN'
}
