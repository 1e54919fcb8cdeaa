/** What sessions, bookings and meetings are made of: an event is booked, moved and freed here, each in the action's transaction. */
import type { CalendarEvent, Prisma } from '../../__generated__/prisma/client.ts'
import type { EventAnswer, EventRole, EventState } from '../../__generated__/prisma/enums.ts'
import type { Work } from '../../action.ts'
import type { Viewer } from '../../viewer.ts'
import { changedMeanwhile } from '../../errors.ts'
import { moveIfUnchanged } from '../../moves.ts'
import { releaseRequest } from '../../validation/requestForSession.ts'
import { announceNew } from '../webhooks/announceMove.ts'
import { eventMoves, kindInWords } from './eventStates.ts'
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

type Here = Pick<Work<Viewer>, 'tx' | 'viewer' | 'audit'>
/** Also a job, for which nobody signed in. */
type Anyone = Pick<Work<Viewer | null>, 'tx' | 'viewer' | 'audit'>

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
  await announceNew(tx, 'SESSION_STATUS_CHANGED', made, made.state)
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
  const data = { ...to, sequence: { increment: 1 } }
  const changes = { startsAt: [event.startsAt, to.startsAt] } as const
  let moved: CalendarEvent
  if (state === event.state) {
    moved = await tx.calendarEvent.update({ where: { id: event.id, state }, data })
    await audit('CalendarEvent', event.id, changes, reason)
  } else moved = await change(work, event, state, { data, changes, comment: reason })
  await takeTime(work, event.id)
  if (moved.state === 'CONFIRMED') await enqueueReminders(tx, moved)
  return moved
}

/** Ends an event before its time, so that its people are free again. */
export async function freeTime(
  work: Anyone,
  event: CalendarEvent,
  state: Extract<EventState, 'CANCELLED' | 'DECLINED'>,
  reason: string,
): Promise<CalendarEvent> {
  const data = { reason, cancelledById: work.viewer?.id ?? null, sequence: { increment: 1 } }
  const freed = await change(work, event, state, { data, comment: reason })
  await takeTime(work, event.id)
  await releaseRequest(work, event.validationRequestId)
  return freed
}

/** Confirms an event, at another time when one is given, takes its people's time and asks for their reminders. */
export async function confirmTime(work: Here, event: CalendarEvent, at?: Span): Promise<CalendarEvent> {
  const confirmed = await change(work, event, 'CONFIRMED', { data: { ...at, ...invited(event) } })
  await takeTime(work, event.id)
  await enqueueReminders(work.tx, confirmed)
  return confirmed
}

/** The first invitation has the number 0; every later one another, so that calendars know which is newer. */
const invited = ({ invited: before }: Pick<CalendarEvent, 'invited'>) =>
  before ? { sequence: { increment: 1 } } : { invited: true }

/** Makes a move whose permission was checked before, or that follows from something else. */
async function change(
  work: Pick<Work, 'tx' | 'audit'>,
  event: CalendarEvent,
  state: EventState,
  options: Parameters<typeof moveIfUnchanged<'CalendarEvent', unknown>>[4],
): Promise<CalendarEvent> {
  const changed = await moveIfUnchanged(work, eventMoves, event, state, options)
  if (!changed) throw changedMeanwhile(kindInWords(event.kind))
  return changed
}
