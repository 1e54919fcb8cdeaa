/** Reminds the people of a confirmed meeting a day and an hour before it begins; and what is over becomes completed. */
import { mixed, number, object } from 'yup'
import type { Meeting } from '../../__generated__/prisma/client.ts'
import type { Db, Tx } from '../../db.ts'
import { auditOf } from '../../audit.ts'
import { inBackground } from '../../inBackground.ts'
import { followMeeting } from '../../investing/interestMeetings.ts'
import { enqueue, job } from '../../job.ts'
import { instant } from '../../rules.ts'
import { tellPeople } from './tellPeople.ts'

const hour = 3_600_000
const aheads = { DAY: 24 * hour, HOUR: hour } as const
type Ahead = keyof typeof aheads

export const remindOfMeeting = job({
  // Jobs that wait are stored under this name.
  name: 'remindOfEvent',
  rules: object({
    id: number().integer().required(),
    startsAt: instant().required(),
    ahead: mixed<Ahead>().oneOf(['DAY', 'HOUR']).required(),
  }),
  retries: 5,
  run: (db, { id, startsAt, ahead }) => remind(db, id, startsAt, ahead),
})

/** Asks for the reminders of a meeting that was confirmed or moved; those of another time find nothing to do. */
export async function enqueueReminders(tx: Tx, { id, startsAt }: Meeting): Promise<void> {
  for (const ahead of Object.keys(aheads) as Ahead[]) {
    const startAfter = new Date(startsAt.getTime() - aheads[ahead])
    if (startAfter > new Date()) await enqueue(tx, remindOfMeeting, { id, startsAt, ahead }, { startAfter })
  }
}

/** Once for each start of a meeting, whoever comes first: the meeting remembers of which it reminded. */
async function remind(db: Db, id: number, startsAt: Date, ahead: Ahead): Promise<void> {
  if (startsAt < new Date()) return
  await inBackground(db, async (work) => {
    const { tx } = work
    const done = ahead === 'DAY' ? 'dayReminderFor' : 'hourReminderFor'
    const { count } = await tx.meeting.updateMany({
      where: { id, state: 'CONFIRMED', startsAt, OR: [{ [done]: null }, { [done]: { not: startsAt } }] },
      data: { [done]: startsAt },
    })
    if (!count) return
    const meeting = await tx.meeting.findUniqueOrThrow({ where: { id } })
    await tellPeople(work, meeting, {
      kind: 'MEETING_REMINDER',
      by: '',
      data: { ahead, where: meeting.videoLink || meeting.location },
    })
  })
}

export const completeMeetings = job({
  name: 'completeEvents',
  rules: object(),
  retries: 2,
  every: 'hour',
  run: (db) => completeOver(db, new Date()),
})

/** Completes what is over; an interest that such a meeting was about is under discussion then. */
export const completeOver = (db: Db, now: Date): Promise<void> =>
  inBackground(db, async (work) => {
    const { tx } = work
    // Of sessions the expert says whether they took place.
    const over = await tx.meeting.updateManyAndReturn({
      where: { kind: { in: ['MEETING', 'BOOKING'] }, state: 'CONFIRMED', endsAt: { lt: now } },
      data: { state: 'COMPLETED' },
      select: { id: true, investmentInterestId: true },
    })
    const audit = auditOf(tx, work, 'completeMeetings')
    for (const meeting of over) await followMeeting({ tx, audit }, meeting, 'COMPLETED')
  })
