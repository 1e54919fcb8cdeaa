/** The notifications to those who are given access to one record, and whose access ends. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/recordGrants/notifications.js'

type GrantKind = Extract<NotificationKind, `RECORD_ACCESS_${string}`>

export const recordGrantKinds: Record<GrantKind, Kind> = {
  RECORD_ACCESS_GIVEN: {
    type: 'success',
    category: 'accounts',
    title: texts.given,
    message: texts.givenMessage,
    mail: 'INSTANT',
    why: 'CHOSEN',
  },
  RECORD_ACCESS_REVOKED: {
    type: 'warning',
    category: 'accounts',
    title: texts.revoked,
    message: texts.revokedMessage,
    // The record is not the person's to see any more.
    link: () => null,
    mail: 'INSTANT',
    why: 'CHOSEN',
  },
}
