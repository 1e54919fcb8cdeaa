/** Who has an unread notification about something already, so that it need not be told again. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Tx } from '../../db.ts'

interface About {
  kind: NotificationKind
  entity: string
  entityId: number
  /** Told by this person alone. */
  by?: string
  /** Told since then. */
  since?: Date
}

export async function knowing(tx: Tx, { kind, entity, entityId, by, since }: About): Promise<Set<number>> {
  const told = await tx.notification.findMany({
    where: {
      kind,
      entity,
      entityId,
      readAt: null,
      ...(since ? { createdAt: { gt: since } } : {}),
      ...(by ? { data: { path: ['by'], equals: by } } : {}),
    },
    select: { userId: true },
  })
  return new Set(told.map(({ userId }) => userId))
}

/** The beginning of what somebody wrote; a notification carries 140 characters of it. */
export const beginningOf = (text: string, longest = 140): string =>
  text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text
