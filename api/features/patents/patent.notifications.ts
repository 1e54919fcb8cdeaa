/** The notifications about patents. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/patents/notifications.js'

type PatentNotification = Extract<NotificationKind, `PATENT_${string}`>

const kind = (one: Pick<Kind, 'type' | 'title' | 'message' | 'why' | 'asks'>): Kind => ({
  category: 'projects',
  mail: 'INSTANT',
  needs: 'PATENT_READ',
  ...one,
})

export const patentKinds: Record<PatentNotification, Kind> = {
  PATENT_ADDED: kind({ type: 'info', title: texts.added, message: texts.addedMessage, why: 'CONCERNED' }),
  PATENT_MOVED: kind({ type: 'info', title: texts.moved, message: texts.movedMessage, why: 'CONCERNED' }),
  PATENT_DEADLINE_DUE: kind({
    type: 'reminder',
    title: texts.due,
    message: texts.dueMessage,
    why: 'CONCERNED',
    asks: [{ duty: 'PATENT_DEADLINE', by: 'patentId' }],
  }),
}
