/** One way to try again: after failures that pass by themselves, a few times, after pauses that differ from caller to caller. */
import { setTimeout as delay } from 'node:timers/promises'

const mostRetries = 3
/** Milliseconds before the first retry, on average; three times as many before each further one. */
const firstPause = 40

/** Runs `attempt`, and again up to three times while `mayRepeat` accepts the error; the last error is thrown. */
export async function again<Out>(attempt: () => Promise<Out>, mayRepeat: (error: unknown) => boolean): Promise<Out> {
  for (let retries = 0; ; retries++) {
    try {
      return await attempt()
    } catch (error) {
      if (retries === mostRetries || !mayRepeat(error)) throw error
      await delay(firstPause * 3 ** retries * (0.5 + Math.random()))
    }
  }
}
