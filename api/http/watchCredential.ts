/** What stays open ends with the session or the API key that opened it. */
import type { Context } from '../context.ts'
import type { Db } from '../db.ts'
import { subscribe } from '../events.ts'
import { maySignIn } from '../features/accounts/session.ts'
import { inForce } from '../features/apiKeys/apiKey.ts'

const minute = 60_000
/** A timer cannot be set further ahead than 24 days; and looking once a day costs nothing. */
const day = 24 * 60 * minute

/**
 * Calls `over` when what vouches for the viewer ends, on whichever node that happened, or runs out without another use.
 * The answer stops watching.
 */
export function watchCredential(db: Db, { sessionId, apiKey }: Context, over: () => void): () => void {
  if (sessionId !== null) return watch(`sessionEnded:${sessionId}`, () => sessionEnd(db, sessionId), day, over)
  // A key ends with its person's account, of which no event tells.
  if (apiKey) return watch(`apiKeyEnded:${apiKey.id}`, () => keyEnd(db, apiKey.id), minute, over)
  return () => {}
}

const sessionEnd = async (db: Db, id: number) =>
  (await db.session.findUnique({ where: { id }, select: { expiresAt: true } }))?.expiresAt

async function keyEnd(db: Db, id: number) {
  const key = await db.apiKey.findUnique({
    where: { id, ...inForce() },
    select: { expiresAt: true, user: { select: { status: true } } },
  })
  return key && maySignIn(key.user.status) ? key.expiresAt : undefined
}

function watch(
  topic: Parameters<typeof subscribe>[0],
  endOf: () => Promise<Date | undefined>,
  longest: number,
  over: () => void,
) {
  const ended = subscribe(topic)
  let timer: NodeJS.Timeout | undefined
  let watching = true
  const stop = () => {
    watching = false
    clearTimeout(timer)
    void ended.return?.()
  }
  const finish = () => {
    if (!watching) return
    stop()
    over()
  }
  const look = async () => {
    const left = ((await endOf())?.getTime() ?? 0) - Date.now()
    if (left <= 0) finish()
    else if (watching) timer = setTimeout(() => void look().catch(finish), Math.min(left + 1, longest)).unref()
  }
  void ended.next().then(({ done }) => done || finish())
  void look().catch(finish)
  return stop
}
