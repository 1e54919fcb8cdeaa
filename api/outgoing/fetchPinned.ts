/**
 * A fetch for libraries that call addresses which others chose: public ones only, or hosts that the operator named
 * (SIGN_IN_INNER_HOSTS, CALENDAR_INNER_HOSTS). Nothing is redirected; time and size have a limit.
 */
import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { config } from '../config.ts'
import { pinnedTo } from './publicAddress.ts'

const usualPatience = 10_000
const mostBytes = 2_000_000

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string | undefined
  /** Hosts that may be inside the network. */
  inner?: ReadonlySet<string>
  /** Milliseconds. */
  patience?: number
}

/** Asks, and gives the whole answer. Throws when there is none, or when the address may not be called. */
export async function fetchPinned(
  address: string,
  { method = 'GET', headers = {}, body, inner = config.signInInnerHosts, patience = usualPatience }: Asked = {},
): Promise<Response> {
  const url = new URL(address)
  const pinned = await pinnedTo(url, inner)
  const call = url.protocol === 'https:' ? request : plainRequest
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    call(
      url,
      {
        ...pinned,
        method,
        headers: {
          'user-agent': 'Ascent',
          'accept-encoding': 'identity',
          ...headers,
          ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        },
        signal: AbortSignal.timeout(patience),
      },
      resolve,
    )
      .once('error', reject)
      .end(body)
  })
  const status = answer.statusCode ?? 500
  const bytes = await bytesOf(answer)
  return new Response(withoutBody.has(status) ? null : bytes, {
    status,
    headers: Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  })
}

/** Answers with these never have a body, and a Response refuses one. */
const withoutBody: ReadonlySet<number> = new Set([204, 205, 304])

/** The text at an address; throws for any answer but 200. */
export async function textAt(address: string, accept: string): Promise<string> {
  const answer = await fetchPinned(address, { headers: { accept } })
  if (answer.status !== 200) throw new Error(`${new URL(address).host} answered ${answer.status}`)
  return answer.text()
}

async function bytesOf(answer: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > mostBytes) throw new Error('The answer is too large')
    pieces.push(piece)
  }
  return new Uint8Array(Buffer.concat(pieces))
}
