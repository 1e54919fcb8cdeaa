/** Facilities, and their bookings, for tests. */
import { randomUUID } from 'node:crypto'
import type { Facility, FacilityBooking, Prisma } from '../../../api/__generated__/prisma/client.ts'
import type { Db, Tx } from '../../../api/db.ts'

/** Writes a facility under a name of its own; without overrides it is open all week and needs approval. */
export const makeFacility = (
  db: Db | Tx,
  overrides: Partial<Prisma.FacilityUncheckedCreateInput> = {},
): Promise<Facility> =>
  db.facility.create({
    data: {
      name: `Facility ${randomUUID()}`,
      ratePerHour: 100,
      hours: { create: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 0, untilMinute: 1440 })) },
      ...overrides,
    },
  })

let bookedHours = 0

/** Writes a booking of a facility of its own unless one is named; without overrides it is confirmed for an hour that lies ahead. */
export const makeFacilityBooking = async (
  db: Db | Tx,
  { facilityId, ...overrides }: Partial<Prisma.FacilityBookingUncheckedCreateInput> = {},
): Promise<FacilityBooking> => {
  const hour = 3_600_000
  const startsAt = new Date(Math.ceil(Date.now() / hour + 48 + bookedHours++) * hour)
  return db.facilityBooking.create({
    data: {
      facilityId: facilityId ?? (await makeFacility(db)).id,
      purpose: 'Measure membranes',
      status: 'CONFIRMED',
      startsAt,
      endsAt: new Date(startsAt.getTime() + hour),
      cost: 100,
      reason: overrides.status === 'DECLINED' ? 'It is taken' : '',
      ...overrides,
    },
  })
}
