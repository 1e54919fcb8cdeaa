/**
 * Answers to the queries of our own pages, kept for the session that asked. An answer is given again as long as nothing at all
 * was committed to the database since: the session is looked up for every request, and that same statement tells the
 * database's snapshot, which no two states share. So nobody is shown what was changed or taken from him, whichever server
 * or program did it, and there is nothing to invalidate by hand.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Identity } from '../context.ts'

interface Answer {
  body: Buffer
  type: string
  at: number
}

interface Asked {
  persistedId: string
  operationName: unknown
  variables: unknown
}

/** What changes by the clock alone (an embargo's end) is seen after so many milliseconds at the latest. */
const longest = 5_000
/** In bytes. */
const largest = 256_000
const mostInAll = 32_000_000

/** The answers that hold for one snapshot of the database; a new snapshot forgets them all. */
export class KeptAnswers {
  readonly #answers = new Map<string, Answer>()
  #snapshot = ''
  #bytes = 0

  /** Gives the kept answer, or notes the one that `res` is about to be given. True when it is done. */
  answer(asked: Asked, { sessionId, snapshot }: Identity, req: IncomingMessage, res: ServerResponse): boolean {
    if (!snapshot || sessionId == null) return false
    const { persistedId, operationName, variables } = asked
    const key = JSON.stringify([sessionId, persistedId, operationName, variables, req.headers.accept])
    const known = this.#known(key, snapshot)
    if (known && req.headers['cache-control'] !== 'no-cache') {
      res.writeHead(200, { 'content-type': known.type, 'content-length': known.body.length }).end(known.body)
      return true
    }
    taken(res, (body, type) => this.#keep(key, snapshot, { body, type, at: Date.now() }))
    return false
  }

  #known(key: string, snapshot: string): Answer | undefined {
    if (snapshot !== this.#snapshot) {
      this.#forget()
      this.#snapshot = snapshot
    }
    const known = this.#answers.get(key)
    return known && Date.now() - known.at <= longest ? known : undefined
  }

  /** Whatever was committed since the question makes another snapshot, with which this one is never asked for again. */
  #keep(key: string, snapshot: string, answer: Answer) {
    if (snapshot !== this.#snapshot || answer.body.length > largest) return
    if (this.#bytes + answer.body.length > mostInAll) this.#forget()
    this.#bytes += answer.body.length - (this.#answers.get(key)?.body.length ?? 0)
    this.#answers.set(key, answer)
  }

  #forget() {
    this.#answers.clear()
    this.#bytes = 0
  }
}

/** Hands on what is written as the answer, when it is a success without errors. */
function taken(res: ServerResponse, done: (body: Buffer, type: string) => void) {
  const parts: Buffer[] = []
  const note = (part: unknown) => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part as string))
  }
  const [write, end] = [res.write.bind(res) as Write, res.end.bind(res) as Write]
  res.write = (...given: unknown[]) => {
    note(given[0])
    return write(...given) as boolean
  }
  res.end = (...given: unknown[]) => {
    note(given[0])
    const ended = end(...given) as ServerResponse
    const type = res.getHeader('content-type')
    const body = Buffer.concat(parts)
    if (res.statusCode === 200 && typeof type === 'string' && !body.includes('"errors":')) done(body, type)
    return ended
  }
}

type Write = (...given: unknown[]) => unknown
