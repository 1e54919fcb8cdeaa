/** The notification about an enquiry of a visitor. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/enquiries/notifications.js'

type EnquiryKind = Extract<NotificationKind, `${string}_ENQUIRY`>

export const enquiryKinds: Record<EnquiryKind, Kind> = {
  SUMMARY_ENQUIRY: {
    type: 'reminder',
    category: 'projects',
    title: texts.enquiry,
    message: texts.enquiryMessage,
    mail: 'INSTANT',
    needs: 'ENQUIRY_ANSWER',
    why: 'RESPONSIBLE',
    asks: [{ duty: 'ENQUIRY_ANSWER' }],
  },
}
