/** Who owns a team: handing it over, and what becomes of it when its owner goes for good. */
import * as texts from '#texts/teams/words.js'
import type { Work } from '../../action.ts'
import { lockRow } from '../../lockRow.ts'
import { tellTeam } from './team.tell.ts'

/** Makes another member the owner; the one until now stays as an editor. */
export async function handTo({ tx }: Pick<Work, 'tx'>, teamId: number, userId: number): Promise<void> {
  // One after the other: the database never has two owners of a team.
  await tx.teamMember.updateMany({ where: { teamId, role: 'OWNER' }, data: { role: 'EDITOR' } })
  await tx.teamMember.update({ where: { teamId_userId: { teamId, userId } }, data: { role: 'OWNER' } })
}

/** Who would own the team after its owner: the researcher who has been its editor for longest, or else its member. No observer does. */
const heirOf = async ({ tx }: Pick<Work, 'tx'>, teamId: number, ownerId: number) =>
  tx.teamMember.findFirst({
    where: {
      teamId,
      userId: { not: ownerId },
      role: { not: 'OBSERVER' },
      user: { role: 'RESEARCHER', status: 'ACTIVE' },
    },
    // The enum's order: an editor stands before a member.
    orderBy: [{ role: 'asc' }, { joinedAt: 'asc' }, { id: 'asc' }],
  })

const teamOf = { team: { select: { id: true, name: true, archivedAt: true } } } as const

/** Hands a team of the viewer on, or archives it when nobody else can lead it. */
async function handOn(work: Work, team: { id: number; name: string; archivedAt: Date | null }) {
  await lockRow(work.tx, 'Team', team.id)
  const heir = await heirOf(work, team.id, work.viewer.id)
  if (!heir) return closeTeam(work, team)
  await handTo(work, team.id, heir.userId)
  await work.audit('Team', team.id, { ownerId: [work.viewer.id, heir.userId] })
  await tellTeam(work, heir.userId, 'TEAM_HANDED_OVER', team)
}

/** Takes somebody who goes for good out of all teams. */
export async function leaveAllTeams(work: Work): Promise<void> {
  const { tx, viewer, audit } = work
  const memberships = await tx.teamMember.findMany({ where: { userId: viewer.id }, include: teamOf })
  for (const { team, role } of memberships) {
    if (role === 'OWNER') await handOn(work, team)
    await tx.teamMember.deleteMany({ where: { teamId: team.id, userId: viewer.id } })
    await audit('Team', team.id, { members: [role, null] })
  }
}

/** Hands the teams of somebody on who may no longer lead any; the person stays in them as a member. */
export async function handOnTeams(work: Work): Promise<void> {
  const userId = work.viewer.id
  const owned = await work.tx.teamMember.findMany({ where: { userId, role: 'OWNER' }, include: teamOf })
  for (const { team } of owned) await handOn(work, team)
  await work.tx.teamMember.updateMany({ where: { userId, role: 'EDITOR' }, data: { role: 'MEMBER' } })
}

/** A team that nobody can lead goes to the archive without people; what it did stays. */
async function closeTeam(work: Work, team: { id: number; name: string; archivedAt: Date | null }) {
  const { tx, audit } = work
  const left = await tx.teamMember.findMany({ where: { teamId: team.id }, select: { userId: true } })
  const archivedAt = team.archivedAt ?? new Date()
  await tx.team.update({ where: { id: team.id }, data: { archivedAt, archiveReason: texts.nobodyLeads() } })
  await tx.teamInvitation.deleteMany({ where: { teamId: team.id } })
  await tx.teamJoinRequest.deleteMany({ where: { teamId: team.id } })
  await audit('Team', team.id, { archivedAt: [team.archivedAt, archivedAt] })
  for (const { userId } of left) await tellTeam(work, userId, 'TEAM_ARCHIVED', team)
  await tx.teamMember.deleteMany({ where: { teamId: team.id } })
}
