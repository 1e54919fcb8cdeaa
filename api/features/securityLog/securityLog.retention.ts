/** For how long the security log keeps an event. */
import { config } from '../../config.ts'
import { older, type Retention } from '../../retention/retention.ts'

export const securityLogRetention: Retention = {
  name: 'SECURITY_LOG',
  days: config.securityLogDays,
  range: { least: 30, most: 3_650 },
  count: (db, before) => db.securityEvent.count(older(before)),
  remove: async (db, before) => (await db.securityEvent.deleteMany(older(before))).count,
}
