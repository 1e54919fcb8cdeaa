/** Reminds of deadlines of patents 90, 30 and 7 days ahead, and computes the next renewals as time goes by. */
import { object } from 'yup'
import { isoDay, universityDay } from '../../days.ts'
import type { Db } from '../../db.ts'
import { inBackground } from '../../inBackground.ts'
import { job } from '../../job.ts'
import { lockRow } from '../../lockRow.ts'
import { remindable, reminderFor } from '../../research/reminders.ts'
import { activeOf, teamRoles } from '../../universityTeam.ts'
import { deadlineWords } from './deadlineWords.rules.ts'
import { notifyPatent } from './notifyPatent.ts'
import { peopleOf } from './patentPeople.ts'
import { alive } from './patentMoves.ts'
import { refreshFamily } from './refreshFamily.ts'

/** The most that one run reminds of, so that it ends itself. */
const most = 500

/** May run at any time, and twice at once: the first run reminds. Returns how many deadlines it reminded of. */
export const remindOfPatents = (db: Db, now: Date): Promise<number> =>
  inBackground(db, async (work) => {
    const { tx } = work
    const today = universityDay(now)
    const deadlines = await tx.patentDeadline.findMany({
      where: { AND: [{ outcome: null, patent: { status: { in: [...alive] } } }, remindable(today)] },
      include: { patent: true },
      orderBy: [{ dueOn: 'asc' }, { id: 'asc' }],
      take: most,
    })
    const team = await activeOf(tx, teamRoles)
    let reminded = 0
    for (const { patent, ...deadline } of deadlines) {
      const { id, dueOn, remindedDays, handlerId } = deadline
      const days = reminderFor(dueOn, today)
      const { count } = await tx.patentDeadline.updateMany({
        where: { id, outcome: null, remindedDays, dueOn },
        data: { remindedDays: days },
      })
      if (!count || days === null) continue
      reminded += 1
      const { ownerId } = await peopleOf(tx, patent.patentFamilyId)
      const more = { deadline: deadlineWords(deadline, patent.office), day: isoDay(dueOn) }
      // Who has taken it does it; the whole team while nobody has.
      await notifyPatent(work, 'PATENT_DEADLINE_DUE', patent, more, [
        ownerId,
        ...(handlerId === null ? team : [handlerId]),
      ])
    }
    return reminded
  })

/** A renewal that was never paid must not hide the next one for ever, and what begins to be due needs no change to be seen. */
async function refreshAll(db: Db): Promise<void> {
  const families = await db.patentFamily.findMany({
    where: { patents: { some: { status: { in: [...alive] } } } },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  for (const { id } of families)
    await db.$transaction(async (tx) => {
      await lockRow(tx, 'PatentFamily', id)
      await refreshFamily(tx, id)
    })
}

export const remindOfPatentsDaily = job({
  name: 'remindOfPatents',
  rules: object(),
  retries: 3,
  every: 'day',
  async run(db) {
    await refreshAll(db)
    await remindOfPatents(db, new Date())
  },
})
