/** What researchers do with facilities: book a time, and cancel it. */
import * as errors from '#texts/facilities/errors.js'
import { action } from '../../action.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { lockRow } from '../../lockRow.ts'
import { move } from '../../moves.ts'
import { refuseOverlap } from '../../overlap.ts'
import * as records from '#texts/ui/records.js'
import { bookFacilityRules, cancelFacilityBookingRules } from './booking.rules.ts'
import { bookingMoves, openStates } from './bookingMoves.ts'
import { timesOf } from './facilityTimes.ts'
import { notifyManager, notifyResearcher } from './notifyBooking.ts'
import { needOpen, taken } from './openTimes.ts'
import { costOf, needQuota } from './quota.ts'

export const bookFacility = action({
  name: 'bookFacility',
  requires: 'FACILITY_BOOK',
  rules: bookFacilityRules,
  description:
    'Books a facility for a time that is free: at once, or as a request that holds the time until the team has answered.',
  async run(work, { facilityId, startsAt, endsAt, purpose, projectId = null }) {
    const { tx, access, viewer, audit } = work
    const span = { startsAt, endsAt }
    await access.find('FACILITY_BOOK', facilityId)
    // Most of those who come too late know so without waiting for each other.
    const times = await timesOf(tx, facilityId, span)
    needOpen(times, span, new Date())
    if (projectId !== null && !(await access.can('PROJECT_READ_INTERNAL', projectId)))
      throw invalid({ projectId: errors.ownProject() })
    await lockRow(tx, 'Facility', facilityId)
    const facility = await tx.facility.findFirst({ where: { id: facilityId, active: true } })
    if (!facility) throw notFound(records.facility())
    needOpen(await timesOf(tx, facilityId, span), span, new Date())
    await needQuota(tx, facility, viewer.id, span)
    const booking = await refuseOverlap(
      () =>
        tx.facilityBooking.create({
          data: {
            facilityId,
            researcherId: viewer.id,
            ...span,
            purpose,
            projectId,
            status: facility.approval ? 'REQUESTED' : 'CONFIRMED',
            cost: costOf(facility.ratePerHour, span),
          },
        }),
      taken,
    )
    await audit('FacilityBooking', booking.id, { status: [null, booking.status] })
    await notifyManager(work, facility.approval ? 'FACILITY_REQUESTED' : 'FACILITY_BOOKED', booking)
    return { bookingId: booking.id, facilityId }
  },
})

export const cancelFacilityBooking = action({
  name: 'cancelFacilityBooking',
  requires: 'FACILITY_BOOKING_CANCEL',
  rules: cancelFacilityBookingRules,
  description:
    'Cancels a booking, so that others can have its time: its researcher before it begins, the team with a reason until it is over.',
  async run(work, { id, reason = '' }) {
    const { access, viewer } = work
    const booking = await access.find('FACILITY_BOOKING_CANCEL', id)
    const isOwn = booking.researcherId === viewer.id
    const now = new Date()
    if (!isOwn && !reason) throw invalid({ reason: errors.sayWhy() })
    if (openStates.includes(booking.status) && (isOwn ? booking.startsAt : booking.endsAt) <= now)
      throw conflict(isOwn ? errors.begun() : errors.over())
    const canceled = await move(work, bookingMoves, booking, 'CANCELLED', { data: { reason }, comment: reason })
    if (isOwn) await notifyManager(work, 'FACILITY_CANCELLED', canceled, reason)
    else await notifyResearcher(work, 'FACILITY_CANCELLED', canceled, reason)
    return { bookingId: id, facilityId: booking.facilityId }
  },
})
