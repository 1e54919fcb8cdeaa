/** Closes long-lived connections when the session, API key or account behind them ends or changes its rights. */
import type { Context } from '../context.ts'
import type { Db } from '../db.ts'
import { onMissed, subscribe } from '../events.ts'
import { maySignIn } from '../viewer.ts'
import { inForce } from '../features/apiKeys/apiKey.ts'

/** Events tell of every change at once; this often the database is asked as well, in case one was lost. */
const longest = 10 * 60_000
/** After a failed look-up, the database is asked again this soon: a database that is away ends no session. */
const afterFailure = 10_000

/** ENDED: the credential is no longer good. CHANGED: it is, but the viewer's role or status is another one now. */
export type Ending = 'ENDED' | 'CHANGED'

const rights = { select: { role: true, status: true } } as const

/**
 * Calls `over` once, when the credential behind the context ends or the viewer's role or status changes, on whichever node
 * that happens. The returned function stops watching.
 */
export function watchCredential(db: Db, context: Context, over: (why: Ending) => void): () => void {
  const { viewer, sessionId, apiKey } = context
  if (!viewer) return () => {}
  const ended =
    sessionId !== null ? (`sessionEnded:${sessionId}` as const) : (`apiKeyEnded:${apiKey?.id ?? 0}` as const)
  const topics = [subscribe(ended), subscribe(`accountChanged:${viewer.id}`)]
  let timer: NodeJS.Timeout | undefined
  let watching = true
  const stop = () => {
    watching = false
    clearTimeout(timer)
    unwatch()
    for (const topic of topics) void topic.return?.()
  }
  const finish = (why: Ending) => {
    if (!watching) return
    stop()
    over(why)
  }
  const look = async () => {
    clearTimeout(timer)
    const credential = await read(db, context)
    const left = (credential?.expiresAt.getTime() ?? 0) - Date.now()
    if (!credential || left <= 0 || !maySignIn(credential.user.status)) finish('ENDED')
    else if (credential.user.role !== viewer.role || credential.user.status !== viewer.status) finish('CHANGED')
    else if (watching) timer = setTimeout(check, Math.min(left + 1, longest)).unref()
  }
  const again = () => {
    if (watching) timer = setTimeout(check, afterFailure).unref()
  }
  const check = () => void look().catch(again)
  const unwatch = onMissed(check)
  for (const topic of topics) void topic.next().then(({ done }) => done || check())
  check()
  return stop
}

/** The credential as the database has it now, with its person's rights; null when it is gone or revoked. */
const read = (db: Db, { sessionId, apiKey }: Context) =>
  sessionId !== null
    ? db.signIn.findUnique({ where: { id: sessionId }, select: { expiresAt: true, user: rights } })
    : db.apiKey.findUnique({ where: { id: apiKey?.id ?? 0, ...inForce() }, select: { expiresAt: true, user: rights } })
