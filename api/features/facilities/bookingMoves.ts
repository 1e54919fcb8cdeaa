/** Which state of a booking may follow which, and which permission the move needs (docs/spec/university.md#facilities). */
import * as nouns from '#texts/ui/nouns.js'
import type { FacilityBookingStatus } from '../../__generated__/prisma/enums.ts'
import { defineMoves } from '../../moves.ts'
import type { Permission } from '../../policy.ts'

const answer = 'FACILITY_BOOKING_ANSWER'
const cancel = 'FACILITY_BOOKING_CANCEL'

const moves: Record<FacilityBookingStatus, Partial<Record<FacilityBookingStatus, Permission>>> = {
  REQUESTED: { CONFIRMED: answer, DECLINED: answer, CANCELLED: cancel },
  CONFIRMED: { CANCELLED: cancel, COMPLETED: answer, NO_SHOW: answer },
  // A booking that is over is completed by itself; the team corrects it.
  COMPLETED: { NO_SHOW: answer },
  NO_SHOW: { COMPLETED: answer },
  DECLINED: {},
  CANCELLED: {},
}

export const bookingMoves = defineMoves<'FacilityBooking'>({
  entity: 'FacilityBooking',
  column: 'status',
  noun: nouns.booking,
  of: ({ status }) => moves[status],
})

/** The states in which a booking lies ahead. */
export const openStates: readonly FacilityBookingStatus[] = ['REQUESTED', 'CONFIRMED']

/** The states in which nobody else may have the time (FacilityBooking_one_at_a_time). */
export const holding = { notIn: ['DECLINED', 'CANCELLED'] } satisfies { notIn: FacilityBookingStatus[] }
