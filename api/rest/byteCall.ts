/**
 * The form of a documented call whose body or answer are bytes, which no GraphQL document can carry. It reads and answers
 * by itself; what it finds and changes it does through `access.find` and actions, and through nothing else.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from '../context.ts'

export interface Exchange {
  req: IncomingMessage
  res: ServerResponse
  params: Record<string, string>
  query: URLSearchParams
}

/** Schemas by media type, with a body as one may send it. */
type Content = Record<string, { schema: Record<string, unknown>; example?: unknown }>

export interface ByteCall {
  method: 'GET' | 'POST'
  /** A URLPattern's pathname; ids are `:id(\\d{1,9})`. */
  path: string
  /** What it does, in a few words, for the description of the API. */
  summary: string
  /** The names that it reads from the address. */
  query?: readonly string[]
  /** Visitors may call it. */
  open?: boolean
  /** What it takes and gives, as OpenAPI says it. */
  body?: Content
  gives: { status: 200 | 201; content: Content }
  /** What to answer as JSON with which status; nothing when it has answered itself. */
  answer(ctx: Context, exchange: Exchange): Promise<{ status: 200 | 201; body: unknown } | void>
}
