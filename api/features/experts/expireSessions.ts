/** Session requests that the expert has not confirmed by the time of the session expire. */
import { object } from 'yup'
import * as texts from '#texts/experts/words.js'
import { writeAudit } from '../../audit.ts'
import type { Db } from '../../db.ts'
import { keepDatedAnswer } from '../../duties/keepAnswer.ts'
import { inBackground } from '../../inBackground.ts'
import { job } from '../../job.ts'
import { freeTime } from '../calendar/bookTime.ts'
import { lockMeeting } from '../calendar/takeTime.ts'
import { tellPeople } from '../calendar/tellPeople.ts'

/** Cancels the requests whose time has come, and notifies both sides; may run twice at once. */
export async function expireSessions(db: Db, now: Date): Promise<void> {
  const where = { kind: 'SESSION', state: 'PROPOSED', startsAt: { lte: now } } as const
  const due = await db.meeting.findMany({ where, select: { id: true }, orderBy: { id: 'asc' } })
  for (const { id } of due)
    await inBackground(db, async (work) => {
      await lockMeeting(work.tx, id)
      const meeting = await work.tx.meeting.findFirst({ where: { id, ...where } })
      if (!meeting) return
      const audit: Parameters<typeof freeTime>[0]['audit'] = (entity, entityId, changes, comment) =>
        writeAudit(work.tx, work, { action: 'expireSessions', entity, entityId, ...(changes && { changes }), comment })
      const expired = await freeTime({ ...work, audit }, meeting, 'CANCELLED', texts.notConfirmed())
      await keepDatedAnswer(work.tx, 'SESSION_CONFIRM', meeting.createdAt, meeting.startsAt, true)
      await tellPeople(work, expired, { kind: 'SESSION_LAPSED', by: '' })
    })
}

export const expireSessionsHourly = job({
  name: 'expireSessions',
  rules: object(),
  retries: 2,
  every: 'hour',
  run: (db) => expireSessions(db, new Date()),
})
