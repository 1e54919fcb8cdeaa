/** The notifications about bookings of facilities. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import { given, type Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/facilities/notifications.js'

type FacilityKind = Extract<NotificationKind, `FACILITY_${string}`>

export const facilityKinds: Record<FacilityKind, Kind> = {
  FACILITY_REQUESTED: {
    type: 'reminder',
    category: 'support',
    title: texts.requested,
    message: texts.requestedMessage,
    mail: 'DIGEST',
    needs: 'FACILITY_BOOKING_ANSWER',
    why: 'RESPONSIBLE',
    asks: [{ duty: 'FACILITY_APPROVAL' }],
  },
  FACILITY_BOOKED: {
    type: 'info',
    category: 'support',
    title: texts.booked,
    message: texts.bookedMessage,
    needs: 'FACILITY_BOOKING_ANSWER',
    why: 'RESPONSIBLE',
  },
  FACILITY_CONFIRMED: {
    type: 'success',
    category: 'support',
    title: texts.confirmed,
    message: texts.confirmedMessage,
    mail: 'INSTANT',
    needs: 'FACILITY_BOOKING_READ',
    why: 'REQUESTED',
  },
  FACILITY_DECLINED: {
    type: 'warning',
    category: 'support',
    title: texts.declined,
    message: texts.declinedMessage,
    mail: 'INSTANT',
    needs: 'FACILITY_BOOKING_READ',
    why: 'REQUESTED',
  },
  FACILITY_CANCELLED: {
    type: 'warning',
    category: 'support',
    title: texts.canceled,
    message: given('reason', texts.canceledWhy, texts.canceledMessage),
    mail: 'INSTANT',
    needs: 'FACILITY_BOOKING_READ',
    why: 'CONCERNED',
  },
}
