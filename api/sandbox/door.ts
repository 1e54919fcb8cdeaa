/**
 * What is asked with a sandbox key is answered by the sandbox: the key is judged here, and the request goes on without it and without
 * anything else that opens the real university. What cannot go on is refused; nothing is answered from the real data instead.
 */
import { request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { GraphQLError } from 'graphql'
import * as texts from '#texts/apiKeys/errors.js'
import { config } from '../config.ts'
import { identifySandbox } from '../context.ts'
import type { Db } from '../db.ts'
import { badCredential, maskError, unavailable } from '../errors.ts'
import { readCredential } from '../features/accounts/credentials.ts'
import type { Credential } from '../features/accounts/session.ts'
import { isSandboxKey } from '../features/apiKeys/apiKey.ts'
import { addressOf } from '../http/address.ts'
import { watchCredential } from '../http/watchCredential.ts'
import { log, withoutQuery } from '../log.ts'
import { operationIs } from '../requestId.ts'
import { sandboxPlace } from './sandbox.ts'
import { vouchingHeaders } from './vouching.ts'

/** Milliseconds for which a request waits for a sandbox that is starting; then it is refused with when to come again. */
const startsWithin = 10_000
const comeAgain = 5
/** Milliseconds without a byte of the answer; streams have one more often. */
const longestSilence = 120_000

/** What goes on to the sandbox: credentials and addresses are not among them. */
const asked = [
  'accept',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'content-length',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'range',
  'transfer-encoding',
  'user-agent',
] as const

/** What does not come back: a cookie would end the person's own session, and limits are those of the key. */
const kept: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'set-cookie',
  'ratelimit',
  'ratelimit-policy',
  'strict-transport-security',
  'vary',
])

/** The sandbox key that a request brings where keys count; null without one. */
export function sandboxKeyOf({ headers }: IncomingMessage): Credential | null {
  const credential = readCredential({ headers })
  return credential && isSandboxKey(credential) ? credential : null
}

type Refuse = (error: GraphQLError) => void

/** Answers from the sandbox, or says by `refuse` why not. */
export async function answerFromSandbox(
  db: Db,
  credential: Credential,
  req: IncomingMessage,
  res: ServerResponse,
  refuse: Refuse,
) {
  operationIs('sandbox')
  res.setHeader('ascent-sandbox', 'true')
  try {
    if (!config.sandbox) throw badCredential()
    const { key, owner } = await identifySandbox(db, {
      credential,
      sameOrigin: false,
      address: addressOf(req),
      userAgent: req.headers['user-agent'] ?? '',
    })
    const { port, secret } = await started()
    const vouching = vouchingHeaders(secret, key)
    await sendOn(req, res, { port, vouching, watch: (over) => watchCredential(db, owner, over) })
  } catch (error) {
    if (res.headersSent) throw error
    refuse(maskError(error))
  }
}

/** The sandbox; throws UNAVAILABLE when it is not there in time. */
async function started() {
  const late = new AbortController()
  const place = await Promise.race([
    sandboxPlace().catch(() => null),
    delay(startsWithin, null, { signal: late.signal }).catch(() => null),
  ])
  late.abort()
  if (!place) throw unavailable(comeAgain, texts.sandboxStarts())
  return place
}

interface Way {
  port: number
  vouching: Record<string, string>
  /** Calls when the key ends; the answer stops watching. */
  watch: (over: () => void) => () => void
}

async function sendOn(req: IncomingMessage, res: ServerResponse, { port, vouching, watch }: Way): Promise<void> {
  const call = request({
    host: '127.0.0.1',
    port,
    method: req.method,
    path: pathOf(req),
    headers: { ...only(req.headers), ...vouching },
    // A connection for each: one that was kept may be to a sandbox that has ended.
    agent: false,
    timeout: longestSilence,
  })
  call.once('timeout', () => call.destroy(new Error('The sandbox does not answer')))
  // One listener for both: Node warns of more than ten.
  const over = new Promise<void>((resolve) =>
    res.once('close', () => {
      call.destroy()
      resolve()
    }),
  )
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    call.once('response', resolve).once('error', reject)
    if (hasBody(req)) req.pipe(call)
    else call.end()
  }).catch((err: unknown) => {
    log.warn({ err }, 'the sandbox did not answer')
    throw unavailable(comeAgain, texts.sandboxStarts())
  })
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined && !kept.has(name)) res.setHeader(name, value)
  if (answer.headers.vary) res.appendHeader('vary', answer.headers.vary)
  const lasts = answer.headers['content-type']?.startsWith('text/event-stream') ?? false
  if (lasts) operationIs('sandbox', true)
  const unwatch = lasts ? watch(() => answer.destroy()) : () => {}
  res.writeHead(answer.statusCode ?? 502)
  // An answer of which the end is missing is cut off here as well.
  answer.once('error', () => {}).once('close', () => answer.complete || res.destroy())
  answer.pipe(res)
  await over
  unwatch()
}

const only = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(asked.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** A token in the address opens nothing there, and may open the real university. */
function pathOf({ url = '/' }: IncomingMessage): string {
  const query = new URLSearchParams(url.slice(withoutQuery(url).length))
  if (!query.has('token')) return url
  query.delete('token')
  return `${withoutQuery(url)}?${query}`
}
