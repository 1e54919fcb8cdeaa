/** The notification about tokens of provisioning connections. */
import type { NotificationKind } from '../../../__generated__/prisma/enums.ts'
import type { Kind } from '../../../records/notificationKind.ts'
import * as texts from '#texts/provisioning/notifications.js'

type ProvisioningKind = Extract<NotificationKind, `PROVISIONING_${string}`>

export const provisioningKinds: Record<ProvisioningKind, Kind> = {
  PROVISIONING_TOKEN_ENDS: {
    type: 'warning',
    category: 'security',
    title: texts.tokenEnds,
    message: texts.tokenEndsMessage,
    link: () => '/admin/access-control/provisioning',
    mail: 'INSTANT',
    needs: 'PROVISIONING_MANAGE',
    why: 'ADMINISTRATOR',
  },
}
