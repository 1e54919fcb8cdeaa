/** For how long the security log keeps an event. */
import { config } from '../../config.ts'
import type { Retention } from '../../retention/retention.ts'

const older = (before: Date) => ({ where: { createdAt: { lt: before } } })

export const securityLogRetention: Retention = {
  name: 'SECURITY_LOG',
  days: config.securityLogDays,
  range: { least: 30, most: 3_650 },
  count: (db, before) => db.securityEvent.count(older(before)),
  remove: async (db, before) => (await db.securityEvent.deleteMany(older(before))).count,
}
