/** What sessions, bookings and meetings are made of: an event is booked, moved and freed here, each in the action's transaction. */
import type { CalendarEvent, Prisma } from '../../__generated__/prisma/client.ts'
import type { EventAnswer, EventRole, EventState } from '../../__generated__/prisma/enums.ts'
import type { Work } from '../../action.ts'
import { releaseRequest } from '../experts/requestForSession.ts'
import { enqueueReminders } from './reminders.ts'
import { lockPeople, takeTime } from './takeTime.ts'

interface Invited {
  userId: number
  role: EventRole
  answer: EventAnswer
}

/** A span of time, its end excluded. */
export interface Span {
  startsAt: Date
  endsAt: Date
}

type Here = Pick<Work, 'tx' | 'viewer' | 'audit'>

/** Writes an event with its people and takes the time of those who have accepted; CONFLICT when one of them is not free. */
export async function bookTime(
  work: Here,
  event: Omit<Prisma.CalendarEventUncheckedCreateInput, 'participants' | 'organizerId'>,
  people: readonly Invited[],
): Promise<CalendarEvent> {
  const { tx, viewer, audit } = work
  await lockPeople(
    tx,
    people.map(({ userId }) => userId),
  )
  const now = new Date()
  const made = await tx.calendarEvent.create({
    data: {
      ...event,
      invited: event.state === 'CONFIRMED',
      organizerId: people.find(({ role }) => role === 'ORGANIZER')?.userId ?? viewer.id,
      participants: {
        create: people.map((one) => ({ ...one, answeredAt: one.answer === 'WAITING' ? null : now })),
      },
    },
  })
  await takeTime(work, made.id)
  if (made.state === 'CONFIRMED') await enqueueReminders(tx, made)
  await audit('CalendarEvent', made.id, { state: [null, made.state] })
  return made
}

/** Moves an event to another time and keeps the chain; `state` when the move changes that, too. */
export async function moveTime(
  work: Here,
  event: CalendarEvent,
  to: Span,
  { reason = '', state = event.state }: { reason?: string; state?: EventState } = {},
): Promise<CalendarEvent> {
  const { tx, viewer, audit } = work
  await tx.eventMove.create({
    data: {
      eventId: event.id,
      byId: viewer.id,
      fromStart: event.startsAt,
      fromEnd: event.endsAt,
      toStart: to.startsAt,
      toEnd: to.endsAt,
      reason,
    },
  })
  const moved = await tx.calendarEvent.update({
    where: { id: event.id },
    data: { ...to, state, sequence: { increment: 1 } },
  })
  await takeTime(work, event.id)
  if (moved.state === 'CONFIRMED') await enqueueReminders(tx, moved)
  await audit('CalendarEvent', event.id, { startsAt: [event.startsAt, moved.startsAt] }, reason)
  return moved
}

/** Ends an event before its time, so that its people are free again. */
export async function freeTime(
  work: Here,
  event: CalendarEvent,
  state: Extract<EventState, 'CANCELLED' | 'DECLINED'>,
  reason: string,
): Promise<CalendarEvent> {
  const { tx, viewer, audit } = work
  const freed = await tx.calendarEvent.update({
    where: { id: event.id },
    data: { state, reason, cancelledById: viewer.id, sequence: { increment: 1 } },
  })
  await takeTime(work, event.id)
  await releaseRequest(tx, event.validationRequestId)
  await audit('CalendarEvent', event.id, { state: [event.state, state] }, reason)
  return freed
}

/** Confirms an event, at another time when one is given, takes its people's time and asks for their reminders. */
export async function confirmTime(work: Here, event: CalendarEvent, at?: Span): Promise<CalendarEvent> {
  const { tx, audit } = work
  const confirmed = await tx.calendarEvent.update({
    where: { id: event.id },
    data: { ...at, state: 'CONFIRMED', ...invited(event) },
  })
  await takeTime(work, event.id)
  await enqueueReminders(tx, confirmed)
  await audit('CalendarEvent', event.id, { state: [event.state, 'CONFIRMED'] })
  return confirmed
}

/** The first invitation has the number 0; every later one another, so that calendars know which is newer. */
const invited = ({ invited: before }: Pick<CalendarEvent, 'invited'>) =>
  before ? { sequence: { increment: 1 } } : { invited: true }
