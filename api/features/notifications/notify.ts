/**
 * `notify(work, …)`: the one way to notify people, each the way that person chose, in the action's transaction; the bell
 * rings after the commit. Nobody is notified of what they did themselves.
 */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Work } from '../../action.ts'
import { publish } from '../../events.ts'
import { enqueue } from '../../job.ts'
import type { Entity } from '../../relations.ts'
import type { Viewer } from '../../viewer.ts'
import { deliveryOf } from './delivery.ts'
import { mailNotification } from './notification.jobs.ts'

export interface Message {
  /** The recipients, each notified once; null is nobody, for example the owner of a project without one. */
  to: number | null | readonly (number | null)[]
  kind: NotificationKind
  subject?: { entity: Entity; id: number }
  /** Words that the text needs (notificationText.ts). */
  data: Record<string, string>
  /** Also notifies the person who did it, as a confirmation. */
  alsoActor?: true
}

/** A job has no viewer. */
export type Notifying = Pick<Work, 'tx' | 'afterCommit'> & { readonly viewer?: Viewer | null }

/** Writes the notifications, asks for their mails and, once they are committed, publishes each on its recipient's topic. */
export async function notify(work: Notifying, { to, alsoActor, ...message }: Message): Promise<void> {
  for (const recipient of new Set([to].flat()))
    if (recipient !== null && (alsoActor || recipient !== work.viewer?.id)) await write(work, recipient, message)
}

async function write(
  { tx, afterCommit }: Notifying,
  to: number,
  { kind, subject, data }: Omit<Message, 'to'>,
): Promise<void> {
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
