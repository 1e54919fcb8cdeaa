/** The end of what an administrator sees as another person. */
import { number, object } from 'yup'
import * as details from '#texts/securityLog/details.js'
import type { Tx } from '../../db.ts'
import { publish } from '../../events.ts'
import { job } from '../../job.ts'
import { recordSecurityEvents } from '../securityLog/securityEvent.ts'

/** How long it lasts at most. */
export const viewSeconds = 30 * 60

/** Ends one and records it once; gives what closes its sockets after the commit, or nothing when it has ended already. */
export async function endView(tx: Tx, id: number, why: string): Promise<(() => void) | null> {
  const session = await tx.signIn.findUnique({ where: { id } })
  if (!session?.viewedById) return null
  const { count } = await tx.signIn.deleteMany({ where: { id } })
  if (!count) return null
  const { userId, viewedById: actorId, address, userAgent } = session
  await recordSecurityEvents(tx, [{ kind: 'VIEW_ENDED', userId, actorId, address, userAgent, detail: why }])
  return () => publish(`sessionEnded:${id}`, {})
}

/** Writes down the end of one that nobody stopped; the session itself is over at its time, with or without this. */
export const endViewLater = job({
  name: 'endView',
  rules: object({ id: number().required() }),
  retries: 5,
  async run(db, { id }) {
    const ended = await db.$transaction(async (tx) => {
      const session = await tx.signIn.findUnique({ where: { id } })
      const close = await endView(tx, id, details.viewOver())
      if (close && session?.viewedById)
        await tx.auditEntry.create({
          data: { action: 'endViewAs', actorId: session.viewedById, entity: 'User', entityId: session.userId },
        })
      return close
    })
    ended?.()
  },
})
