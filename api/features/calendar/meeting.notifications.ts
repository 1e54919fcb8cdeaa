/** The notifications about sessions, bookings and meetings; by mail at once, for times are near. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import { given, type Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/meetings/notifications.js'
import { invitationOf } from './calendarFile.ts'

type MeetingNotice = Extract<NotificationKind, `MEETING_${string}`>

export const ofMeetings = {
  category: 'meetings',
  mail: 'INSTANT',
} as const

export const meetingKinds: Record<MeetingNotice, Kind> = {
  MEETING_PROPOSED: {
    ...ofMeetings,
    type: 'reminder',
    title: texts.proposed,
    message: texts.proposedMessage,
    why: 'PARTICIPANT',
    asks: [{ duty: 'MEETING_ANSWER', by: 'meetingId' }, { duty: 'SESSION_CONFIRM' }],
  },
  MEETING_ANSWERED: {
    ...ofMeetings,
    type: 'info',
    title: texts.answered,
    message: texts.answeredMessage,
    mail: 'DIGEST',
    why: 'PARTICIPANT',
  },
  MEETING_CONFIRMED: {
    ...ofMeetings,
    type: 'success',
    title: texts.confirmed,
    titled: texts.confirmedTitled,
    message: texts.confirmedMessage,
    calendar: invitationOf,
    why: 'PARTICIPANT',
  },
  MEETING_MOVED: {
    ...ofMeetings,
    type: 'warning',
    title: texts.moved,
    titled: texts.movedTitled,
    message: texts.movedMessage,
    calendar: invitationOf,
    why: 'PARTICIPANT',
  },
  MEETING_CHANGED: {
    ...ofMeetings,
    type: 'info',
    title: texts.changed,
    titled: texts.changedTitled,
    message: texts.changedMessage,
    calendar: invitationOf,
    why: 'PARTICIPANT',
  },
  MEETING_CANCELLED: {
    ...ofMeetings,
    type: 'warning',
    title: texts.cancelled,
    titled: texts.cancelledTitled,
    message: texts.cancelledMessage,
    calendar: invitationOf,
    why: 'PARTICIPANT',
  },
  MEETING_DECLINED: {
    ...ofMeetings,
    type: 'warning',
    title: texts.declined,
    titled: texts.declinedTitled,
    message: texts.declinedMessage,
    why: 'PARTICIPANT',
  },
  MEETING_REMOVED: {
    ...ofMeetings,
    type: 'info',
    title: texts.removed,
    message: texts.removedMessage,
    link: () => null,
    calendar: invitationOf,
    why: 'PARTICIPANT',
  },
  MEETING_LINK_ADDED: {
    ...ofMeetings,
    type: 'info',
    title: texts.linkAdded,
    titled: texts.linkAddedTitled,
    message: texts.linkAddedMessage,
    calendar: invitationOf,
    why: 'PARTICIPANT',
  },
  MEETING_LINK_FAILED: {
    ...ofMeetings,
    type: 'warning',
    title: texts.linkFailed,
    titled: texts.linkFailedTitled,
    message: texts.linkFailedMessage,
    why: 'PARTICIPANT',
  },
  MEETING_TASK_ASSIGNED: {
    ...ofMeetings,
    type: 'info',
    title: texts.taskAssigned,
    message: texts.taskAssignedMessage,
    mail: 'DIGEST',
    why: 'RESPONSIBLE',
    asks: [{ duty: 'MEETING_TASK', by: 'meetingId' }],
  },
  MEETING_TASK_DUE: {
    ...ofMeetings,
    type: 'reminder',
    title: texts.taskDue,
    message: texts.taskDueMessage,
    why: 'RESPONSIBLE',
    asks: [{ duty: 'MEETING_TASK', by: 'meetingId' }],
  },
  MEETING_REMINDER: {
    ...ofMeetings,
    type: 'reminder',
    title: texts.reminder,
    titled: texts.reminderTitled,
    message: given('where', texts.reminderWhereMessage, texts.reminderMessage),
    why: 'PARTICIPANT',
  },
}
