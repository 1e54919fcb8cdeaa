/** What of facilities hangs on a person. */
import type { Work } from '../../action.ts'
import { moveIfUnchanged } from '../../moves.ts'
import { oldestFirst, type Belonging } from '../../records/belonging.ts'
import { bookingMoves, openStates } from './bookingMoves.ts'

/** Who leaves holds no time that others could use. */
async function freeTimes(work: Work) {
  const { tx, viewer } = work
  const ahead = await tx.facilityBooking.findMany({
    where: { researcherId: viewer.id, status: { in: [...openStates] }, endsAt: { gt: new Date() } },
  })
  for (const booking of ahead) await moveIfUnchanged(work, bookingMoves, booking, 'CANCELLED')
}

/** Nobody looks after what the person looked after, so that the whole team is notified. */
const handBack = ({ tx, viewer }: Work) =>
  tx.facility.updateMany({ where: { managerId: viewer.id }, data: { managerId: null } })

export const facilityBelongings = {
  managedFacilities: { leave: handBack, close: handBack },
  facilityBookings: {
    take: ({ db, access }, researcherId) =>
      db.facilityBooking.findMany({
        where: { AND: [{ researcherId }, access.within('FACILITY_BOOKING_READ')] },
        omit: { searchText: true, handlerId: true },
        include: { facility: { select: { name: true } } },
        orderBy: oldestFirst,
      }),
    // The university keeps what was booked, without the person.
    leave: freeTimes,
    close: freeTimes,
  },
} as const satisfies Record<string, Belonging>
