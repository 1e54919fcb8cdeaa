/** Re-authentication: what gives lasting access to an account, or ends its sessions, needs a password that was entered in the last minutes. */
import type { Tx } from './db.ts'
import { reauthenticationRequired } from './errors.ts'

const minutes = 10

/** What the API's description says of an action that needs it. */
export const needsRecentPassword = `Needs a password that was entered in the last ${minutes} minutes (confirmPassword).`

/** When a proof of the password that is given at a time is no longer recent. */
export const provenUntil = (provenAt: Date) => new Date(provenAt.getTime() + minutes * 60_000)

/**
 * Throws REAUTHENTICATION_REQUIRED unless the session's person proved the password recently. Without a session the server
 * acts itself, as for an import; API keys are refused before.
 */
export async function needRecentPassword(db: Pick<Tx, 'signIn'>, sessionId: number | null): Promise<void> {
  if (sessionId === null) return
  const session = await db.signIn.findUnique({ where: { id: sessionId }, select: { provenAt: true } })
  if (!session?.provenAt || provenUntil(session.provenAt) <= new Date()) throw reauthenticationRequired()
}
