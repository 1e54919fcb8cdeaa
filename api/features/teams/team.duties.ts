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
  words: ['team.name', 'user.name'],
  since: ({ createdAt }) => createdAt,
  why: 'OWNER',
  awaited: {
    requires: 'TEAM_READ',
    asked: (viewer, access) => ({
      userId: viewer.id,
      team: { AND: [{ archivedAt: null }, access.within('TEAM_READ')] },
    }),
    title: ({ team: { name } }) => name,
  },
  answered: 'KEPT',
  at: ({ team: { id } }) => ['Team', id],
})

export const teamInvitationDuty = duty<{
  createdAt: Date
  team: { id: number; name: string }
  invitedBy: { name: string } | null
  user: { name: string } | null
}>()({
  kind: 'TEAM_INVITATION_ANSWER',
  model: 'TeamInvitation',
  requires: 'TEAM_INVITATION_ANSWER',
  owed: (_, access) => ({ AND: [{ team: { archivedAt: null } }, access.within('TEAM_INVITATION_ANSWER')] }),
  clock: { before: 'expiresAt' },
  select: { createdAt: true, team, invitedBy: { select: { name: true } }, user: { select: { name: true } } },
  title: ({ team: { name } }) => name,
  words: ['team.name'],
  since: ({ createdAt }) => createdAt,
  asker: ({ invitedBy }) => invitedBy?.name,
  why: 'CHOSEN',
  awaited: {
    requires: 'TEAM_LEAD',
    asked: (viewer, access) => ({
      invitedById: viewer.id,
      expiresAt: { gt: new Date() },
      team: { AND: [{ archivedAt: null }, access.within('TEAM_LEAD')] },
    }),
    title: ({ team: { name }, user }) => (user ? `${name} · ${user.name}` : name),
    at: ({ team: { id } }) => ['Team', id],
  },
  answered: 'KEPT',
  lapsed: { at: 'expiresAt', where: { userId: { not: null } } },
  at: () => '/my-teams',
})
