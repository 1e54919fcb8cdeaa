/**
 * Reads a text from another site. The operator names the site (config.ts), so it may be anywhere; where it sends on to was
 * chosen by others, and is called only when it is public. Time and size have a limit.
 */
import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request, type RequestOptions } from 'node:https'
import { pinnedTo } from './publicAddress.ts'
import { notBeforeIn } from './retryAfter.ts'

/** The site gave no answer that can be used; `status` is what it answered, if it did. */
export class NoAnswer extends Error {
  readonly status: number | null
  /** From when on it wants to be asked again, where it said so. */
  readonly notBefore: Date | null

  constructor(reason: string, status: number | null = null, notBefore: Date | null = null) {
    super(reason)
    this.status = status
    this.notBefore = notBefore
  }
}

const mostRedirects = 4
const mostBytes = 5_000_000
const patience = 10_000
const redirects = new Set([301, 302, 303, 307, 308])

/** Reads the text at an address of a site of the operator. Throws NoAnswer. */
export async function getText(address: string, accept: string): Promise<string> {
  const origin = new URL(address).origin
  const signal = AbortSignal.timeout(patience)
  let url = new URL(address)
  try {
    for (let hops = 0; hops <= mostRedirects; hops++) {
      const answer = await ask(url, accept, signal, url.origin === origin ? {} : await pinnedTo(url))
      const { statusCode: status = 0 } = answer
      const next = redirects.has(status) && answer.headers.location
      if (!next) return await bodyOf(answer, status)
      answer.destroy()
      if (!URL.canParse(next, url)) break
      url = new URL(next, url)
    }
  } catch (error) {
    throw error instanceof NoAnswer ? error : new NoAnswer((error as Error).message)
  }
  throw new NoAnswer('Too many redirects')
}

const ask = (url: URL, accept: string, signal: AbortSignal, options: RequestOptions) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { accept, 'accept-encoding': 'identity', 'user-agent': 'Ascent' }
    const call = url.protocol === 'https:' ? request : plainRequest
    call(url, { ...options, headers, signal }, resolve)
      .once('error', reject)
      .end()
  })

async function bodyOf(answer: IncomingMessage, status: number): Promise<string> {
  if (status !== 200) {
    answer.destroy()
    throw new NoAnswer(`It answered ${status}`, status, notBeforeIn(answer.headers['retry-after'] ?? null))
  }
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > mostBytes) throw new NoAnswer('The answer is too large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}
