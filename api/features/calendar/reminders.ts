/** Reminds the people of a confirmed event a day and an hour before it begins; and what is over becomes completed. */
import { date, mixed, number, object } from 'yup'
import type { CalendarEvent } from '../../__generated__/prisma/client.ts'
import type { Db, Tx } from '../../db.ts'
import { inBackground } from '../../inBackground.ts'
import { enqueue, job } from '../../job.ts'
import { tellPeople } from './tellPeople.ts'

const hour = 3_600_000
const aheads = { DAY: 24 * hour, HOUR: hour } as const
type Ahead = keyof typeof aheads

export const remindOfEvent = job({
  name: 'remindOfEvent',
  rules: object({
    id: number().integer().required(),
    startsAt: date().required(),
    ahead: mixed<Ahead>().oneOf(['DAY', 'HOUR']).required(),
  }),
  retries: 5,
  run: (db, { id, startsAt, ahead }) => remind(db, id, startsAt, ahead),
})

/** Asks for the reminders of an event that was confirmed or moved; those of another time find nothing to do. */
export async function enqueueReminders(tx: Tx, { id, startsAt }: CalendarEvent): Promise<void> {
  for (const ahead of Object.keys(aheads) as Ahead[]) {
    const startAfter = new Date(startsAt.getTime() - aheads[ahead])
    if (startAfter > new Date()) await enqueue(tx, remindOfEvent, { id, startsAt, ahead }, { startAfter })
  }
}

/** Once for each start of an event, whoever comes first: the event remembers of which it reminded. */
async function remind(db: Db, id: number, startsAt: Date, ahead: Ahead): Promise<void> {
  if (startsAt < new Date()) return
  await inBackground(db, async (work) => {
    const { tx } = work
    const done = ahead === 'DAY' ? 'dayReminderFor' : 'hourReminderFor'
    const { count } = await tx.calendarEvent.updateMany({
      where: { id, state: 'CONFIRMED', startsAt, OR: [{ [done]: null }, { [done]: { not: startsAt } }] },
      data: { [done]: startsAt },
    })
    if (!count) return
    const event = await tx.calendarEvent.findUniqueOrThrow({ where: { id } })
    await tellPeople(work, event, {
      kind: 'EVENT_REMINDER',
      by: '',
      data: { ahead, where: event.videoLink || event.location },
    })
  })
}

export const completeEvents = job({
  name: 'completeEvents',
  rules: object(),
  retries: 2,
  every: 'hour',
  async run(db) {
    // Of sessions the expert says whether they took place.
    await db.calendarEvent.updateMany({
      where: { kind: { in: ['MEETING', 'BOOKING'] }, state: 'CONFIRMED', endsAt: { lt: new Date() } },
      data: { state: 'COMPLETED' },
    })
  },
})
