/** Whether the platform has a name and colours of its own, which the pages of the build know nothing of. */
import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../db.ts'
import { firstLook, type Look } from '../features/branding/firstLook.ts'

/** Milliseconds for which an answer holds. */
const holds = 10_000

const lookOnly = Object.fromEntries(Object.keys(firstLook).map((name) => [name, true])) as Record<keyof Look, true>

/** Asks the database at most every ten seconds; while it does not answer, the look counts as its own. */
export function ownLook(db: Db): () => Promise<boolean> {
  let known: { at: number; answer: Promise<boolean> } | undefined
  return () => {
    if (!known || Date.now() - known.at > holds)
      known = {
        at: Date.now(),
        answer: isOwn(db).catch(() => true),
      }
    return known.answer
  }
}

/** The row is there, too, when something else was set. */
async function isOwn(db: Db): Promise<boolean> {
  const look: Look | null = await db.platform.findUnique({ where: { id: 1 }, select: lookOnly })
  return look !== null && !isDeepStrictEqual(look, firstLook)
}
