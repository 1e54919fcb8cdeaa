/** Notifications about a key that an administrator revoked, or that ends soon. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/apiKeys/notifications.js'

type KeyNotice = Extract<NotificationKind, `API_KEY_${string}`>

export const apiKeyKinds: Record<KeyNotice, Kind> = {
  API_KEY_REVOKED: {
    type: 'warning',
    category: 'accounts',
    title: texts.revoked,
    message: texts.revokedMessage,
    link: () => '/settings?section=keys',
    mail: 'INSTANT',
    why: 'OWNER',
  },
  API_KEY_ENDS: {
    type: 'warning',
    category: 'accounts',
    title: texts.ends,
    message: texts.endsMessage,
    link: () => '/settings?section=keys',
    mail: 'INSTANT',
    why: 'OWNER',
  },
}
