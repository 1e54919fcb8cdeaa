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
): Kind => ({ type, category: 'teams', title, message, mail })

export const teamKinds: Record<TeamKind, Kind> = {
  TEAM_JOIN_ASKED: kind(
    'reminder',
    texts.joinAsked,
    given('opening', texts.joinAskedForMessage, texts.joinAskedMessage),
  ),
  TEAM_JOIN_ACCEPTED: kind('success', texts.joinAccepted, texts.joinAcceptedMessage),
  TEAM_JOIN_DECLINED: kind('warning', texts.joinDeclined, texts.joinDeclinedMessage),
  TEAM_JOINED: kind('info', texts.joined, texts.joinedMessage),
  TEAM_INVITED: kind('reminder', texts.invited, texts.invitedMessage),
  TEAM_INVITATION_ACCEPTED: kind('success', texts.invitationAccepted, texts.invitationAcceptedMessage),
  TEAM_INVITATION_DECLINED: kind('warning', texts.invitationDeclined, texts.invitationDeclinedMessage),
  TEAM_INVITATION_WITHDRAWN: kind('info', texts.invitationWithdrawn, texts.invitationWithdrawnMessage),
  TEAM_MEMBER_CHANGED: kind('info', texts.memberChanged, texts.memberChangedMessage),
  TEAM_MEMBER_REMOVED: kind('warning', texts.memberRemoved, texts.memberRemovedMessage),
  TEAM_MEMBER_LEFT: kind('info', texts.memberLeft, texts.memberLeftMessage),
  TEAM_HANDED_OVER: kind('info', texts.handedOver, texts.handedOverMessage),
  TEAM_ARCHIVED: kind('warning', texts.archived, texts.archivedMessage),
  TEAM_RESTORED: kind('info', texts.restored, texts.restoredMessage),
  TEAM_PROJECT_LINKED: kind('info', texts.projectLinked, texts.projectLinkedMessage, 'DIGEST'),
  TEAM_POSTED: kind('info', texts.posted, texts.postedMessage, 'DIGEST'),
}
