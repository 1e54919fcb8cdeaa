/** The notifications about holdings and their updates. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/holdings/notifications.js'

type HoldingKind = Extract<NotificationKind, `HOLDING_${string}`>

const kind = (one: Pick<Kind, 'type' | 'title' | 'message' | 'needs' | 'why' | 'asks'>): Kind => ({
  category: 'investments',
  mail: 'INSTANT',
  ...one,
})

export const holdingKinds: Record<HoldingKind, Kind> = {
  HOLDING_ADDED: kind({
    type: 'success',
    title: texts.added,
    message: texts.addedMessage,
    needs: 'HOLDING_READ',
    why: 'REQUESTED',
  }),
  HOLDING_UPDATE_REQUESTED: kind({
    type: 'reminder',
    title: texts.requested,
    message: texts.requestedMessage,
    needs: 'HOLDING_UPDATE_READ',
    why: 'OWNER',
    asks: [{ duty: 'HOLDING_UPDATE' }],
  }),
  HOLDING_UPDATE_DUE: kind({
    type: 'reminder',
    title: texts.due,
    message: texts.dueMessage,
    needs: 'HOLDING_UPDATE_READ',
    why: 'OWNER',
    asks: [{ duty: 'HOLDING_UPDATE' }],
  }),
  HOLDING_UPDATE_ANSWERED: kind({
    type: 'info',
    title: texts.answered,
    message: texts.answeredMessage,
    needs: 'HOLDING_READ',
    why: 'REQUESTED',
  }),
}
