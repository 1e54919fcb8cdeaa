/** The notifications of moderation: to moderators of what waits, to authors why, to reporters what came of it. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/moderation/notifications.js'

type ModerationKind = Extract<NotificationKind, `CONTENT_${string}` | 'APPEAL_DECIDED' | 'REPORT_DECIDED'>

const words = (data: Record<string, string | number>) =>
  [data['explanation'], data['explanationArabic']].filter(Boolean).map(String)

const waits = { type: 'reminder', category: 'accounts', mail: 'INSTANT', needs: 'CONTENT_MODERATE' } as const
const told = { category: 'accounts', mail: 'INSTANT' } as const

export const moderationKinds: Record<ModerationKind, Kind> = {
  CONTENT_REPORTED: {
    ...waits,
    title: texts.reported,
    message: texts.reportedMessage,
    why: 'ADMINISTRATOR',
    asks: [{ duty: 'REPORT_DECIDE' }],
  },
  CONTENT_RESUBMITTED: {
    ...waits,
    title: texts.resubmitted,
    message: texts.resubmittedMessage,
    why: 'ADMINISTRATOR',
    asks: [{ duty: 'REPORT_DECIDE' }],
  },
  CONTENT_APPEALED: {
    ...waits,
    title: texts.appealed,
    message: texts.appealedMessage,
    why: 'ADMINISTRATOR',
    asks: [{ duty: 'REPORT_DECIDE' }],
  },
  CONTENT_WITHHELD: {
    ...told,
    type: 'warning',
    title: texts.withheld,
    message: texts.withheldMessage,
    mailed: (data, message) => [message, ...words(data)],
    why: 'OWNER',
  },
  CONTENT_RESTORED: { ...told, type: 'success', title: texts.restored, message: texts.restoredMessage, why: 'OWNER' },
  APPEAL_DECIDED: {
    ...told,
    type: 'info',
    title: texts.appealDecided,
    message: texts.appealDecidedMessage,
    mailed: (data, message) => [message, ...words(data)],
    why: 'OWNER',
  },
  REPORT_DECIDED: {
    ...told,
    type: 'info',
    title: texts.reportDecided,
    message: texts.reportDecidedMessage,
    link: (id) => `/moderation?report=${id}`,
    why: 'REQUESTED',
  },
}
