/** The notifications about scheduled exports. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/exports/notifications.js'

const shared = { category: 'accounts', link: () => '/scheduled-exports', mail: 'INSTANT' } as const

export const exportKinds: Record<Extract<NotificationKind, `EXPORT_${string}`>, Kind> = {
  EXPORT_READY: { ...shared, type: 'success', title: texts.ready, message: texts.readyMessage, why: 'OWNER' },
  EXPORT_FAILED: { ...shared, type: 'error', title: texts.failed, message: texts.failedMessage, why: 'OWNER' },
}
