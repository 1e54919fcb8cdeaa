/** What sessions, bookings and meetings are made of: a meeting is booked, moved and freed here, each in the action's transaction. */
import type { Meeting, Prisma } from '../../__generated__/prisma/client.ts'
import type { MeetingAnswer, MeetingRole, MeetingState } from '../../__generated__/prisma/enums.ts'
import type { Work } from '../../action.ts'
import type { Viewer } from '../../viewer.ts'
import { changedMeanwhile } from '../../errors.ts'
import { followMeeting } from '../../investing/interestMeetings.ts'
import { moveIfUnchanged } from '../../moves.ts'
import { releaseRequest } from '../../validation/requestForSession.ts'
import { announceNew } from '../webhooks/announceMove.ts'
import { followWithLink } from './meetingLink.ts'
import { meetingMoves, kindInWords } from './meetingStates.ts'
import { enqueueReminders } from './reminders.ts'
import { lockPeople, takeTime } from './takeTime.ts'

interface Invited {
  userId: number
  role: MeetingRole
  answer: MeetingAnswer
}

/** A span of time, its end excluded. */
export interface Span {
  startsAt: Date
  endsAt: Date
}

type Here = Pick<Work<Viewer>, 'tx' | 'viewer' | 'audit'>
/** Also a job, for which nobody signed in. */
type Anyone = Pick<Work<Viewer | null>, 'tx' | 'viewer' | 'audit'>

/** Writes a meeting with its people and takes the time of those who have accepted; CONFLICT when one of them is not free. */
export async function bookTime(
  work: Here,
  meeting: Omit<Prisma.MeetingUncheckedCreateInput, 'participants' | 'organizerId'>,
  people: readonly Invited[],
): Promise<Meeting> {
  const { tx, viewer, audit } = work
  await lockPeople(
    tx,
    people.map(({ userId }) => userId),
  )
  const now = new Date()
  const made = await tx.meeting.create({
    data: {
      ...meeting,
      invited: meeting.state === 'CONFIRMED',
      organizerId: people.find(({ role }) => role === 'ORGANIZER')?.userId ?? viewer.id,
      participants: {
        create: people.map((one) => ({ ...one, answeredAt: one.answer === 'WAITING' ? null : now })),
      },
    },
  })
  await takeTime(work, made.id)
  if (made.state === 'CONFIRMED') await enqueueReminders(tx, made)
  await audit('Meeting', made.id, { state: [null, made.state] })
  await announceNew(tx, 'SESSION_STATUS_CHANGED', made, made.state)
  return made
}

/** Moves a meeting to another time and keeps the chain; `state` when the move changes that, too. */
export async function moveTime(
  work: Here,
  meeting: Meeting,
  to: Span,
  { reason = '', state = meeting.state }: { reason?: string; state?: MeetingState } = {},
): Promise<Meeting> {
  const { tx, viewer, audit } = work
  await tx.meetingMove.create({
    data: {
      meetingId: meeting.id,
      byId: viewer.id,
      fromStart: meeting.startsAt,
      fromEnd: meeting.endsAt,
      toStart: to.startsAt,
      toEnd: to.endsAt,
      reason,
    },
  })
  const data = { ...to, sequence: { increment: 1 } }
  const changes = { startsAt: [meeting.startsAt, to.startsAt] } as const
  let moved: Meeting
  if (state === meeting.state) {
    moved = await tx.meeting.update({ where: { id: meeting.id, state }, data })
    await audit('Meeting', meeting.id, changes, reason)
  } else moved = await change(work, meeting, state, { data, changes, comment: reason })
  await takeTime(work, meeting.id)
  await followWithLink(tx, meeting.id)
  if (moved.state === 'CONFIRMED') await enqueueReminders(tx, moved)
  return moved
}

/** Ends a meeting before its time, so that its people are free again. */
export async function freeTime(
  work: Anyone,
  meeting: Meeting,
  state: Extract<MeetingState, 'CANCELLED' | 'DECLINED'>,
  reason: string,
): Promise<Meeting> {
  const data = { reason, cancelledById: work.viewer?.id ?? null, sequence: { increment: 1 } }
  const freed = await change(work, meeting, state, { data, comment: reason })
  await takeTime(work, meeting.id)
  await followWithLink(work.tx, meeting.id)
  await releaseRequest(work, meeting.validationRequestId)
  await followMeeting(work, freed, 'CANCELLED')
  return freed
}

/** Confirms a meeting, at another time when one is given, takes its people's time and asks for their reminders. */
export async function confirmTime(work: Here, meeting: Meeting, at?: Span): Promise<Meeting> {
  const confirmed = await change(work, meeting, 'CONFIRMED', { data: { ...at, ...invited(meeting) } })
  await takeTime(work, meeting.id)
  await followWithLink(work.tx, meeting.id)
  await enqueueReminders(work.tx, confirmed)
  await followMeeting(work, confirmed, 'CONFIRMED')
  return confirmed
}

/** The first invitation has the number 0; every later one another, so that calendars know which is newer. */
const invited = ({ invited: before }: Pick<Meeting, 'invited'>) =>
  before ? { sequence: { increment: 1 } } : { invited: true }

/** Makes a move whose permission was checked before, or that follows from something else. */
async function change(
  work: Pick<Work, 'tx' | 'audit'>,
  meeting: Meeting,
  state: MeetingState,
  options: Parameters<typeof moveIfUnchanged<'Meeting', unknown>>[4],
): Promise<Meeting> {
  const changed = await moveIfUnchanged(work, meetingMoves, meeting, state, options)
  if (!changed) throw changedMeanwhile(kindInWords(meeting.kind))
  return changed
}
