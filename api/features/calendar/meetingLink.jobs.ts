/** The jobs of video links: bringing the services to what the meetings are, and waking what was left waiting. */
import { number, object } from 'yup'
import type { Db } from '../../db.ts'
import { enqueue, job, type Job } from '../../job.ts'
import { openLinks, syncLink } from './syncLink.ts'

const rules = object({ meetingId: number().integer().required() })

export const makeMeetingLinks: Job<typeof rules> = job({
  name: 'makeMeetingLinks',
  rules,
  retries: 8,
  delay: 30,
  abreast: 6,
  async run(db, { meetingId }) {
    for (const { id } of await openLinks(db, { meetingId })) {
      const again = await syncLink(db, id)
      if (again) await enqueue(db, makeMeetingLinks, { meetingId }, { startAfter: again, group: String(meetingId) })
    }
  },
})

export const wakeMeetingLinks = job({
  name: 'wakeMeetingLinks',
  rules: object(),
  retries: 2,
  every: 'hour',
  run: wakeWaiting,
})

async function wakeWaiting(db: Db): Promise<void> {
  const waiting = await openLinks(db, { OR: [{ nextAttemptAt: null }, { nextAttemptAt: { lte: new Date() } }] })
  for (const meetingId of new Set(waiting.map((link) => link.meetingId)))
    await enqueue(db, makeMeetingLinks, { meetingId }, { group: String(meetingId) })
}
