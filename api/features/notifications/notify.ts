/** `notify(work, …)`: tells a person the way the person chose, in the action's transaction; the bell rings after the commit. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Work } from '../../action.ts'
import { publish } from '../../events.ts'
import { enqueue } from '../../job.ts'
import type { Entity } from '../../relations.ts'
import { deliveryOf } from './delivery.ts'
import { mailNotification } from './notification.jobs.ts'

export interface Message {
  /** Nobody is told when there is nobody, for example the owner of a project without one. */
  to: number | null
  kind: NotificationKind
  subject?: { entity: Entity; id: number }
  /** Words that the text needs (notificationText.ts). */
  data: Record<string, string>
}

/** Writes the notification, asks for its mail and, once it is committed, publishes its id on the recipient's topic. */
export async function notify(
  { tx, afterCommit }: Pick<Work, 'tx' | 'afterCommit'>,
  { to, kind, subject, data }: Message,
): Promise<void> {
  if (to === null) return
  const { bell, email } = await deliveryOf(tx, to, kind)
  if (!bell && email === 'OFF') return
  const { id } = await tx.notification.create({
    data: {
      userId: to,
      kind,
      entity: subject?.entity ?? null,
      entityId: subject?.id ?? null,
      data,
      inBell: bell,
      inDigest: email === 'DIGEST',
    },
  })
  if (email === 'INSTANT') await enqueue(tx, mailNotification, { id })
  if (bell) afterCommit(() => publish(`notification:${to}`, { id }))
}
