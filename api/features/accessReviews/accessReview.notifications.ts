/** The notifications about reviews of access. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/accessReviews/notifications.js'

type ReviewKind = Extract<NotificationKind, `ACCESS_REVIEW_${string}`>

export const accessReviewKinds: Record<ReviewKind, Kind> = {
  ACCESS_REVIEW_OPENED: {
    type: 'reminder',
    category: 'accounts',
    title: texts.opened,
    message: texts.openedMessage,
    link: (id) => `/admin/access-control/reviews/${id}`,
    mail: 'INSTANT',
    needs: 'ACCESS_REVIEW_READ',
    why: 'ADMINISTRATOR',
    asks: [{ duty: 'ACCESS_REVIEW' }],
  },
  ACCESS_REVIEW_OVERDUE: {
    type: 'warning',
    category: 'accounts',
    title: texts.overdue,
    message: texts.overdueMessage,
    link: (id) => `/admin/access-control/reviews/${id}`,
    mail: 'INSTANT',
    needs: 'ACCESS_REVIEW_READ',
    why: 'ADMINISTRATOR',
    asks: [{ duty: 'ACCESS_REVIEW' }],
  },
}
