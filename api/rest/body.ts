/** A request's body as JSON, or as a form that mail programs send, within bounds. */
import type { IncomingMessage } from 'node:http'
import { tooLargeIn } from '../bounds.ts'

const most = 1_000_000

export class TooLarge extends Error {
  constructor() {
    super(`The body is larger than ${most.toLocaleString('en-US')} bytes`)
  }
}

export class Malformed extends Error {}

/** The object in the body; {} when there is none. */
export async function readBody(req: IncomingMessage): Promise<Record<string, unknown>> {
  if (req.method === 'GET' || req.method === 'HEAD') return {}
  if (Number(req.headers['content-length'] ?? 0) > most) throw new TooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) throw new TooLarge()
    chunks.push(chunk)
  }
  const text = Buffer.concat(chunks).toString('utf8')
  if (!text.trim()) return {}
  if (req.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text))
  const body = parsed(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Malformed('The body must be a JSON object')
  const problem = tooLargeIn(body)
  if (problem) throw new Malformed(`${problem.path}: ${problem.message}`)
  return body as Record<string, unknown>
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Malformed('The body is not JSON')
  }
}
