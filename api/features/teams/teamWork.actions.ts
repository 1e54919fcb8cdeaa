/** What a team works on: its projects and the people it looks for. */
import * as texts from '#texts/teams/errors.js'
import * as records from '#texts/ui/records.js'
import { action, type Work } from '../../action.ts'
import { editing, NoneYet } from '../../editing.ts'
import { conflict, notFound } from '../../errors.ts'
import { keepWithin } from '../../keepWithin.ts'
import { heldTeam, openTeam } from './membership.ts'
import { removeTeamOpeningRules, setTeamOpeningRules, teamProjectRules } from './team.rules.ts'
import { tellMembers } from './team.tell.ts'

const mostOpenings = 10

export const linkTeamProject = action({
  name: 'linkTeamProject',
  requires: 'TEAM_UPDATE',
  rules: teamProjectRules,
  description: 'Says that a team works on a project that the viewer may change. It opens the project to nobody.',
  async run(work, { id, projectId }) {
    const team = await openTeam(work, 'TEAM_UPDATE', id)
    await work.access.find('PROJECT_UPDATE', projectId)
    if (await work.tx.teamProject.findUnique({ where: { teamId_projectId: { teamId: id, projectId } } }))
      throw conflict(texts.projectLinked())
    await work.tx.teamProject.create({ data: { teamId: id, projectId } })
    await work.audit('Team', id, { projects: [null, projectId] })
    await tellMembers(work, 'TEAM_PROJECT_LINKED', team)
    return { teamId: id }
  },
})

export const unlinkTeamProject = action({
  name: 'unlinkTeamProject',
  requires: 'TEAM_UPDATE',
  rules: teamProjectRules,
  description: 'Says that a team does not work on a project any more.',
  async run(work, { id, projectId }) {
    await openTeam(work, 'TEAM_UPDATE', id)
    await work.access.find('PROJECT_READ', projectId)
    const { count } = await work.tx.teamProject.deleteMany({ where: { teamId: id, projectId } })
    if (!count) throw notFound(records.project())
    await work.audit('Team', id, { projects: [projectId, null] })
    return { teamId: id }
  },
})

export const setTeamOpening = editing({
  name: 'setTeamOpening',
  requires: 'TEAM_UPDATE',
  rules: setTeamOpeningRules,
  description: 'Says whom a team looks for, or changes what it said, where what is not given stays.',
  async held(work, { id, opening }) {
    const team = await heldTeam(work, 'TEAM_UPDATE', id)
    return opening == null ? new NoneYet(team) : openingOf(work, id, opening)
  },
  async create(work, { title, description = '', skills = [] }, { id }) {
    await keepWithin(work.tx, {
      parent: 'Team',
      id,
      most: mostOpenings,
      count: () => work.tx.teamOpening.count({ where: { teamId: id } }),
      message: texts.mostPositions({ most: mostOpenings }),
    })
    await work.tx.teamOpening.create({ data: { teamId: id, title, description, skills } })
    await work.audit('Team', id, { openings: [null, title] })
    return { teamId: id }
  },
  async run(work, given, before, { id }) {
    const { title } = await work.tx.teamOpening.update({ where: { id: before.id }, data: given })
    await work.audit('Team', id, { openings: [before.title, title] })
    return { teamId: id }
  },
})

export const removeTeamOpening = action({
  name: 'removeTeamOpening',
  requires: 'TEAM_UPDATE',
  rules: removeTeamOpeningRules,
  description: 'Takes an open position back: it is filled, or no longer wanted.',
  async run(work, { id, opening }) {
    await openTeam(work, 'TEAM_UPDATE', id)
    const before = await openingOf(work, id, opening)
    await work.tx.teamOpening.delete({ where: { id: opening } })
    await work.audit('Team', id, { openings: [before.title, null] })
    return { teamId: id }
  },
})

async function openingOf({ tx }: Work, teamId: number, id: number) {
  const opening = await tx.teamOpening.findFirst({ where: { id, teamId } })
  if (!opening) throw notFound(records.position())
  return opening
}
