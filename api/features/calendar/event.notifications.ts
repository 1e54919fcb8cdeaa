/** The notifications about sessions, bookings and meetings; by mail at once, for times are near. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import { given, type Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/meetings/notifications.js'
import { invitationOf } from './calendarFile.ts'

type EventNotice = Extract<NotificationKind, `EVENT_${string}`>

export const ofMeetings = {
  category: 'meetings',
  mail: 'INSTANT',
} as const

export const eventKinds: Record<EventNotice, Kind> = {
  EVENT_PROPOSED: {
    ...ofMeetings,
    type: 'reminder',
    title: texts.proposed,
    message: texts.proposedMessage,
  },
  EVENT_ANSWERED: {
    ...ofMeetings,
    type: 'info',
    title: texts.answered,
    message: texts.answeredMessage,
    mail: 'DIGEST',
  },
  EVENT_CONFIRMED: {
    ...ofMeetings,
    type: 'success',
    title: texts.confirmed,
    titled: texts.confirmedTitled,
    message: texts.confirmedMessage,
    calendar: invitationOf,
  },
  EVENT_MOVED: {
    ...ofMeetings,
    type: 'warning',
    title: texts.moved,
    titled: texts.movedTitled,
    message: texts.movedMessage,
    calendar: invitationOf,
  },
  EVENT_CHANGED: {
    ...ofMeetings,
    type: 'info',
    title: texts.changed,
    titled: texts.changedTitled,
    message: texts.changedMessage,
    calendar: invitationOf,
  },
  EVENT_CANCELLED: {
    ...ofMeetings,
    type: 'warning',
    title: texts.cancelled,
    titled: texts.cancelledTitled,
    message: texts.cancelledMessage,
    calendar: invitationOf,
  },
  EVENT_DECLINED: {
    ...ofMeetings,
    type: 'warning',
    title: texts.declined,
    titled: texts.declinedTitled,
    message: texts.declinedMessage,
  },
  EVENT_REMOVED: {
    ...ofMeetings,
    type: 'info',
    title: texts.removed,
    message: texts.removedMessage,
    link: () => null,
    calendar: invitationOf,
  },
  EVENT_REMINDER: {
    ...ofMeetings,
    type: 'reminder',
    title: texts.reminder,
    titled: texts.reminderTitled,
    message: given('where', texts.reminderWhereMessage, texts.reminderMessage),
  },
}
