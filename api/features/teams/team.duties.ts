/** What teams wait for: answers to those who ask to join, and of those who are invited. */
import { duty } from '../../duties/duty.ts'

const team = { select: { id: true, name: true } }

export const teamJoinDuty = duty<{ createdAt: Date; team: { id: number; name: string }; user: { name: string } }>()({
  kind: 'TEAM_JOIN_ANSWER',
  model: 'TeamJoinRequest',
  requires: 'TEAM_LEAD',
  owed: (_, access) => ({ team: { AND: [{ archivedAt: null }, access.within('TEAM_LEAD')] } }),
  clock: { promisedFrom: 'createdAt' },
  select: { team, user: { select: { name: true } } },
  title: ({ team: { name }, user }) => `${name} · ${user.name}`,
  since: ({ createdAt }) => createdAt,
  answered: 'KEPT',
  at: ({ team: { id } }) => ['Team', id],
})

export const teamInvitationDuty = duty<{ createdAt: Date; team: { id: number; name: string } }>()({
  kind: 'TEAM_INVITATION_ANSWER',
  model: 'TeamInvitation',
  requires: 'TEAM_INVITATION_ANSWER',
  owed: (_, access) => ({ AND: [{ team: { archivedAt: null } }, access.within('TEAM_INVITATION_ANSWER')] }),
  clock: { before: 'expiresAt' },
  select: { createdAt: true, team },
  title: ({ team: { name } }) => name,
  since: ({ createdAt }) => createdAt,
  answered: 'KEPT',
  lapsed: { at: 'expiresAt', where: { userId: { not: null } } },
  at: () => '/my-teams',
})
