/** The notifications about data rooms. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/dataRooms/notifications.js'

type RoomKind = Extract<NotificationKind, `DATA_ROOM_${string}`>

const kind = (one: Pick<Kind, 'type' | 'title' | 'message' | 'why'> & Partial<Kind>): Kind => ({
  category: 'investments',
  mail: 'INSTANT',
  needs: 'DATA_ROOM_READ',
  ...one,
})

export const dataRoomKinds: Record<RoomKind, Kind> = {
  DATA_ROOM_REQUESTED: kind({
    type: 'reminder',
    title: texts.requested,
    message: texts.requestedMessage,
    needs: 'DATA_ROOM_GRANT',
    why: 'UNIVERSITY',
    asks: [{ duty: 'DATA_ROOM_ANSWER', by: 'dataRoomId' }],
  }),
  DATA_ROOM_PROPOSED: kind({
    type: 'reminder',
    title: texts.proposed,
    message: texts.proposedMessage,
    needs: 'DATA_ROOM_GRANT',
    why: 'UNIVERSITY',
    asks: [{ duty: 'DATA_ROOM_ANSWER', by: 'dataRoomId' }],
  }),
  DATA_ROOM_PROPOSAL_ANSWERED: kind({
    type: 'info',
    title: texts.proposalAnswered,
    message: texts.proposalAnsweredMessage,
    needs: 'DATA_ROOM_PROPOSE',
    why: 'REQUESTED',
  }),
  DATA_ROOM_GRANTED: kind({ type: 'success', title: texts.granted, message: texts.grantedMessage, why: 'CHOSEN' }),
  DATA_ROOM_DECLINED: kind({ type: 'warning', title: texts.declined, message: texts.declinedMessage, why: 'CHOSEN' }),
  DATA_ROOM_REVOKED: kind({ type: 'warning', title: texts.revoked, message: texts.revokedMessage, why: 'CHOSEN' }),
  DATA_ROOM_NDA_CHANGED: kind({
    type: 'reminder',
    title: texts.ndaChanged,
    message: texts.ndaChangedMessage,
    why: 'CHOSEN',
  }),
}
