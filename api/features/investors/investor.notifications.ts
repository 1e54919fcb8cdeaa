/** The notification that the university asks for documents; of what comes, the team learns as of every file. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/investors/notifications.js'

type InvestorKind = Extract<NotificationKind, `INVESTOR_${string}`>

export const investorKinds: Record<InvestorKind, Kind> = {
  INVESTOR_DOCUMENTS_ASKED: {
    type: 'reminder',
    category: 'accounts',
    title: texts.asked,
    message: texts.askedMessage,
    mail: 'INSTANT',
    needs: 'INVESTOR_DOCUMENT_ADD',
    why: 'CHOSEN',
    asks: [{ duty: 'INVESTOR_DOCUMENTS' }],
  },
}
