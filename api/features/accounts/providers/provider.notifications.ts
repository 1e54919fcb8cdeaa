/** The notification about a way to sign in. */
import type { NotificationKind } from '../../../__generated__/prisma/enums.ts'
import type { Kind } from '../../../records/notificationKind.ts'
import * as details from '#texts/providers/details.js'
import * as texts from '#texts/providers/notifications.js'

export const wayKinds: Record<Extract<NotificationKind, 'WAYS_CHANGED'>, Kind> = {
  WAYS_CHANGED: {
    type: 'warning',
    category: 'security',
    title: texts.changed,
    message: texts.changedMessage,
    derived: ({ change, name }) => ({ what: details.change({ change: String(change), name: String(name) }) }),
    link: () => '/settings?section=ways',
    always: true,
    why: 'ACCOUNT',
  },
}
