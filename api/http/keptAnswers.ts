/**
 * Answers to the queries of our own pages, kept for the session that asked. An answer is given again as long as nothing at all
 * was committed to the database since: the session is looked up for every request, and that same statement tells the
 * database's snapshot, which no two states share. So nobody is shown what was changed or taken from him, whichever server
 * or program did it, and there is nothing to invalidate by hand.
 */
import { language } from '#language'
import type { Identity } from '../context.ts'

interface Asked {
  id: string
  operationName: unknown
  variables: unknown
}

/** Where an answer is kept: who asked what, and the database's snapshot of then. */
interface Place {
  key: string
  snapshot: string
}

/** What changes by the clock alone (an embargo's end) is seen after so many milliseconds at the latest. */
const longest = 5_000
/** In bytes. */
const largest = 256_000
const mostInAll = 16_000_000

/** The answers that hold for one snapshot of the database; a new snapshot forgets them all. */
export class KeptAnswers {
  readonly #answers = new Map<string, { body: Buffer; at: number }>()
  #snapshot = ''
  #bytes = 0

  /** Where the answer to a session's question has its place; null for whom nothing is kept. */
  placeOf({ id, operationName, variables }: Asked, { sessionId, snapshot }: Identity): Place | null {
    if (!snapshot || sessionId == null) return null
    if (snapshot !== this.#snapshot) this.#forget()
    this.#snapshot = snapshot
    return { key: JSON.stringify([sessionId, language(), id, operationName, variables]), snapshot }
  }

  /** The answer that was kept there, if it still holds. */
  at({ key, snapshot }: Place): Buffer | undefined {
    const known = snapshot === this.#snapshot ? this.#answers.get(key) : undefined
    return known && Date.now() - known.at <= longest ? known.body : undefined
  }

  /** Whatever was committed since the question made another snapshot, with which this one is never asked for again. */
  keep({ key, snapshot }: Place, body: Buffer): void {
    if (snapshot !== this.#snapshot || body.length > largest) return
    if (this.#bytes + body.length > mostInAll) this.#forget()
    this.#bytes += body.length - (this.#answers.get(key)?.body.length ?? 0)
    this.#answers.set(key, { body, at: Date.now() })
  }

  #forget() {
    this.#answers.clear()
    this.#bytes = 0
  }
}
