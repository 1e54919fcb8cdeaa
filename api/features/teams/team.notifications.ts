/** The notifications about teams. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import { given, type Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/teams/notifications.js'

type TeamKind = Extract<NotificationKind, `TEAM_${string}`>

const kind = (
  type: Kind['type'],
  title: Kind['title'],
  message: Kind['message'],
  mail: 'INSTANT' | 'DIGEST' = 'INSTANT',
): Omit<Kind, 'why'> => ({ type, category: 'teams', title, message, mail })

export const teamKinds: Record<TeamKind, Kind> = {
  TEAM_JOIN_ASKED: {
    ...kind(
      'reminder',
      texts.joinAsked,
      given('opening', texts.joinAskedForMessage, given('role', texts.membershipAskedMessage, texts.joinAskedMessage)),
    ),
    why: 'OWNER',
    asks: [{ duty: 'TEAM_JOIN_ANSWER', by: 'teamId' }],
  },
  TEAM_JOIN_ACCEPTED: {
    ...kind('success', texts.joinAccepted, given('role', texts.membershipAcceptedMessage, texts.joinAcceptedMessage)),
    why: 'REQUESTED',
  },
  TEAM_JOIN_DECLINED: {
    ...kind('warning', texts.joinDeclined, given('role', texts.membershipDeclinedMessage, texts.joinDeclinedMessage)),
    why: 'REQUESTED',
  },
  TEAM_JOINED: { ...kind('info', texts.joined, texts.joinedMessage), why: 'OWNER' },
  TEAM_INVITED: {
    ...kind('reminder', texts.invited, texts.invitedMessage),
    why: 'CHOSEN',
    asks: [{ duty: 'TEAM_INVITATION_ANSWER', by: 'teamId' }],
  },
  TEAM_INVITATION_ACCEPTED: {
    ...kind('success', texts.invitationAccepted, texts.invitationAcceptedMessage),
    why: 'REQUESTED',
  },
  TEAM_INVITATION_DECLINED: {
    ...kind('warning', texts.invitationDeclined, texts.invitationDeclinedMessage),
    why: 'REQUESTED',
  },
  TEAM_INVITATION_WITHDRAWN: {
    ...kind('info', texts.invitationWithdrawn, texts.invitationWithdrawnMessage),
    why: 'CHOSEN',
  },
  TEAM_MEMBER_CHANGED: { ...kind('info', texts.memberChanged, texts.memberChangedMessage), why: 'MEMBER' },
  TEAM_MEMBER_REMOVED: { ...kind('warning', texts.memberRemoved, texts.memberRemovedMessage), why: 'MEMBER' },
  TEAM_MEMBER_LEFT: { ...kind('info', texts.memberLeft, texts.memberLeftMessage), why: 'OWNER' },
  TEAM_HANDED_OVER: { ...kind('info', texts.handedOver, texts.handedOverMessage), why: 'OWNER' },
  TEAM_ARCHIVED: { ...kind('warning', texts.archived, texts.archivedMessage), why: 'MEMBER' },
  TEAM_RESTORED: { ...kind('info', texts.restored, texts.restoredMessage), why: 'MEMBER' },
  TEAM_PROJECT_LINKED: { ...kind('info', texts.projectLinked, texts.projectLinkedMessage, 'DIGEST'), why: 'MEMBER' },
  TEAM_POSTED: { ...kind('info', texts.posted, texts.postedMessage, 'DIGEST'), why: 'MEMBER' },
}
