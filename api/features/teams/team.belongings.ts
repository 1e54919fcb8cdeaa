/** What a person has in teams: what may be taken along, and what becomes of it when the account is deleted. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { oldestFirst, type Belonging } from '../../records/belonging.ts'
import type { Work } from '../../action.ts'
import { leaveAllTeams } from './team.ownership.ts'

const team = { select: { id: true, name: true } }

const dropInvitations = ({ tx, viewer }: Work) => tx.teamInvitation.deleteMany({ where: { userId: viewer.id } })
const dropRequests = ({ tx, viewer }: Work) => tx.teamJoinRequest.deleteMany({ where: { userId: viewer.id } })

export const teamBelongings = {
  teamMemberships: {
    take: ({ db }, userId) =>
      db.teamMember.findMany({
        where: { userId },
        select: { role: true, joinedAt: true, team },
        orderBy: oldestFirst,
      }),
    leave: leaveAllTeams,
    close: leaveAllTeams,
  },
  teamInvitations: {
    take: ({ db, access }) =>
      db.teamInvitation.findMany({
        where: access.within('TEAM_INVITATION_ANSWER'),
        select: { role: true, message: true, createdAt: true, expiresAt: true, team },
        orderBy: oldestFirst,
      }),
    leave: dropInvitations,
    close: dropInvitations,
  },
  // The invited person may still come; who asked is told by the record of changes alone.
  teamInvitationsMade: {},
  teamJoinRequests: {
    take: ({ db }, userId) =>
      db.teamJoinRequest.findMany({
        where: { userId },
        select: { message: true, createdAt: true, team },
        orderBy: oldestFirst,
      }),
    leave: dropRequests,
    close: dropRequests,
  },
  // The discussion belongs to the team, which keeps it.
  teamPosts: {
    take: ({ db }, authorId) =>
      db.teamPost.findMany({
        where: { authorId },
        select: { text: true, createdAt: true, editedAt: true, team },
        orderBy: oldestFirst,
      }),
  },
} as const satisfies Record<Extract<keyof Prisma.UserInclude, `team${string}`>, Belonging>
