/** Notifies the readers of an announcement once it begins. */
import { number, object } from 'yup'
import { inBackground } from '../../inBackground.ts'
import { enqueue, job, type Job } from '../../job.ts'
import { shown } from '../../relations/announcements.ts'
import { beginningOf } from '../notifications/knowing.ts'
import { notify } from '../notifications/notify.ts'
import { readersOf } from './readersOf.ts'

/** How many are notified in one transaction. */
const atOnce = 200

/**
 * Notifies the next readers, and asks for those after them. How far it has come is kept with the announcement, so that
 * nobody is notified twice when a run is repeated; a version that was replaced, or that has ended, goes no further.
 */
export const notifyOfAnnouncement: Job = job({
  name: 'notifyOfAnnouncement',
  rules: object({
    id: number().integer().required(),
    version: number().integer().required(),
    after: number().integer().required(),
  }),
  retries: 8,
  delay: 30,
  async run(db, { id, version, after }) {
    await inBackground(db, async (work) => {
      const { tx } = work
      const announcement = await tx.announcement.findFirst({
        where: { id, version, notifies: true, notifiedUpTo: after, ...shown() },
      })
      if (!announcement) return
      const { title, text, textArabic } = announcement
      const readers = await tx.user.findMany({
        where: { AND: [readersOf(announcement), { id: { gt: after } }] },
        select: { id: true },
        orderBy: { id: 'asc' },
        take: atOnce,
      })
      const last = readers.at(-1)
      if (!last) return
      const { count } = await tx.announcement.updateMany({
        where: { id, version, notifiedUpTo: after },
        data: { notifiedUpTo: last.id },
      })
      if (!count) return
      await notify(work, {
        to: readers.map((one) => one.id),
        kind: 'ANNOUNCEMENT_MADE',
        subject: { entity: 'Announcement', id },
        data: { title, text, textArabic, beginning: beginningOf(text) },
      })
      if (readers.length === atOnce) await enqueue(tx, notifyOfAnnouncement, { id, version, after: last.id })
    })
  },
})
