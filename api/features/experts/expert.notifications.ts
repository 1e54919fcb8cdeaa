/** The notifications about sessions with experts and wishes to be introduced to them. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import { invitationOf } from '../calendar/calendarFile.ts'
import { eventWords, ofMeetings } from '../calendar/event.notifications.ts'
import { said, type Kind } from '../../records/notificationKind.ts'

type ExpertNotice = Extract<NotificationKind, `SESSION_${string}` | `INTRODUCTION_${string}`>

export const expertKinds: Record<ExpertNotice, Kind> = {
  SESSION_BOOKED: {
    ...ofMeetings,
    type: 'success',
    title: 'Session booked',
    message: (data) => `${data['by']} booked ${eventWords(data)}.`,
    calendar: invitationOf,
  },
  SESSION_MOVE_REQUESTED: {
    ...ofMeetings,
    type: 'reminder',
    title: 'New time requested',
    message: (data) =>
      `${data['by']} asks to move ${eventWords(data)}; it was on ${data['before']}${said(data)} ${data['ask']}`,
    calendar: invitationOf,
  },
  SESSION_LAPSED: {
    ...ofMeetings,
    type: 'warning',
    title: 'Session request expired',
    message: (data) => `The expert did not confirm ${eventWords(data)} in time, so it does not take place.`,
    calendar: invitationOf,
  },
  SESSION_NO_SHOW: {
    ...ofMeetings,
    type: 'warning',
    title: 'You were missed',
    message: (data) => `${data['by']} waited for you at ${eventWords(data)}. Please book another time.`,
  },
  SESSION_FEEDBACK_DUE: {
    ...ofMeetings,
    type: 'reminder',
    title: 'Please write your feedback',
    message: (data) =>
      `${eventWords(data).replace('the', 'The')} is over. Say whether it took place, and write what you think.`,
    link: () => '/experts/feedback',
    mail: 'DIGEST',
    needs: 'EXPERT_WORK',
  },
  INTRODUCTION_ASKED: {
    type: 'reminder',
    category: 'meetings',
    title: 'A company wants to be introduced to you',
    message: (data) => `${data['by']} of ${data['company']} would like to be introduced to you${said(data)}`,
    link: () => '/experts/sessions',
    mail: 'INSTANT',
    needs: 'EXPERT_WORK',
  },
  INTRODUCTION_ACCEPTED: {
    type: 'success',
    category: 'meetings',
    title: 'You are introduced',
    message: (data) => `${data['by']} would like to hear from you at ${data['email']}${said(data)}`,
    link: () => '/experts?tab=introductions',
    mail: 'INSTANT',
    needs: 'EXPERT_DIRECTORY',
  },
  INTRODUCTION_DECLINED: {
    type: 'info',
    category: 'meetings',
    title: 'An introduction was declined',
    message: (data) => `${data['by']} cannot meet you for now${said(data)}`,
    link: () => '/experts?tab=introductions',
    mail: 'INSTANT',
    needs: 'EXPERT_DIRECTORY',
  },
}
