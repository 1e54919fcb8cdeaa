/** How a viewer stands to teams, their invitations and posts. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { TeamRole } from '../__generated__/prisma/enums.ts'
import type { Viewer } from '../viewer.ts'
import { anyOf, type Relations } from './clauses.ts'

/** Teams of which the viewer is a member, in one of the roles when any are named. */
export const inTeam = (viewer: Viewer, ...roles: TeamRole[]): Prisma.TeamWhereInput => ({
  members: { some: { userId: viewer.id, ...(roles.length ? { role: { in: roles } } : {}) } },
})

/** Teams in which the viewer takes part; an observer only reads. */
const workingIn = (viewer: Viewer) => inTeam(viewer, 'OWNER', 'EDITOR', 'MEMBER')

/** Invitations lapse by themselves. */
const standing = (viewer: Viewer): Prisma.TeamInvitationWhereInput => ({
  userId: viewer.id,
  expiresAt: { gt: new Date() },
})

export const teamRelations = {
  Team: {
    led: (viewer) => inTeam(viewer, 'OWNER'),
    edited: (viewer) => inTeam(viewer, 'OWNER', 'EDITOR'),
    involved: (viewer) => inTeam(viewer),
    working: workingIn,
    observed: (viewer) => inTeam(viewer, 'OBSERVER'),
    joined: (viewer) => inTeam(viewer, 'EDITOR', 'MEMBER', 'OBSERVER'),
    involvedOrInvited: anyOf({
      member: inTeam,
      invited: (viewer: Viewer): Prisma.TeamWhereInput => ({ invitations: { some: standing(viewer) } }),
    }),
    joinable: (viewer) => ({ archivedAt: null, joining: { not: 'INVITATION' }, NOT: inTeam(viewer) }),
  },
  TeamInvitation: {
    own: standing,
  },
  TeamPost: {
    ofInvolved: (viewer) => ({ team: inTeam(viewer) }),
    own: (viewer) => ({ authorId: viewer.id, team: workingIn(viewer) }),
    ownOrLed: (viewer) => ({
      OR: [{ authorId: viewer.id, team: workingIn(viewer) }, { team: inTeam(viewer, 'OWNER') }],
    }),
  },
} as const satisfies {
  Team: Relations<'Team'>
  TeamInvitation: Relations<'TeamInvitation'>
  TeamPost: Relations<'TeamPost'>
}
