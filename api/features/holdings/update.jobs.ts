/** Reminds leads of the updates that they owe: a week before the day, and once more when it has passed. */
import { object } from 'yup'
import { dayLength, isoDay, universityDay } from '../../days.ts'
import type { Db } from '../../db.ts'
import { inBackground } from '../../inBackground.ts'
import { job } from '../../job.ts'
import { notify } from '../notifications/notify.ts'

/** The most that one run reminds of, so that it ends itself. */
const most = 500

/** May run at any time, and twice at once: the first run reminds. Returns how many updates it reminded of. */
export const remindOfUpdates = (db: Db, now: Date): Promise<number> =>
  inBackground(db, async (work) => {
    const { tx } = work
    const today = universityDay(now)
    const soon = new Date(today.getTime() + 7 * dayLength)
    // Whoever was asked today or yesterday has just been notified.
    const due = {
      answeredAt: null,
      holding: { project: { deletedAt: null, ownerId: { not: null } } },
      OR: [
        { remindedAt: null, dueOn: { lte: soon }, createdAt: { lt: new Date(now.getTime() - 2 * dayLength) } },
        { dueOn: { lt: today }, OR: [{ remindedAt: null }, { remindedAt: { lt: tx.holdingUpdate.fields.dueOn } }] },
      ],
    }
    const updates = await tx.holdingUpdate.findMany({
      where: due,
      include: { holding: { select: { project: { select: { ownerId: true } } } } },
      orderBy: { id: 'asc' },
      take: most,
    })
    let reminded = 0
    for (const { id, title, dueOn, holding, remindedAt } of updates) {
      const { count } = await tx.holdingUpdate.updateMany({
        where: { id, answeredAt: null, remindedAt },
        data: { remindedAt: now },
      })
      if (!count) continue
      reminded += 1
      await notify(work, {
        kind: 'HOLDING_UPDATE_DUE',
        subject: { entity: 'HoldingUpdate', id },
        data: { holding: title, day: isoDay(dueOn) },
        to: holding.project?.ownerId ?? null,
      })
    }
    return reminded
  })

export const remindOfUpdatesDaily = job({
  name: 'remindOfUpdates',
  rules: object(),
  retries: 3,
  every: 'day',
  async run(db) {
    await remindOfUpdates(db, new Date())
  },
})
