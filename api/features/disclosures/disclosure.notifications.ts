/** The notifications about disclosures. None says what the invention is: mails leave the platform. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/disclosures/notifications.js'

type DisclosureKind = Extract<NotificationKind, `DISCLOSURE_${string}`>

const kind = (one: Pick<Kind, 'type' | 'title' | 'message' | 'why' | 'asks'>): Kind => ({
  category: 'support',
  mail: 'INSTANT',
  needs: 'DISCLOSURE_READ',
  ...one,
})

export const disclosureKinds: Record<DisclosureKind, Kind> = {
  DISCLOSURE_SIGN: {
    ...kind({ type: 'reminder', title: texts.sign, message: texts.signMessage, why: 'INVENTOR' }),
    needs: 'DISCLOSURE_SIGN',
    asks: [{ duty: 'DISCLOSURE_SIGN' }],
  },
  DISCLOSURE_VOID: {
    ...kind({ type: 'warning', title: texts.void, message: texts.voidMessage, why: 'INVENTOR' }),
    needs: 'DISCLOSURE_SIGN',
    asks: [{ duty: 'DISCLOSURE_SIGN' }],
  },
  DISCLOSURE_SIGNED: kind({
    type: 'success',
    title: texts.signed,
    message: texts.signedMessage,
    why: 'RESPONSIBLE',
    asks: [{ duty: 'DISCLOSURE_DECIDE' }],
  }),
  DISCLOSURE_TAKEN: kind({ type: 'info', title: texts.taken, message: texts.takenMessage, why: 'INVENTOR' }),
  DISCLOSURE_DECIDED: kind({ type: 'success', title: texts.decided, message: texts.decidedMessage, why: 'INVENTOR' }),
  DISCLOSURE_RETURNED: kind({
    type: 'warning',
    title: texts.returned,
    message: texts.returnedMessage,
    why: 'INVENTOR',
    asks: [{ duty: 'DISCLOSURE_CHANGE' }],
  }),
  DISCLOSURE_WITHDRAWN: kind({
    type: 'warning',
    title: texts.withdrawn,
    message: texts.withdrawnMessage,
    why: 'RESPONSIBLE',
  }),
  DISCLOSURE_MESSAGE: kind({ type: 'info', title: texts.message, message: texts.messageMessage, why: 'CONCERNED' }),
}
