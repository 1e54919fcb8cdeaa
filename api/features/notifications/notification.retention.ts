/** For how long notifications are kept that were read; those that were not stay. */
import type { Retention } from '../../retention/retention.ts'

const older = (before: Date) => ({ where: { readAt: { lt: before } } })

export const notificationRetention: Retention = {
  name: 'READ_NOTIFICATIONS',
  days: null,
  range: { least: 30, most: 3_650 },
  count: (db, before) => db.notification.count(older(before)),
  remove: async (db, before) => (await db.notification.deleteMany(older(before))).count,
}
