/** How long works that were found are kept once nobody reads their ORCID record any more. */
import type { Retention } from '../../../retention/retention.ts'

const unread = (before: Date) => ({ where: { watch: { enabled: false, readAt: { lt: before } } } })

export const orcidWorkRetention: Retention = {
  name: 'ORCID_WORKS',
  days: 365,
  range: { least: 30, most: 3650 },
  count: (db, before) => db.orcidWork.count(unread(before)),
  remove: async (db, before) => (await db.orcidWork.deleteMany(unread(before))).count,
}
