/** The notifications about sessions with experts and wishes to be introduced to them. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/experts/notifications.js'
import { invitationOf } from '../calendar/calendarFile.ts'
import { ofMeetings } from '../calendar/meeting.notifications.ts'

type ExpertNotice = Extract<NotificationKind, `SESSION_${string}` | `INTRODUCTION_${string}`>

export const expertKinds: Record<ExpertNotice, Kind> = {
  SESSION_BOOKED: {
    ...ofMeetings,
    type: 'success',
    title: texts.sessionBooked,
    message: texts.sessionBookedMessage,
    calendar: invitationOf,
    why: 'PARTICIPANT',
  },
  SESSION_MOVE_REQUESTED: {
    ...ofMeetings,
    type: 'reminder',
    title: texts.sessionMoveRequested,
    message: texts.sessionMoveRequestedMessage,
    calendar: invitationOf,
    why: 'PARTICIPANT',
  },
  SESSION_LAPSED: {
    ...ofMeetings,
    type: 'warning',
    title: texts.sessionLapsed,
    message: texts.sessionLapsedMessage,
    calendar: invitationOf,
    why: 'PARTICIPANT',
  },
  SESSION_NO_SHOW: {
    ...ofMeetings,
    type: 'warning',
    title: texts.sessionNoShow,
    message: texts.sessionNoShowMessage,
    why: 'PARTICIPANT',
  },
  SESSION_FEEDBACK_DUE: {
    ...ofMeetings,
    type: 'reminder',
    title: texts.sessionFeedbackDue,
    message: texts.sessionFeedbackDueMessage,
    link: () => '/experts/feedback',
    mail: 'DIGEST',
    needs: 'EXPERT_WORK',
    why: 'PARTICIPANT',
  },
  INTRODUCTION_ASKED: {
    type: 'reminder',
    category: 'meetings',
    title: texts.introductionAsked,
    message: texts.introductionAskedMessage,
    link: () => '/experts/sessions',
    mail: 'INSTANT',
    needs: 'EXPERT_WORK',
    why: 'CHOSEN',
    asks: [{ duty: 'INTRODUCTION_ANSWER', by: 'requesterId' }],
  },
  INTRODUCTION_ACCEPTED: {
    type: 'success',
    category: 'meetings',
    title: texts.introductionAccepted,
    message: texts.introductionAcceptedMessage,
    link: () => '/experts?tab=introductions',
    mail: 'INSTANT',
    needs: 'EXPERT_DIRECTORY',
    why: 'REQUESTED',
  },
  INTRODUCTION_DECLINED: {
    type: 'info',
    category: 'meetings',
    title: texts.introductionDeclined,
    message: texts.introductionDeclinedMessage,
    link: () => '/experts?tab=introductions',
    mail: 'INSTANT',
    needs: 'EXPERT_DIRECTORY',
    why: 'REQUESTED',
  },
}
