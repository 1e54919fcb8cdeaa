/** The notifications about teams. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import { said, type Data, type Kind } from '../../records/notificationKind.ts'

type TeamKind = Extract<NotificationKind, `TEAM_${string}`>

const kind = (
  type: Kind['type'],
  title: string,
  message: (data: Data) => string,
  mail: 'INSTANT' | 'DIGEST' = 'INSTANT',
): Kind => ({ type, category: 'teams', title, message, mail })

export const teamKinds: Record<TeamKind, Kind> = {
  TEAM_JOIN_ASKED: kind(
    'reminder',
    'Somebody asks to join your team',
    (data) =>
      `${data['by']} asks to join “${data['team']}”${data['opening'] ? ` as ${data['opening']}` : ''}${said(data)}`,
  ),
  TEAM_JOIN_ACCEPTED: kind(
    'success',
    'You are in the team',
    (data) => `${data['by']} let you join “${data['team']}”${said(data)}`,
  ),
  TEAM_JOIN_DECLINED: kind(
    'warning',
    'Your request was declined',
    (data) => `${data['by']} declined your request to join “${data['team']}”${said(data)}`,
  ),
  TEAM_JOINED: kind('info', 'Your team has a new member', (data) => `${data['by']} joined “${data['team']}”.`),
  TEAM_INVITED: kind(
    'reminder',
    'You are invited to a team',
    (data) => `${data['by']} invites you to “${data['team']}”${said(data)}`,
  ),
  TEAM_INVITATION_ACCEPTED: kind(
    'success',
    'Your invitation was accepted',
    (data) => `${data['by']} accepted your invitation to “${data['team']}”.`,
  ),
  TEAM_INVITATION_DECLINED: kind(
    'warning',
    'Your invitation was declined',
    (data) => `${data['by']} declined your invitation to “${data['team']}”${said(data)}`,
  ),
  TEAM_INVITATION_WITHDRAWN: kind(
    'info',
    'An invitation was withdrawn',
    (data) => `${data['by']} withdrew your invitation to “${data['team']}”.`,
  ),
  TEAM_MEMBER_CHANGED: kind(
    'info',
    'Your role was changed',
    (data) => `${data['by']} made you ${data['role']} of “${data['team']}”.`,
  ),
  TEAM_MEMBER_REMOVED: kind(
    'warning',
    'You are no longer in the team',
    (data) => `${data['by']} took you off “${data['team']}”${said(data)}`,
  ),
  TEAM_MEMBER_LEFT: kind('info', 'A member left your team', (data) => `${data['by']} left “${data['team']}”.`),
  TEAM_HANDED_OVER: kind(
    'info',
    'A team is yours now',
    (data) => `${data['by']} handed “${data['team']}” over to you. You own and lead it.`,
  ),
  TEAM_ARCHIVED: kind(
    'warning',
    'Your team was archived',
    (data) => `${data['by']} archived “${data['team']}”${said(data)}`,
  ),
  TEAM_RESTORED: kind('info', 'Your team is back', (data) => `${data['by']} brought “${data['team']}” back.`),
  TEAM_PROJECT_LINKED: kind(
    'info',
    'Your team works on another project',
    (data) => `${data['by']} added a project to “${data['team']}”.`,
    'DIGEST',
  ),
  TEAM_POSTED: kind(
    'info',
    'New in your team’s discussion',
    (data) => `${data['by']} wrote in “${data['team']}”: ${data['text']}`,
    'DIGEST',
  ),
}
