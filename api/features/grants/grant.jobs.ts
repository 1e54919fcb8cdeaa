/** Reminds of deliverables and reports of grants 90, 30 and 7 days ahead. */
import { object } from 'yup'
import { isoDay, universityDay } from '../../days.ts'
import type { Db } from '../../db.ts'
import { inBackground } from '../../inBackground.ts'
import { job } from '../../job.ts'
import { remindable, reminderFor } from '../../research/reminders.ts'
import { running } from './grantMoves.ts'
import { notifyGrant } from './notifyGrant.ts'

/** The most that one run reminds of, so that it ends itself. */
const most = 500

/** May run at any time, and twice at once: the first run reminds. Returns how many it reminded of. */
export const remindOfGrants = (db: Db, now: Date): Promise<number> =>
  inBackground(db, async (work) => {
    const { tx } = work
    const today = universityDay(now)
    const items = await tx.grantItem.findMany({
      where: { AND: [{ doneOn: null, researchGrant: { status: { in: [...running] } } }, remindable(today)] },
      include: { researchGrant: true },
      orderBy: [{ dueOn: 'asc' }, { id: 'asc' }],
      take: most,
    })
    let reminded = 0
    for (const { id, title, dueOn, remindedDays, researchGrant } of items) {
      const days = reminderFor(dueOn, today)
      const { count } = await tx.grantItem.updateMany({
        where: { id, doneOn: null, remindedDays, dueOn },
        data: { remindedDays: days },
      })
      if (!count) continue
      reminded += 1
      await notifyGrant(work, 'GRANT_ITEM_DUE', researchGrant, { item: title, day: isoDay(dueOn) })
    }
    return reminded
  })

export const remindOfGrantsDaily = job({
  name: 'remindOfGrants',
  rules: object(),
  retries: 3,
  every: 'day',
  async run(db) {
    await remindOfGrants(db, new Date())
  },
})
