/** Opens the reviews of access whose day has come. */
import { object } from 'yup'
import { universityDay } from '../../days.ts'
import type { Db } from '../../db.ts'
import { inBackground } from '../../inBackground.ts'
import { job } from '../../job.ts'
import { writeAudit } from '../../audit.ts'
import { monthsLater, openReview } from './openReview.ts'

/** May run at any time, and twice at once: the first run opens. Returns how many it opened. */
export async function openDueReviews(db: Db, now: Date): Promise<number> {
  const today = universityDay(now)
  const due = await db.accessReviewSchedule.findMany({
    where: { active: true, nextOn: { lte: today }, reviews: { none: { status: 'OPEN' } } },
    orderBy: { id: 'asc' },
  })
  let opened = 0
  for (const schedule of due)
    await inBackground(db, async (work) => {
      const { tx } = work
      const { id, nextOn, everyMonths } = schedule
      let next = nextOn
      while (next <= today) next = monthsLater(next, everyMonths)
      const { count } = await tx.accessReviewSchedule.updateMany({
        where: { id, nextOn, active: true, reviews: { none: { status: 'OPEN' } } },
        data: { nextOn: next },
      })
      if (!count) return
      const review = await openReview(work, schedule, now)
      if (!review) return
      opened += 1
      await writeAudit(tx, work, { action: 'startAccessReview', entity: 'AccessReview', entityId: review.id })
    })
  return opened
}

export const openAccessReviews = job({
  name: 'openAccessReviews',
  rules: object(),
  retries: 3,
  every: 'day',
  async run(db) {
    await openDueReviews(db, new Date())
  },
})
