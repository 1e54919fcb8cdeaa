/** Events as iCalendar (RFC 5545, 5546): an invitation that replaces and takes back itself, a download, a feed. */
import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalCalendar,
  type ICalEventData,
} from 'ical-generator'
import * as texts from '#texts/meetings/calendarFile.js'
import type { EventAnswer, EventState, Prisma } from '../../__generated__/prisma/client.ts'
import { config } from '../../config.ts'
import type { Db } from '../../db.ts'
import { videoLinkFor } from './videoLink.ts'

export const withPeople = {
  participants: { include: { user: { select: { id: true, name: true, email: true } } }, orderBy: { id: 'asc' } },
  organizer: { select: { name: true } },
} satisfies Prisma.CalendarEventInclude

type Told = Prisma.CalendarEventGetPayload<{ include: typeof withPeople }>
export type Method = 'REQUEST' | 'CANCEL' | 'PUBLISH'

const states: Record<EventState, ICalEventStatus> = {
  PROPOSED: ICalEventStatus.TENTATIVE,
  CONFIRMED: ICalEventStatus.CONFIRMED,
  COMPLETED: ICalEventStatus.CONFIRMED,
  NO_SHOW: ICalEventStatus.CONFIRMED,
  DECLINED: ICalEventStatus.CANCELLED,
  CANCELLED: ICalEventStatus.CANCELLED,
}
const answers: Record<EventAnswer, ICalAttendeeStatus> = {
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
  return [agenda, online, texts.people({ names: names.join(', ') }), `${config.publicUrl}/meetings/${id}`]
    .filter(Boolean)
    .join('\n\n')
}

/** Times are UTC instants, so that no program has to guess a zone. */
function entryOf(event: Told, userId: number, method: Method): ICalEventData {
  const own = event.participants.find(({ user }) => user.id === userId)
  const videoLink = videoLinkFor(event, userId)
  return {
    id: `${event.uid}@ascent`,
    sequence: event.sequence,
    start: event.startsAt,
    end: event.endsAt,
    stamp: event.updatedAt,
    created: event.createdAt,
    lastModified: event.updatedAt,
    summary: event.title,
    description: describe(event, videoLink),
    location: event.location || videoLink || null,
    url: `${config.publicUrl}/meetings/${event.id}`,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : states[event.state],
    organizer: { name: event.organizer?.name ?? 'Ascent', email: sender() },
    attendees: own ? [{ name: own.user.name, email: own.user.email, status: answers[own.answer], rsvp: false }] : [],
  }
}

const calendarOf = (method: Method): ICalCalendar =>
  ical({ prodId: { company: 'Ascent', product: 'Ascent' }, method: ICalCalendarMethod[method] })

/** One event for one person. */
export function eventFile(event: Told, userId: number, method: Method): string {
  const calendar = calendarOf(method)
  calendar.createEvent(entryOf(event, userId, method))
  return calendar.toString()
}

/** Many events for one person, as calendar programs follow them. */
export function feedFile(events: readonly Told[], userId: number): string {
  const calendar = calendarOf('PUBLISH')
  calendar.name('Ascent')
  calendar.ttl(3_600)
  for (const event of events) calendar.createEvent(entryOf(event, userId, 'PUBLISH'))
  return calendar.toString()
}

interface Invitation {
  method: 'REQUEST' | 'CANCEL'
  content: string
}

/**
 * What the event now asks of a person's own calendar: to have it as it is, or to have it no more. Nothing when the person
 * was never sent it.
 */
export async function invitationOf(db: Db, eventId: number, userId: number): Promise<Invitation | null> {
  const event = await db.calendarEvent.findUnique({ where: { id: eventId }, include: withPeople })
  if (!event?.invited) return null
  const own = event.participants.find(({ user }) => user.id === userId)
  const method = event.state === 'CONFIRMED' && own && own.answer !== 'DECLINED' ? 'REQUEST' : 'CANCEL'
  return { method, content: eventFile(await withOwn(db, event, userId), userId, method) }
}

/** Who was taken off is still the one whose calendar is told. */
async function withOwn(db: Db, event: Told, userId: number): Promise<Told> {
  if (event.participants.some(({ user }) => user.id === userId)) return event
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, name: true, email: true },
  })
  const gone = { ...event.participants[0]!, user, userId, answer: 'DECLINED' as const }
  return { ...event, participants: [...event.participants, gone] }
}
