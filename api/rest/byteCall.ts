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

export interface ByteCall {
  method: 'GET' | 'POST'
  /** A URLPattern's pathname; ids are `:id(\\d{1,9})`. */
  path: string
  /** What it does, in a few words, for the description of the API. */
  summary: string
  /** What to answer as JSON with which status; nothing when it has answered itself. */
  answer(ctx: Context, exchange: Exchange): Promise<{ status: 200 | 201; body: unknown } | void>
}
