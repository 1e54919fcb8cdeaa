/** How far the log of what connections asked goes back. */
import { older, type Retention } from '../../../retention/retention.ts'

export const provisioningRetention: Retention = {
  name: 'PROVISIONING_LOG',
  days: 30,
  range: { least: 7, most: 365 },
  count: (db, before) => db.provisioningRequest.count(older(before)),
  remove: async (db, before) => (await db.provisioningRequest.deleteMany(older(before))).count,
}
