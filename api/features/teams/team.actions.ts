/** Making teams, changing them, putting them away and handing them over. */
import * as texts from '#texts/teams/errors.js'
import { action, changesOf } from '../../action.ts'
import { editing } from '../../editing.ts'
import { conflict, invalid } from '../../errors.ts'
import { heldTeam, openTeam } from './membership.ts'
import { handTo } from './team.ownership.ts'
import { archiveTeamRules, createTeamRules, teamIdRules, teamMemberRules, updateTeamRules } from './team.rules.ts'
import { tellMembers, tellTeam } from './team.tell.ts'

/** A field that is left out, or null, stays as it is. */
const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }

export const createTeam = action({
  name: 'createTeam',
  requires: 'TEAM_OWN',
  rules: createTeamRules,
  description: 'Makes a team that the viewer owns.',
  async run({ tx, viewer, audit }, { name, ...input }) {
    const { type, ...rest } = given(input)
    const team = await tx.team.create({
      data: {
        name,
        ...rest,
        type: type || 'Research',
        members: { create: { userId: viewer.id, role: 'OWNER' } },
      },
    })
    await audit('Team', team.id, { name: [null, name] })
    return { teamId: team.id }
  },
})

export const updateTeam = editing({
  name: 'updateTeam',
  requires: 'TEAM_UPDATE',
  rules: updateTeamRules,
  description: 'Changes a team; what is not given stays.',
  held: (work, { id }) => heldTeam(work, 'TEAM_UPDATE', id),
  async run(work, input, before, { id }) {
    const data = given(input)
    if (data.name === '') throw invalid({ name: texts.nameTeam() })
    if (data.type === '') data.type = 'Research'
    const changes = changesOf(before, data)
    if (!Object.keys(changes).length) return { teamId: id }
    const { memberCount } = before
    if (data.maxMembers !== undefined && data.maxMembers < memberCount)
      throw invalid({ maxMembers: texts.hasMembers({ memberCount }) })
    await work.tx.team.update({ where: { id }, data })
    await work.audit('Team', id, changes)
    return { teamId: id }
  },
})

export const archiveTeam = action({
  name: 'archiveTeam',
  requires: 'TEAM_LEAD',
  rules: archiveTeamRules,
  description: 'Puts a team into the archive: everyone still reads it, nobody changes it. The members are notified.',
  async run(work, { id, reason }) {
    const team = await openTeam(work, 'TEAM_LEAD', id)
    const archivedAt = new Date()
    await work.tx.team.update({ where: { id }, data: { archivedAt, archiveReason: reason } })
    await work.audit('Team', id, { archivedAt: [null, archivedAt] }, reason)
    await tellMembers(work, 'TEAM_ARCHIVED', team, { comment: reason })
    return { teamId: id }
  },
})

export const unarchiveTeam = action({
  name: 'unarchiveTeam',
  requires: 'TEAM_LEAD',
  rules: teamIdRules,
  description: 'Brings a team back from the archive. The members are notified.',
  async run(work, { id }) {
    const team = await work.access.find('TEAM_LEAD', id)
    if (!team.archivedAt) throw conflict(texts.notArchived())
    await work.tx.team.update({ where: { id }, data: { archivedAt: null, archiveReason: '' } })
    await work.audit('Team', id, { archivedAt: [team.archivedAt, null] })
    await tellMembers(work, 'TEAM_RESTORED', team)
    return { teamId: id }
  },
})

export const transferTeam = action({
  name: 'transferTeam',
  requires: 'TEAM_LEAD',
  rules: teamMemberRules,
  description:
    'Makes another member, who must be a researcher and no observer, the owner; the owner until now stays as an editor.',
  async run(work, { id, userId }) {
    const team = await heldTeam(work, 'TEAM_LEAD', id)
    if (userId === work.viewer.id) throw conflict(texts.ownerAlready())
    const heir = await work.tx.teamMember.findFirst({
      where: { teamId: id, userId, role: { not: 'OBSERVER' }, user: { role: 'RESEARCHER', status: 'ACTIVE' } },
      select: { role: true, user: { select: { name: true } } },
    })
    if (!heir) throw invalid({ userId: texts.chooseResearcher() })
    await handTo(work, id, userId)
    await work.audit('Team', id, { [work.viewer.name]: ['OWNER', 'EDITOR'], [heir.user.name]: [heir.role, 'OWNER'] })
    await tellTeam(work, userId, 'TEAM_HANDED_OVER', team)
    return { teamId: id }
  },
})
