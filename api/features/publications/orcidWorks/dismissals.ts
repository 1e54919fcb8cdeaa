/** What a person does not want of ORCID records, whichever iD is theirs at the time (decision 0462). */
import type { OrcidDismissal } from '../../../__generated__/prisma/client.ts'
import type { Tx } from '../../../db.ts'
import type { NewWork } from './newWorks.ts'
import { comparable, KnownWorks } from './sameWork.ts'

export async function keepDismissal(
  tx: Tx,
  userId: number,
  { putCode, doi, title, year }: NewWork,
  dismissedAt: Date,
): Promise<void> {
  const data = { userId, putCode, doi, title, year, dismissedAt }
  await tx.orcidDismissal.upsert({ where: { userId_putCode: { userId, putCode } }, create: data, update: data })
}

/** The person wants the work after all, under whatever code it was dismissed. */
export async function dropDismissal(tx: Tx, userId: number, work: NewWork): Promise<void> {
  const ids = (await dismissalsOf(tx, userId, [work])).flatMap((same) => same.map(({ id }) => id))
  await tx.orcidDismissal.deleteMany({ where: { id: { in: ids } } })
}

/** When the person dismissed each of the works; null for those that were not. */
export const dismissedAt = async (tx: Tx, userId: number, works: readonly NewWork[]): Promise<(Date | null)[]> =>
  (await dismissalsOf(tx, userId, works)).map(([latest]) => latest?.dismissedAt ?? null)

/** For each work the dismissals that are of it, the latest first. */
async function dismissalsOf(tx: Tx, userId: number, works: readonly NewWork[]): Promise<OrcidDismissal[][]> {
  const kept = await tx.orcidDismissal.findMany({ where: { userId }, orderBy: { dismissedAt: 'desc' } })
  if (!kept.length) return works.map(() => [])
  const [dismissed, asked] = [await comparable(tx, kept), await comparable(tx, works)]
  return asked.map((work) =>
    dismissed.filter((one) => {
      const known = new KnownWorks()
      known.add(one)
      return one.putCode === work.putCode || known.has(work)
    }),
  )
}
