/** The notifications about who of the team does what waits. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/duties/notifications.js'

type QueueKind = Extract<NotificationKind, `DUTY_${string}` | `ABSENCE_${string}`>

export const queueKinds: Record<QueueKind, Kind> = {
  DUTY_ASSIGNED: {
    type: 'reminder',
    category: 'accounts',
    title: texts.assigned,
    message: texts.assignedMessage,
    link: (_id, _entity, { path }) => (typeof path === 'string' ? path : null),
    mail: 'INSTANT',
    needs: 'DUTY_ASSIGN',
    why: 'CHOSEN',
  },
  ABSENCE_COVERED: {
    type: 'info',
    category: 'accounts',
    title: texts.covered,
    message: texts.coveredMessage,
    link: () => '/kuteam/support',
    mail: 'INSTANT',
    needs: 'DUTY_ASSIGN',
    why: 'CHOSEN',
  },
}
