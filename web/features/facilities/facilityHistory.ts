/** The history of facilities and of bookings in words. */
import * as texts from '#texts/facilities/history.js'
import { sentences, valueOf } from '#web/features/history/sentences.ts'

export const facilityHistory = sentences(
  {
    createFacility: texts.added,
    updateFacility: texts.changed,
    addFacilityOutage: (changes) => texts.outage({ time: valueOf(changes, 'outage') }),
    removeFacilityOutage: (changes) => texts.outageRemoved({ time: valueOf(changes, 'outage') }),
  },
  texts.updated,
)

export const bookingHistory = sentences(
  {
    bookFacility: (changes) => (valueOf(changes, 'status') === 'REQUESTED' ? texts.requested() : texts.booked()),
    approveFacilityBooking: texts.approved,
    declineFacilityBooking: texts.declined,
    cancelFacilityBooking: texts.canceled,
    addFacilityOutage: texts.canceledForOutage,
    closeFacilityBooking: (changes) => (valueOf(changes, 'status') === 'NO_SHOW' ? texts.noShow() : texts.used()),
    endBookings: (changes) => (valueOf(changes, 'status') === 'DECLINED' ? texts.lapsed() : texts.over()),
  },
  texts.updated,
)
