/** Facilities and their bookings, as the shared parts of the platform know them. */
import { record } from '../../records/definition.ts'
import { byName, newest } from '../../records/found.ts'
import type { Permission } from '../../policy.ts'

const family = (may: (permission: Permission) => boolean) =>
  may('FACILITY_UPDATE') ? '/kuteam/support' : '/researcher/innovation-support'

export const facilityRecord = record('Facility', {
  path: (id, may) => `${family(may)}/facilities/${id}`,
  search: {
    name: 'facilities',
    description: 'Facilities by name, at most 5.',
    read: 'FACILITY_READ',
    order: byName,
    words: { titled: 'name', also: ['department'] },
  },
  history: { requires: 'FACILITY_UPDATE' },
  files: {
    requires: 'FACILITY_UPDATE',
    async host(tx, id) {
      const { name } = await tx.facility.findUniqueOrThrow({ where: { id }, select: { name: true } })
      return { title: name, people: [], closed: null, sealed: null }
    },
  },
})

export const facilityBookingRecord = record('FacilityBooking', {
  path: (id, may) => `${family(may)}/bookings?booking=${id}`,
  search: {
    name: 'facilityBookings',
    description: 'Bookings of facilities by their purpose, newest first, at most 5.',
    read: 'FACILITY_BOOKING_READ',
    order: newest('startsAt'),
    words: { titled: 'purpose' },
  },
  history: { requires: 'FACILITY_BOOKING_READ' },
})
