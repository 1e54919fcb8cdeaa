/** For how long the log keeps a mail that came to an end; those that wait stay. */
import type { Retention } from '../../retention/retention.ts'

const over = (before: Date) => ({ where: { createdAt: { lt: before }, state: { not: 'WAITING' as const } } })

export const mailRetention: Retention = {
  name: 'MAIL_LOG',
  days: 90,
  range: { least: 7, most: 3_650 },
  count: (db, before) => db.outgoingMail.count(over(before)),
  remove: async (db, before) => (await db.outgoingMail.deleteMany(over(before))).count,
}
