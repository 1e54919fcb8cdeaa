/** The notifications about grants. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/grants/notifications.js'

type GrantNotification = Extract<NotificationKind, `GRANT_${string}`>

const kind = (one: Pick<Kind, 'type' | 'title' | 'message' | 'why' | 'asks'>): Kind => ({
  category: 'projects',
  mail: 'INSTANT',
  needs: 'GRANT_READ',
  ...one,
})

export const grantKinds: Record<GrantNotification, Kind> = {
  GRANT_ADDED: kind({ type: 'info', title: texts.added, message: texts.addedMessage, why: 'CONCERNED' }),
  GRANT_MOVED: kind({ type: 'info', title: texts.moved, message: texts.movedMessage, why: 'CONCERNED' }),
  GRANT_LINKED: kind({ type: 'info', title: texts.linked, message: texts.linkedMessage, why: 'CONCERNED' }),
  GRANT_ITEM_DUE: kind({
    type: 'reminder',
    title: texts.due,
    message: texts.dueMessage,
    why: 'CONCERNED',
    asks: [{ duty: 'GRANT_ITEM', by: 'researchGrantId' }],
  }),
}
