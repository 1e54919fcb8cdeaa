/** The notification about deals, for the lead of the project. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/deals/notifications.js'

type DealKind = Extract<NotificationKind, 'PROJECT_DEAL_CLOSED'>

export const dealKinds: Record<DealKind, Kind> = {
  PROJECT_DEAL_CLOSED: {
    type: 'info',
    category: 'investments',
    title: texts.closed,
    message: texts.closedMessage,
    mail: 'INSTANT',
    needs: 'PROJECT_READ_INTERNAL',
    why: 'OWNER',
  },
}
