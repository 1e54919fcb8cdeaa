/** How a viewer stands to facilities and their bookings. */
import type { Relations } from './clauses.ts'

export const facilityRelations = {
  Facility: {
    active: () => ({ active: true }),
    // Who has booked one still finds it when it is no longer offered.
    activeOrBooked: (viewer) => ({ OR: [{ active: true }, { bookings: { some: { researcherId: viewer.id } } }] }),
  },
  FacilityBooking: {
    own: (viewer) => ({ researcherId: viewer.id }),
  },
} as const satisfies { Facility: Relations<'Facility'>; FacilityBooking: Relations<'FacilityBooking'> }
