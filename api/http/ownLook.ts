/** Whether the platform has a name and colours of its own, which the pages of the build know nothing of. */
import type { Db } from '../db.ts'

/** Milliseconds for which an answer holds. */
const holds = 10_000

/** Asks the database at most every ten seconds; while it does not answer, the look counts as its own. */
export function ownLook(db: Db): () => Promise<boolean> {
  let known: { at: number; answer: Promise<boolean> } | undefined
  return () => {
    if (!known || Date.now() - known.at > holds)
      known = {
        at: Date.now(),
        answer: db.platform.count().then(
          (count) => count > 0,
          () => true,
        ),
      }
    return known.answer
  }
}
