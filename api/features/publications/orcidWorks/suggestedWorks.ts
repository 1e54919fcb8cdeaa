/** The works that are suggested to a person: found, not dismissed, still in the record, and not listed meanwhile. */
import type { Db } from '../../../db.ts'
import { comparable, listedWorks } from './sameWork.ts'

/** More than a list shows; as many as one reading finds. */
const most = 500

/** Their ids, the newest first. */
export async function suggestedWorks(db: Db, userId: number): Promise<number[]> {
  const found = await db.orcidWork.findMany({
    where: { watch: { userId }, dismissedAt: null, inRecord: true },
    select: { id: true, title: true, doi: true, year: true },
    orderBy: [{ year: { sort: 'desc', nulls: 'last' } }, { id: 'asc' }],
    take: most,
  })
  if (!found.length) return []
  const works = await comparable(db, found)
  const listed = await listedWorks(db, works)
  return works.filter((work) => !listed.has(work)).map(({ id }) => id)
}
