/** A stand-in for a service outside: it answers as the test says, remembers what it was asked, and can have faults. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
  form: URLSearchParams
  json: Record<string, unknown>
}

export interface Answer {
  status?: number
  headers?: Record<string, string>
  /** An object is sent as JSON. */
  body?: unknown
  /** Milliseconds before it answers. */
  after?: number
  /** It does what it was asked, and the line breaks before the answer arrives. */
  breaks?: boolean
}

/** Starts it. `faults` are answers instead of those of `answer`, one after the other, to requests whose path they name. */
export async function standIn(answer: (asked: Asked) => Answer | Promise<Answer>) {
  const seen: Asked[] = []
  const faults: (Answer & { at: RegExp; also?: boolean })[] = []
  const server = createServer((req, res) => {
    let body = ''
    req.on('data', (piece: Buffer) => (body += piece.toString()))
    req.on('end', () => {
      const url = new URL(req.url ?? '/', 'http://stand.in')
      const asked: Asked = {
        method: req.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: req.headers,
        body,
        form: new URLSearchParams(body),
        json: body.startsWith('{') ? (JSON.parse(body) as Record<string, unknown>) : {},
      }
      seen.push(asked)
      void reply(asked).then(async ({ status = 200, headers = {}, body: text = '', after = 0, breaks = false }) => {
        await wait(after)
        if (breaks) return res.destroy()
        const isText = typeof text === 'string'
        res.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json', ...headers })
        return res.end(isText ? text : JSON.stringify(text))
      })
    })
  })
  async function reply(asked: Asked): Promise<Answer> {
    const at = faults.findIndex((fault) => fault.at.test(`${asked.method} ${asked.path}`))
    const [fault] = at < 0 ? [] : faults.splice(at, 1)
    if (!fault) return answer(asked)
    if (fault.breaks || fault.after) return { ...(await answer(asked)), ...fault }
    return fault
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    faults,
    forget() {
      seen.length = 0
      faults.length = 0
    },
    /** How often it was asked for something. */
    times: (at: RegExp) => seen.filter(({ method, path }) => at.test(`${method} ${path}`)).length,
    close: () => server.close(),
  }
}
