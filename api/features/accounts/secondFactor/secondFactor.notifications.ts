/** The notification about a change of one's second factor. */
import type { NotificationKind } from '../../../__generated__/prisma/enums.ts'
import type { Kind } from '../../../records/notificationKind.ts'
import * as details from '#texts/secondFactor/details.js'
import * as texts from '#texts/secondFactor/notifications.js'

export const secondFactorKinds: Record<Extract<NotificationKind, 'SECOND_FACTOR_CHANGED'>, Kind> = {
  SECOND_FACTOR_CHANGED: {
    type: 'warning',
    category: 'security',
    title: texts.changed,
    message: texts.changedMessage,
    derived: ({ change, name, left }) => ({
      what: details.change({ change: String(change), name: String(name), left: Number(left) }),
    }),
    link: () => '/settings?section=two-factor',
    always: true,
    why: 'ACCOUNT',
  },
}
