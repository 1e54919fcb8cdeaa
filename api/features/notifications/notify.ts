/** `notify(work, …)`: tells a person, in the action's transaction; the bell rings after the commit. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Work } from '../../action.ts'
import { publish } from '../../events.ts'
import type { Viewer } from '../../viewer.ts'

interface Message {
  /** Nobody is told when there is nobody, for example the owner of a project without one. */
  to: number | null
  kind: NotificationKind
  subject?: { entity: 'Project' | 'User'; id: number }
  /** Words that the text needs (notificationText.ts). */
  data: Record<string, string>
}

/** Writes the notification and, once it is committed, publishes its id on the recipient's topic. */
export async function notify(work: Work<Viewer | null>, { to, kind, subject, data }: Message): Promise<void> {
  if (to === null) return
  const { id } = await work.tx.notification.create({
    data: { userId: to, kind, entity: subject?.entity ?? null, entityId: subject?.id ?? null, data },
  })
  work.afterCommit(() => publish(`notification:${to}`, { id }))
}
