/** What a team works on: its projects, the people it looks for, and its discussion. */
import { action, type Work } from '../../action.ts'
import { conflict, notFound } from '../../errors.ts'
import { keepWithin } from '../../keepWithin.ts'
import { beginningOf, knowing } from '../notifications/knowing.ts'
import { openTeam } from './membership.ts'
import {
  deleteTeamPostRules,
  removeTeamOpeningRules,
  setTeamOpeningRules,
  teamProjectRules,
  updateTeamPostRules,
  createTeamPostRules,
} from './team.rules.ts'
import { tellMembers, tellTeam } from './team.tell.ts'
import { refreshTeam } from './refreshTeam.ts'

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
      throw conflict('The team works on this project already')
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
    if (!count) throw notFound('Project')
    await work.audit('Team', id, { projects: [projectId, null] })
    return { teamId: id }
  },
})

export const setTeamOpening = action({
  name: 'setTeamOpening',
  requires: 'TEAM_UPDATE',
  rules: setTeamOpeningRules,
  description: 'Says whom a team looks for, or changes what it said.',
  async run(work, { id, opening, title, description, skills }) {
    await openTeam(work, 'TEAM_UPDATE', id)
    const data = { title, description: description ?? '', skills: skills ?? [] }
    if (opening == null) {
      await keepWithin(work.tx, {
        parent: 'Team',
        id,
        most: mostOpenings,
        count: () => work.tx.teamOpening.count({ where: { teamId: id } }),
        message: `A team has at most ${mostOpenings} open positions`,
      })
      await work.tx.teamOpening.create({ data: { teamId: id, ...data } })
      await work.audit('Team', id, { openings: [null, title] })
    } else {
      const before = await openingOf(work, id, opening)
      await work.tx.teamOpening.update({ where: { id: opening }, data })
      await work.audit('Team', id, { openings: [before.title, title] })
    }
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
  if (!opening) throw notFound('Position')
  return opening
}

export const createTeamPost = action({
  name: 'createTeamPost',
  requires: 'TEAM_WORK',
  rules: createTeamPostRules,
  description: "Writes in a team's discussion. The other members are notified, until they have read it once.",
  async run(work, { id, text }) {
    const { tx, viewer } = work
    const team = await openTeam(work, 'TEAM_WORK', id)
    await tx.teamPost.create({ data: { teamId: id, authorId: viewer.id, text } })
    refreshTeam(work, id)
    const know = await knowing(tx, { kind: 'TEAM_POSTED', entity: 'Team', entityId: id })
    const members = await tx.teamMember.findMany({ where: { teamId: id }, select: { userId: true } })
    for (const { userId } of members)
      if (!know.has(userId)) await tellTeam(work, userId, 'TEAM_POSTED', team, { text: beginningOf(text) })
    return { teamId: id }
  },
})

export const updateTeamPost = action({
  name: 'updateTeamPost',
  requires: 'TEAM_POST_UPDATE',
  rules: updateTeamPostRules,
  description: 'Changes an own post.',
  async run(work, { id, text }) {
    const post = await work.access.find('TEAM_POST_UPDATE', id)
    await openTeam(work, 'TEAM_WORK', post.teamId)
    if (post.text !== text) await work.tx.teamPost.update({ where: { id }, data: { text, editedAt: new Date() } })
    refreshTeam(work, post.teamId)
    return { teamId: post.teamId }
  },
})

export const deleteTeamPost = action({
  name: 'deleteTeamPost',
  requires: 'TEAM_POST_DELETE',
  rules: deleteTeamPostRules,
  description: 'Deletes an own post; the owner of a team may delete any of its posts.',
  async run(work, { id }) {
    const post = await work.access.find('TEAM_POST_DELETE', id)
    await openTeam(work, 'TEAM_WORK', post.teamId)
    await work.tx.teamPost.delete({ where: { id } })
    refreshTeam(work, post.teamId)
    return { teamId: post.teamId }
  },
})
