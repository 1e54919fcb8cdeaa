/** What becomes of bookings whose time has come: requests that nobody answered lapse, and what is over was used. */
import { object } from 'yup'
import * as errors from '#texts/facilities/errors.js'
import { auditOf } from '../../audit.ts'
import type { Db } from '../../db.ts'
import { inBackground } from '../../inBackground.ts'
import { job } from '../../job.ts'
import { moveIfUnchanged } from '../../moves.ts'
import { bookingMoves } from './bookingMoves.ts'
import { notifyResearcher } from './notifyBooking.ts'

/** The most that one run ends, so that it ends itself. */
const most = 500

/** May run at any time, and twice at once: the first run ends a booking. Returns how many it ended. */
export const endBookings = (db: Db, now: Date): Promise<number> =>
  inBackground(db, async (work) => {
    const { tx } = work
    const audit = auditOf(tx, work, 'endBookings')
    const due = await tx.facilityBooking.findMany({
      where: {
        OR: [
          { status: 'REQUESTED', startsAt: { lte: now } },
          { status: 'CONFIRMED', endsAt: { lte: now } },
        ],
      },
      orderBy: { id: 'asc' },
      take: most,
    })
    let ended = 0
    for (const booking of due) {
      const lapses = booking.status === 'REQUESTED'
      const reason = errors.notAnswered()
      const moved = await moveIfUnchanged({ tx, audit }, bookingMoves, booking, lapses ? 'DECLINED' : 'COMPLETED', {
        data: lapses ? { reason } : {},
      })
      if (!moved) continue
      ended += 1
      if (lapses) await notifyResearcher(work, 'FACILITY_DECLINED', moved, reason)
    }
    return ended
  })

export const endBookingsHourly = job({
  name: 'endBookings',
  rules: object(),
  retries: 3,
  every: 'hour',
  async run(db) {
    await endBookings(db, new Date())
  },
})
