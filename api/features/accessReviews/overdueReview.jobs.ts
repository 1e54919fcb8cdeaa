/** Reminds of reviews of access that are overdue: who has taken one on the day after, every administrator a week later. */
import { object } from 'yup'
import { dayLength, isoDay, universityDay } from '../../days.ts'
import type { Db } from '../../db.ts'
import { inBackground } from '../../inBackground.ts'
import { job } from '../../job.ts'
import { notify } from '../notifications/notify.ts'
import { activeOf } from '../../universityTeam.ts'

/** After how many days everybody hears of it whom the first reminder left out. */
const everybodyAfter = 7

/** May run at any time, and twice at once: the first run reminds. Returns of how many it reminded. */
export const remindOfOverdueReviews = (db: Db, now: Date): Promise<number> =>
  inBackground(db, async (work) => {
    const { tx } = work
    const today = universityDay(now)
    const long = new Date(today.getTime() - everybodyAfter * dayLength)
    const reviews = await tx.accessReview.findMany({
      where: {
        status: 'OPEN',
        OR: [
          { remindedOverdue: 0, dueOn: { lt: today } },
          { remindedOverdue: 1, dueOn: { lte: long } },
        ],
      },
      include: {
        handler: { select: { id: true } },
        _count: { select: { items: { where: { decision: null } } } },
      },
      orderBy: { id: 'asc' },
    })
    if (!reviews.length) return 0
    const administrators = await activeOf(tx, ['ADMIN'])
    let reminded = 0
    for (const { id, name, dueOn, remindedOverdue, handler, _count } of reviews) {
      const everybody = dueOn <= long || !handler || !administrators.includes(handler.id)
      const { count } = await tx.accessReview.updateMany({
        where: { id, status: 'OPEN', remindedOverdue },
        data: { remindedOverdue: dueOn <= long ? 2 : 1 },
      })
      if (!count) continue
      reminded += 1
      await notify(work, {
        to: everybody ? administrators : handler.id,
        kind: 'ACCESS_REVIEW_OVERDUE',
        subject: { entity: 'AccessReview', id },
        data: { review: name, items: String(_count.items), due: isoDay(dueOn) },
      })
    }
    return reminded
  })

export const remindOfOverdueReviewsDaily = job({
  name: 'remindOfOverdueReviews',
  rules: object(),
  retries: 3,
  every: 'day',
  async run(db) {
    await remindOfOverdueReviews(db, new Date())
  },
})
