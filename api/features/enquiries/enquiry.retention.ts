/** For how long enquiries are kept that were answered or closed; visitors are told it when they write. */
import type { Retention } from '../../retention/retention.ts'
import { keptMonths } from './enquiry.rules.ts'

const over = (before: Date) => ({ where: { OR: [{ answeredAt: { lt: before } }, { closedAt: { lt: before } }] } })

export const enquiryRetention: Retention = {
  name: 'ENQUIRIES',
  // At most: months have 28 to 31 days.
  days: Math.floor((keptMonths * 365) / 12),
  range: null,
  count: (db, before) => db.technologyEnquiry.count(over(before)),
  remove: async (db, before) => (await db.technologyEnquiry.deleteMany(over(before))).count,
}
