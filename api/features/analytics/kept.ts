/**
 * What is not a sum over days (api/figures/days.ts) is kept for the whole university and the usual ranges until the figures are
 * refreshed. The refresh works it out; who asks first after it does so where it has not come to it yet.
 */
import type { Db } from '../../db.ts'
import { daysOf, type Asked } from './asking.ts'
import { refreshedUntil } from '../../figures/refresh.ts'

/** The name under which an answer is kept; null where it is about a person, a part, own dates or another day. */
const nameOf = (what: string, asked: Asked): string | null =>
  asked.person !== null || asked.department !== null || asked.sector || asked.asOf !== null || asked.range === 'DATES'
    ? null
    : `${what}:${asked.range}:${daysOf(asked).until}`

/** The kept answer, or what `work` answers, which is kept. */
export async function kept<T>(db: Db, what: string, asked: Asked, work: () => Promise<T>): Promise<T> {
  const question = nameOf(what, asked)
  if (!question) return work()
  const asOf = await refreshedUntil(db)
  if (!asOf) return work()
  const known = await db.keptFigures.findUnique({ where: { question } })
  if (known && known.asOf.getTime() === asOf.getTime()) return known.answer as T
  const answer = await work()
  const row = { answer: answer as object, asOf }
  await db.keptFigures.upsert({ where: { question }, create: { question, ...row }, update: row })
  return answer
}

/** Forgets answers about days that are over. */
export const forgetKept = (db: Db, before: Date): Promise<unknown> =>
  db.keptFigures.deleteMany({ where: { asOf: { lt: before } } })
