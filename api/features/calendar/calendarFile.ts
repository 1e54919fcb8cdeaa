/** Meetings as iCalendar (RFC 5545, 5546): an invitation that replaces and takes back itself, a download, a feed. */
import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalCalendar,
  type ICalEventData,
} from 'ical-generator'
import * as texts from '#texts/meetings/calendarFile.js'
import { listed } from '#listed'
import type { MeetingAnswer, MeetingState, Prisma } from '../../__generated__/prisma/client.ts'
import { config } from '../../config.ts'
import type { Db } from '../../db.ts'
import { videoLinkFor } from './videoLink.ts'

export const withPeople = {
  participants: { include: { user: { select: { id: true, name: true, email: true } } }, orderBy: { id: 'asc' } },
  organizer: { select: { name: true } },
} satisfies Prisma.MeetingInclude

type Told = Prisma.MeetingGetPayload<{ include: typeof withPeople }>
export type Method = 'REQUEST' | 'CANCEL' | 'PUBLISH'

const states: Record<MeetingState, ICalEventStatus> = {
  PROPOSED: ICalEventStatus.TENTATIVE,
  CONFIRMED: ICalEventStatus.CONFIRMED,
  COMPLETED: ICalEventStatus.CONFIRMED,
  NO_SHOW: ICalEventStatus.CONFIRMED,
  DECLINED: ICalEventStatus.CANCELLED,
  CANCELLED: ICalEventStatus.CANCELLED,
}
const answers: Record<MeetingAnswer, ICalAttendeeStatus> = {
  WAITING: ICalAttendeeStatus.NEEDSACTION,
  ACCEPTED: ICalAttendeeStatus.ACCEPTED,
  TENTATIVE: ICalAttendeeStatus.TENTATIVE,
  DECLINED: ICalAttendeeStatus.DECLINED,
}

/** The address in MAIL_FROM: answers are given on the platform, which alone knows people's addresses. */
const sender = () => /<([^>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom

/** Who is there by name, and where to answer: addresses of others are in no file. */
function describe({ agenda, participants, id }: Told, videoLink: string): string {
  const names = participants.filter(({ answer }) => answer !== 'DECLINED').map(({ user }) => user.name)
  const online = videoLink && texts.video({ address: videoLink })
  return [agenda, online, texts.people({ names: listed(names) }), `${config.publicUrl}/meetings/${id}`]
    .filter(Boolean)
    .join('\n\n')
}

/** Times are UTC instants, so that no program has to guess a zone. */
function entryOf(meeting: Told, userId: number, method: Method): ICalEventData {
  const own = meeting.participants.find(({ user }) => user.id === userId)
  const videoLink = videoLinkFor(meeting, userId)
  return {
    id: `${meeting.uid}@ascent`,
    sequence: meeting.sequence,
    start: meeting.startsAt,
    end: meeting.endsAt,
    stamp: meeting.updatedAt,
    created: meeting.createdAt,
    lastModified: meeting.updatedAt,
    summary: meeting.title,
    description: describe(meeting, videoLink),
    location: meeting.location || videoLink || null,
    url: `${config.publicUrl}/meetings/${meeting.id}`,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : states[meeting.state],
    organizer: { name: meeting.organizer?.name ?? 'Ascent', email: sender() },
    attendees: own ? [{ name: own.user.name, email: own.user.email, status: answers[own.answer], rsvp: false }] : [],
  }
}

const calendarOf = (method: Method): ICalCalendar =>
  ical({ prodId: { company: 'Ascent', product: 'Ascent' }, method: ICalCalendarMethod[method] })

/** One meeting for one person. */
export function meetingFile(meeting: Told, userId: number, method: Method): string {
  const calendar = calendarOf(method)
  calendar.createEvent(entryOf(meeting, userId, method))
  return calendar.toString()
}

/** Many events for one person, as calendar programs follow them: meetings, and what else stands in the calendar. */
export function feedFile(meetings: readonly Told[], userId: number, others: readonly ICalEventData[]): string {
  const calendar = calendarOf('PUBLISH')
  calendar.name('Ascent')
  calendar.ttl(3_600)
  for (const meeting of meetings) calendar.createEvent(entryOf(meeting, userId, 'PUBLISH'))
  for (const other of others) calendar.createEvent(other)
  return calendar.toString()
}

interface Invitation {
  method: 'REQUEST' | 'CANCEL'
  content: string
}

/**
 * What the meeting now asks of a person's own calendar: to have it as it is, or to have it no more. Nothing when the person
 * was never sent it.
 */
export async function invitationOf(db: Db, meetingId: number, userId: number): Promise<Invitation | null> {
  const meeting = await db.meeting.findUnique({ where: { id: meetingId }, include: withPeople })
  if (!meeting?.invited) return null
  const own = meeting.participants.find(({ user }) => user.id === userId)
  const method = meeting.state === 'CONFIRMED' && own && own.answer !== 'DECLINED' ? 'REQUEST' : 'CANCEL'
  return { method, content: meetingFile(await withOwn(db, meeting, userId), userId, method) }
}

/** Who was taken off is still the one whose calendar is told. */
async function withOwn(db: Db, meeting: Told, userId: number): Promise<Told> {
  if (meeting.participants.some(({ user }) => user.id === userId)) return meeting
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, name: true, email: true },
  })
  const gone = { ...meeting.participants[0]!, user, userId, answer: 'DECLINED' as const }
  return { ...meeting, participants: [...meeting.participants, gone] }
}
