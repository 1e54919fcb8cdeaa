/** How far the log of webhooks goes back. */
import { older, type Retention } from '../../retention/retention.ts'

export const webhookRetention: Retention = {
  name: 'WEBHOOK_LOG',
  days: 30,
  range: { least: 7, most: 365 },
  count: (db, before) => db.webhookDelivery.count(older(before)),
  remove: async (db, before) => (await db.webhookDelivery.deleteMany(older(before))).count,
}
