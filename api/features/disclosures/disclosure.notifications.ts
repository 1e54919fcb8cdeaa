/** The notifications about disclosures. None says what the invention is: mails leave the platform. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/disclosures/notifications.js'

type DisclosureKind = Extract<NotificationKind, `DISCLOSURE_${string}`>

const kind = (one: Pick<Kind, 'type' | 'title' | 'message'>): Kind => ({
  category: 'support',
  mail: 'INSTANT',
  needs: 'DISCLOSURE_READ',
  ...one,
})

export const disclosureKinds: Record<DisclosureKind, Kind> = {
  DISCLOSURE_SIGN: {
    ...kind({ type: 'reminder', title: texts.sign, message: texts.signMessage }),
    needs: 'DISCLOSURE_SIGN',
  },
  DISCLOSURE_VOID: {
    ...kind({ type: 'warning', title: texts.void, message: texts.voidMessage }),
    needs: 'DISCLOSURE_SIGN',
  },
  DISCLOSURE_SIGNED: kind({ type: 'success', title: texts.signed, message: texts.signedMessage }),
  DISCLOSURE_TAKEN: kind({ type: 'info', title: texts.taken, message: texts.takenMessage }),
  DISCLOSURE_DECIDED: kind({ type: 'success', title: texts.decided, message: texts.decidedMessage }),
  DISCLOSURE_RETURNED: kind({ type: 'warning', title: texts.returned, message: texts.returnedMessage }),
  DISCLOSURE_WITHDRAWN: kind({ type: 'warning', title: texts.withdrawn, message: texts.withdrawnMessage }),
  DISCLOSURE_MESSAGE: kind({ type: 'info', title: texts.message, message: texts.messageMessage }),
}
