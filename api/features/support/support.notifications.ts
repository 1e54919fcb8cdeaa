/** The notifications about support requests. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/support/notifications.js'

type SupportKind = Extract<NotificationKind, `SUPPORT_${string}`>

export const supportKinds: Record<SupportKind, Kind> = {
  SUPPORT_SUBMITTED: {
    type: 'reminder',
    category: 'support',
    title: texts.submitted,
    message: texts.submittedMessage,
    mail: 'DIGEST',
    needs: 'SUPPORT_WORK',
    why: 'RESPONSIBLE',
    asks: [{ duty: 'SUPPORT_ANSWER' }],
  },
  SUPPORT_ASSIGNED: {
    type: 'reminder',
    category: 'support',
    title: texts.assigned,
    message: texts.assignedMessage,
    mail: 'INSTANT',
    needs: 'SUPPORT_WORK',
    why: 'RESPONSIBLE',
    asks: [{ duty: 'SUPPORT_ANSWER' }],
  },
  SUPPORT_MESSAGE: {
    type: 'info',
    category: 'support',
    title: texts.message,
    message: texts.messageMessage,
    mail: 'INSTANT',
    needs: 'SUPPORT_WRITE',
    why: 'CONCERNED',
  },
  SUPPORT_WAITING: {
    type: 'reminder',
    category: 'support',
    title: texts.waiting,
    message: texts.waitingMessage,
    mail: 'INSTANT',
    needs: 'SUPPORT_UPDATE',
    why: 'REQUESTED',
    asks: [{ duty: 'SUPPORT_REPLY' }],
  },
  SUPPORT_RESOLVED: {
    type: 'success',
    category: 'support',
    title: texts.resolved,
    message: texts.resolvedMessage,
    mail: 'INSTANT',
    needs: 'SUPPORT_UPDATE',
    why: 'REQUESTED',
  },
  SUPPORT_MERGED: {
    type: 'info',
    category: 'support',
    title: texts.merged,
    message: texts.mergedMessage,
    mail: 'INSTANT',
    needs: 'SUPPORT_UPDATE',
    why: 'REQUESTED',
  },
  SUPPORT_REOPENED: {
    type: 'warning',
    category: 'support',
    title: texts.reopened,
    message: texts.reopenedMessage,
    mail: 'INSTANT',
    needs: 'SUPPORT_WORK',
    why: 'RESPONSIBLE',
    asks: [{ duty: 'SUPPORT_ANSWER' }],
  },
}
