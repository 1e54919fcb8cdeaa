/** What becomes of the events to come of a person who leaves the platform. */
import type { CalendarEvent } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import { freeTime } from './bookTime.ts'
import { lockEvent, takeTime } from './takeTime.ts'
import { tellPeople } from './tellPeople.ts'

const reason = 'A participant left the platform.'

/** Cancels what cannot be without the person, and takes the person off the rest; what is over stays as it was. */
export async function leaveEvents(work: Work): Promise<void> {
  const { tx, viewer } = work
  const coming = await tx.calendarEvent.findMany({
    where: {
      state: { in: ['PROPOSED', 'CONFIRMED'] },
      endsAt: { gt: new Date() },
      participants: { some: { userId: viewer.id } },
    },
    include: { participants: { select: { userId: true, role: true } } },
    orderBy: { id: 'asc' },
  })
  for (const { participants, ...event } of coming) {
    await lockEvent(tx, event.id)
    const own = participants.find(({ userId }) => userId === viewer.id)!
    if (own.role === 'ORGANIZER' || own.role === 'EXPERT' || participants.length < 3) await cancelled(work, event)
    await tx.eventParticipant.updateMany({
      where: { eventId: event.id, userId: viewer.id },
      data: { answer: 'DECLINED' },
    })
    await takeTime(work, event.id)
  }
}

/** The others are told, so that it leaves their calendars. */
async function cancelled(work: Work, before: CalendarEvent) {
  const { id, name } = work.viewer
  const event = await freeTime(work, before, 'CANCELLED', reason)
  await tellPeople(work, event, { kind: 'EVENT_CANCELLED', by: name, except: id, data: { comment: reason } })
}
