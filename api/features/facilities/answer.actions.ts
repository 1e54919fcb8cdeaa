/** What the team does with bookings: approves and declines them, and says afterwards whether the facility was used. */
import * as errors from '#texts/facilities/errors.js'
import { action, type Work } from '../../action.ts'
import { conflict } from '../../errors.ts'
import { move } from '../../moves.ts'
import { approveFacilityBookingRules, closeFacilityBookingRules, declineFacilityBookingRules } from './booking.rules.ts'
import { bookingMoves } from './bookingMoves.ts'
import { notifyResearcher } from './notifyBooking.ts'

const toAnswer = async (work: Work, id: number) => {
  const booking = await work.access.find('FACILITY_BOOKING_ANSWER', id)
  if (booking.status !== 'REQUESTED') throw conflict(errors.answered({ state: bookingMoves.inWords(booking.status) }))
  return booking
}

export const approveFacilityBooking = action({
  name: 'approveFacilityBooking',
  requires: 'FACILITY_BOOKING_ANSWER',
  rules: approveFacilityBookingRules,
  description: 'Approves a booking that waits for approval.',
  async run(work, { id }) {
    const booking = await toAnswer(work, id)
    if (booking.endsAt <= new Date()) throw conflict(errors.over())
    const confirmed = await move(work, bookingMoves, booking, 'CONFIRMED', { data: { answeredAt: new Date() } })
    await notifyResearcher(work, 'FACILITY_CONFIRMED', confirmed)
    return { bookingId: id, facilityId: booking.facilityId }
  },
})

export const declineFacilityBooking = action({
  name: 'declineFacilityBooking',
  requires: 'FACILITY_BOOKING_ANSWER',
  rules: declineFacilityBookingRules,
  description: 'Declines a booking that waits for approval, with a reason; others can have its time.',
  async run(work, { id, reason }) {
    const booking = await toAnswer(work, id)
    const data = { answeredAt: new Date(), reason }
    const declined = await move(work, bookingMoves, booking, 'DECLINED', { data, comment: reason })
    await notifyResearcher(work, 'FACILITY_DECLINED', declined, reason)
    return { bookingId: id, facilityId: booking.facilityId }
  },
})

export const closeFacilityBooking = action({
  name: 'closeFacilityBooking',
  requires: 'FACILITY_BOOKING_ANSWER',
  rules: closeFacilityBookingRules,
  description: 'Says whether a booking that has begun was used; a booking that is over counts as used by itself.',
  async run(work, { id, outcome }) {
    const booking = await work.access.find('FACILITY_BOOKING_ANSWER', id)
    if (booking.status === 'CONFIRMED' && booking.startsAt > new Date()) throw conflict(errors.notBegun())
    await move(work, bookingMoves, booking, outcome)
    return { bookingId: id, facilityId: booking.facilityId }
  },
})
