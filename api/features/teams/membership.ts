/** Getting into a team: the one place that makes somebody a member or an observer. */
import * as texts from '#texts/teams/errors.js'
import * as people from '#texts/ui/people.js'
import type { Team } from '../../__generated__/prisma/client.ts'
import type { TeamRole } from '../../__generated__/prisma/enums.ts'
import type { Work } from '../../action.ts'
import type { Permission } from '../../policy.ts'
import { conflict } from '../../errors.ts'
import { lockRow } from '../../lockRow.ts'

export type TeamPermission = Extract<Permission, `TEAM_${string}`> &
  (
    | 'TEAM_READ'
    | 'TEAM_WORK_READ'
    | 'TEAM_WORK'
    | 'TEAM_UPDATE'
    | 'TEAM_LEAD'
    | 'TEAM_JOIN'
    | 'TEAM_MEMBERSHIP_REQUEST'
    | 'TEAM_LEAVE'
  )

/** Why nothing of it can be changed. */
export const archived = texts.archived

/** The team, for a change of it: what is in the archive stays as it is. */
export async function openTeam(work: Work, permission: TeamPermission, id: number): Promise<Team> {
  const team = await work.access.find(permission, id)
  if (team.archivedAt) throw conflict(archived())
  return team
}

/** The team with its row held: of changes of its people at the same moment, each sees what the one before left. */
export async function heldTeam(work: Work, permission: TeamPermission, id: number): Promise<Team> {
  await lockRow(work.tx, 'Team', id)
  return openTeam(work, permission, id)
}

/** Observers take no place of a member, and have a limit of their own. */
const mostObservers = 10

/** Refuses a role for which the team has no place left; the database refuses it too. */
export function needPlace(team: Pick<Team, 'memberCount' | 'maxMembers' | 'observerCount'>, role: TeamRole): void {
  const { memberCount, maxMembers, observerCount } = team
  if (role === 'OBSERVER') {
    if (observerCount >= mostObservers) throw conflict(texts.mostObservers({ most: mostObservers }))
  } else if (memberCount >= maxMembers) throw conflict(texts.full({ memberCount, maxMembers }))
}

/**
 * Makes somebody a member or an observer and takes back what was asked or offered before. The team's row is held from here on, so that
 * of many at the same moment as many come in as there are places; the database would refuse the next one anyway.
 */
export async function admit(work: Work, teamId: number, userId: number, role: TeamRole): Promise<void> {
  const { tx } = work
  await lockRow(tx, 'Team', teamId)
  const team = await tx.team.findUniqueOrThrow({ where: { id: teamId } })
  if (await tx.teamMember.findUnique({ where: { teamId_userId: { teamId, userId } } }))
    throw conflict(texts.memberAlready())
  needPlace(team, role)
  await tx.teamMember.create({ data: { teamId, userId, role } })
  await tx.teamJoinRequest.deleteMany({ where: { teamId, userId } })
  await tx.teamInvitation.deleteMany({ where: { teamId, userId } })
  const { name } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { name: true } })
  await work.audit('Team', teamId, { [name]: [null, role] })
}

/** The owner, who answers for the team; nobody when it has been left by all. */
export const ownerOf = async ({ tx }: Pick<Work, 'tx'>, teamId: number): Promise<number | null> =>
  (await tx.teamMember.findFirst({ where: { teamId, role: 'OWNER' }, select: { userId: true } }))?.userId ?? null

export const nameOf = async ({ tx }: Pick<Work, 'tx'>, id: number): Promise<string> =>
  (await tx.user.findUnique({ where: { id }, select: { name: true } }))?.name ?? people.somebody()
