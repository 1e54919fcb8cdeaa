/** The notifications about sessions, bookings and meetings; by mail at once, for times are near. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import { said, type Data, type Kind } from '../../records/notificationKind.ts'
import { invitationOf } from './calendarFile.ts'

type EventNotice = Extract<NotificationKind, `EVENT_${string}`>

/** Of which event it tells, in the middle of a sentence. */
export const eventWords = (data: Data) => `the ${data['kind']} “${data['event']}” on ${data['when']}`
/** `Session confirmed: Membrane pilot`. */
const titled = (what: string) => (data: Data) => `${capitalized(data['kind'] ?? 'meeting')} ${what}: ${data['event']}`
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export const ofMeetings = {
  category: 'meetings',
  mail: 'INSTANT',
} as const

export const eventKinds: Record<EventNotice, Kind> = {
  EVENT_PROPOSED: {
    ...ofMeetings,
    type: 'reminder',
    title: 'You are asked for a meeting',
    message: (data) => `${data['by']} asks for ${eventWords(data)}${data['more'] ?? ''}. Please answer.`,
  },
  EVENT_ANSWERED: {
    ...ofMeetings,
    type: 'info',
    title: 'An answer to your invitation',
    message: (data) => `${data['by']} ${data['answer']} ${eventWords(data)}${said(data)}`,
    mail: 'DIGEST',
  },
  EVENT_CONFIRMED: {
    ...ofMeetings,
    type: 'success',
    title: 'Meeting or session confirmed',
    titled: titled('confirmed'),
    message: (data) => `${data['by']} confirmed ${eventWords(data)}.`,
    calendar: invitationOf,
  },
  EVENT_MOVED: {
    ...ofMeetings,
    type: 'warning',
    title: 'Meeting or session moved',
    titled: titled('moved'),
    message: (data) =>
      `${data['by']} moved ${eventWords(data)}${data['more'] ?? ''}; it was to be on ${data['before']}${said(data)}${data['ask'] ?? ''}`,
    calendar: invitationOf,
  },
  EVENT_CHANGED: {
    ...ofMeetings,
    type: 'info',
    title: 'Meeting or session changed',
    titled: titled('changed'),
    message: (data) => `${data['by']} changed ${eventWords(data)}.`,
    calendar: invitationOf,
  },
  EVENT_CANCELLED: {
    ...ofMeetings,
    type: 'warning',
    title: 'Meeting or session cancelled',
    titled: titled('cancelled'),
    message: (data) => `${data['by']} cancelled ${eventWords(data)}${said(data)}`,
    calendar: invitationOf,
  },
  EVENT_DECLINED: {
    ...ofMeetings,
    type: 'warning',
    title: 'Meeting or session declined',
    titled: titled('declined'),
    message: (data) => `${data['by']} declined ${eventWords(data)}${said(data)}`,
  },
  EVENT_REMOVED: {
    ...ofMeetings,
    type: 'info',
    title: 'You are no longer expected',
    message: (data) => `${data['by']} took you off ${eventWords(data)}.`,
    link: () => null,
    calendar: invitationOf,
  },
  EVENT_REMINDER: {
    ...ofMeetings,
    type: 'reminder',
    title: 'Upcoming meeting or session',
    titled: (data) => `Upcoming ${data['kind']}: ${data['event']}`,
    message: (data) => `${data['ahead']}: ${eventWords(data)}.${data['where'] ? ` ${data['where']}` : ''}`,
  },
}
