/** How long the busy times of connected calendars are kept once they are over. */
import type { Retention } from '../../retention/retention.ts'

const over = (before: Date) => ({ where: { endsAt: { lt: before } } })

export const busyTimesRetention: Retention = {
  name: 'BUSY_TIMES',
  days: 1,
  range: null,
  count: (db, before) => db.connectedBusyTime.count(over(before)),
  remove: async (db, before) => (await db.connectedBusyTime.deleteMany(over(before))).count,
}
