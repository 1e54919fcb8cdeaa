/** Joining and leaving teams, and what their owners decide about their members. */
import * as texts from '#texts/teams/errors.js'
import * as records from '#texts/ui/records.js'
import type { Team, TeamMember } from '../../__generated__/prisma/client.ts'
import type { TeamRole } from '../../__generated__/prisma/enums.ts'
import { action, type Work } from '../../action.ts'
import { changeAbout } from '../../changeNames.rules.ts'
import { keepAnswer } from '../../duties/keepAnswer.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { lockRow } from '../../lockRow.ts'
import { admit, heldTeam, nameOf, needPlace, ownerOf } from './membership.ts'
import {
  answerTeamJoinRequestRules,
  requestTeamMembershipRules,
  requestToJoinTeamRules,
  removeTeamMemberRules,
  setTeamRoleRules,
  teamIdRules,
} from './team.rules.ts'
import { tellTeam } from './team.tell.ts'

export const requestToJoinTeam = action({
  name: 'requestToJoinTeam',
  requires: 'TEAM_JOIN',
  rules: requestToJoinTeamRules,
  description: 'Joins an open team, or asks the owner of another. Who was invited comes in by the invitation.',
  async run(work, { id, message, opening }) {
    const { viewer, tx, access } = work
    if (await access.can('TEAM_WORK_READ', id)) throw conflict(texts.memberAlready())
    const team = await access.find('TEAM_JOIN', id)
    needPlace(team, 'MEMBER')
    const owner = await ownerOf(work, id)
    if (team.joining === 'OPEN') {
      await admit(work, id, viewer.id, 'MEMBER')
      await tellTeam(work, owner, 'TEAM_JOINED', team)
      return { teamId: id }
    }
    if (await tx.teamJoinRequest.findUnique({ where: { teamId_userId: { teamId: id, userId: viewer.id } } }))
      throw conflict(texts.askedAlready())
    const position = opening == null ? null : await tx.teamOpening.findFirst({ where: { id: opening, teamId: id } })
    if (opening != null && !position) throw invalid({ opening: texts.positionClosed() })
    await tx.teamJoinRequest.create({
      data: { teamId: id, userId: viewer.id, message: message ?? '', openingId: position?.id ?? null },
    })
    await tellTeam(work, owner, 'TEAM_JOIN_ASKED', team, {
      comment: message ?? '',
      ...(position ? { opening: position.title } : {}),
    })
    return { teamId: id }
  },
})

export const requestTeamMembership = action({
  name: 'requestTeamMembership',
  requires: 'TEAM_MEMBERSHIP_REQUEST',
  rules: requestTeamMembershipRules,
  description:
    'Asks the owner of a team that the viewer observes to become a member; the viewer observes it until then.',
  async run(work, { id, message }) {
    const { viewer, tx } = work
    const team = await heldTeam(work, 'TEAM_MEMBERSHIP_REQUEST', id)
    needPlace(team, 'MEMBER')
    if (await tx.teamJoinRequest.findUnique({ where: { teamId_userId: { teamId: id, userId: viewer.id } } }))
      throw conflict(texts.askedAlready())
    await tx.teamJoinRequest.create({ data: { teamId: id, userId: viewer.id, message: message ?? '' } })
    await tellTeam(work, await ownerOf(work, id), 'TEAM_JOIN_ASKED', team, {
      comment: message ?? '',
      role: 'OBSERVER',
    })
    return { teamId: id }
  },
})

export const withdrawTeamJoinRequest = action({
  name: 'withdrawTeamJoinRequest',
  requires: 'TEAM_READ',
  rules: teamIdRules,
  description: 'Takes back one’s own request to join a team, or to become a member of it.',
  async run({ tx, viewer, access }, { id }) {
    await access.find('TEAM_READ', id)
    const { count } = await tx.teamJoinRequest.deleteMany({ where: { teamId: id, userId: viewer.id } })
    if (!count) throw notFound(records.request())
    return { teamId: id }
  },
})

export const answerTeamJoinRequest = action({
  name: 'answerTeamJoinRequest',
  requires: 'TEAM_LEAD',
  rules: answerTeamJoinRequestRules,
  description:
    'Lets someone who asked into the team, makes an observer who asked a member, or declines with the reason. The person is notified.',
  async run(work, { id, userId, accepted, message }) {
    // Of this answer and the removal of an observer who asked, the second finds what the first left.
    const team = await heldTeam(work, 'TEAM_LEAD', id)
    const asked = await work.tx.teamJoinRequest.findUnique({
      where: { teamId_userId: { teamId: id, userId } },
      include: { user: { select: { role: true, status: true, name: true } } },
    })
    if (!asked) throw notFound(records.request())
    const observer = await work.tx.teamMember.findUnique({
      where: { teamId_userId: { teamId: id, userId }, role: 'OBSERVER' },
    })
    await keepAnswer(work.tx, 'TEAM_JOIN_ANSWER', asked.createdAt)
    if (accepted) {
      if (asked.user.status !== 'ACTIVE') throw conflict(texts.accountNotInUse())
      if (observer) await changeRole(work, team, observer, asked.user.name, 'MEMBER')
      else await admit(work, id, userId, 'MEMBER')
    } else {
      await work.tx.teamJoinRequest.delete({ where: { id: asked.id } })
      await work.audit('Team', id, { [changeAbout('request', asked.user.name)]: ['asked', 'declined'] }, message)
    }
    await tellTeam(work, userId, accepted ? 'TEAM_JOIN_ACCEPTED' : 'TEAM_JOIN_DECLINED', team, {
      comment: message ?? '',
      ...(observer ? { role: 'OBSERVER' } : {}),
    })
    return { teamId: id }
  },
})

