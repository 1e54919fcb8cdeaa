/** How long each thing is kept now, and the daily removal of what is kept no longer. */
import { object } from 'yup'
import { retentions } from '../__generated__/features/retentions.ts'
import type { RetentionRule } from '../__generated__/prisma/client.ts'
import { dayLength } from '../days.ts'
import type { Db, Tx } from '../db.ts'
import { job } from '../job.ts'
import type { RetentionName } from './names.rules.ts'
import type { Retention } from './retention.ts'

export interface Kept {
  retention: Retention
  rule: RetentionRule | null
  /** Null: always. */
  days: number | null
}

export const retentionOf = (name: RetentionName): Retention => retentions.find((one) => one.name === name)!

export async function keeping(db: Db | Tx): Promise<Kept[]> {
  const rules = new Map((await db.retentionRule.findMany()).map((rule) => [rule.name, rule]))
  return retentions.map((retention) => {
    const rule = rules.get(retention.name) ?? null
    return { retention, rule, days: rule?.forEver ? null : (rule?.days ?? retention.days) }
  })
}

/** The same for one of them. */
export const keptOf = async (db: Db | Tx, name: RetentionName): Promise<Kept> =>
  (await keeping(db)).find(({ retention }) => retention.name === name)!

/** The moment before which something is kept no longer. */
export const keptSince = (days: number, now = new Date()): Date => new Date(now.getTime() - days * dayLength)

export const applyRetention = job({
  name: 'applyRetention',
  rules: object(),
  retries: 2,
  every: 'day',
  lasting: true,
  async run(db) {
    for (const { retention, days } of await keeping(db)) {
      if (days === null) continue
      const removed = await retention.remove(db, keptSince(days))
      const ran = { ranAt: new Date(), removed }
      const { name } = retention
      await db.retentionRule.upsert({ where: { name }, create: { name, ...ran }, update: ran })
    }
  },
})
