/** The notifications about technology summaries. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/summaries/notifications.js'

type SummaryKind = Exclude<Extract<NotificationKind, `SUMMARY_${string}`>, 'SUMMARY_ENQUIRY'>

export const summaryKinds: Record<SummaryKind, Kind> = {
  SUMMARY_PROPOSED: {
    type: 'reminder',
    category: 'projects',
    title: texts.proposed,
    message: texts.proposedMessage,
    mail: 'INSTANT',
    needs: 'SUMMARY_AGREE',
    why: 'OWNER',
    asks: [{ duty: 'SUMMARY_AGREE' }],
  },
  SUMMARY_AGREED: {
    type: 'success',
    category: 'projects',
    title: texts.agreed,
    message: texts.agreedMessage,
    mail: 'DIGEST',
    needs: 'SUMMARY_UPDATE',
    why: 'RESPONSIBLE',
  },
  SUMMARY_CHANGES_REQUESTED: {
    type: 'warning',
    category: 'projects',
    title: texts.changesRequested,
    message: texts.changesRequestedMessage,
    mail: 'INSTANT',
    needs: 'SUMMARY_UPDATE',
    why: 'RESPONSIBLE',
  },
  SUMMARY_PUBLISHED: {
    type: 'success',
    category: 'projects',
    title: texts.published,
    message: texts.publishedMessage,
    mail: 'INSTANT',
    needs: 'SUMMARY_AGREE',
    why: 'OWNER',
  },
  SUMMARY_WITHDRAWN: {
    type: 'warning',
    category: 'projects',
    title: texts.withdrawn,
    message: texts.withdrawnMessage,
    mail: 'INSTANT',
    needs: 'SUMMARY_READ',
    why: 'CONCERNED',
  },
}