export const setTeamRole = action({
  name: 'setTeamRole',
  requires: 'TEAM_LEAD',
  rules: setTeamRoleRules,
  description:
    'Makes someone of the team an editor, who must be a researcher, a member, or an observer, who only reads. The person is notified.',
  async run(work, { id, userId, role }) {
    const team = await heldTeam(work, 'TEAM_LEAD', id)
    const before = await memberOf(work, id, userId)
    if (before.role === 'OWNER') throw conflict(texts.transferFirst())
    if (role === 'EDITOR' && before.user.role !== 'RESEARCHER') throw invalid({ role: texts.researchersEdit() })
    if (before.role === role) return { teamId: id }
    const asked = await work.tx.teamJoinRequest.findUnique({ where: { teamId_userId: { teamId: id, userId } } })
    if (asked) await keepAnswer(work.tx, 'TEAM_JOIN_ANSWER', asked.createdAt)
    await changeRole(work, team, before, before.user.name, role)
    await tellTeam(work, userId, 'TEAM_MEMBER_CHANGED', team, { role })
    return { teamId: id }
  },
})

export const removeTeamMember = action({
  name: 'removeTeamMember',
  requires: 'TEAM_LEAD',
  rules: removeTeamMemberRules,
  description: 'Takes a member or an observer off a team. The person is notified; the owner cannot be taken off.',
  async run(work, { id, userId, message }) {
    const team = await heldTeam(work, 'TEAM_LEAD', id)
    const { role } = await memberOf(work, id, userId)
    if (role === 'OWNER') throw conflict(texts.transferFirst())
    await takeOff(work, id, userId, role, message)
    await tellTeam(work, userId, 'TEAM_MEMBER_REMOVED', team, { comment: message ?? '' })
    return { teamId: id }
  },
})

export const leaveTeam = action({
  name: 'leaveTeam',
  requires: 'TEAM_LEAVE',
  rules: teamIdRules,
  description: 'Leaves a team; its owner is notified. The owner hands it over first, or archives it.',
  async run(work, { id }) {
    await lockRow(work.tx, 'Team', id)
    if (await work.access.can('TEAM_LEAD', id)) throw conflict(await ownerStays(work, id))
    const team = await work.access.find('TEAM_LEAVE', id)
    const { role } = await memberOf(work, id, work.viewer.id)
    await takeOff(work, id, work.viewer.id, role)
    await tellTeam(work, await ownerOf(work, id), 'TEAM_MEMBER_LEFT', team)
    return { teamId: id }
  },
})

async function ownerStays({ tx }: Work, teamId: number): Promise<string> {
  const others = (await tx.teamMember.count({ where: { teamId, role: { not: 'OBSERVER' } } })) > 1
  return others ? texts.transferToMemberFirst() : texts.onlyMember()
}

async function memberOf({ tx }: Work, teamId: number, userId: number) {
  const member = await tx.teamMember.findUnique({
    where: { teamId_userId: { teamId, userId } },
    include: { user: { select: { name: true, role: true } } },
  })
  if (!member) throw notFound(records.member())
  return member
}

/** Gives somebody of a team, whose row is held, another role; what an observer asked for is answered by it. */
async function changeRole(work: Work, team: Team, member: TeamMember, name: string, role: TeamRole) {
  if (role === 'OBSERVER' || member.role === 'OBSERVER') needPlace(team, role)
  await work.tx.teamMember.update({ where: { id: member.id }, data: { role } })
  await work.tx.teamJoinRequest.deleteMany({ where: { teamId: team.id, userId: member.userId } })
  await work.audit('Team', team.id, { [name]: [member.role, role] })
}

async function takeOff(work: Work, teamId: number, userId: number, role: string, why?: string) {
  await work.tx.teamMember.delete({ where: { teamId_userId: { teamId, userId } } })
  await work.tx.teamJoinRequest.deleteMany({ where: { teamId, userId } })
  await work.audit('Team', teamId, { [await nameOf(work, userId)]: [role, null] }, why)
}
