/** Publications: what people of the university published, and the projects that it came out of. */
import * as texts from '#texts/publications/errors.js'
import * as records from '#texts/ui/records.js'
import { action, changesOf, type Work } from '../../action.ts'
import type { Publication } from '../../__generated__/prisma/client.ts'
import { editing } from '../../editing.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { enqueue } from '../../job.ts'
import { keepWithin } from '../../keepWithin.ts'
import { claimThatCounts } from '../../readiness/claimThatCounts.ts'
import { removeFiles } from '../files/removeFiles.ts'
import { notify } from '../notifications/notify.ts'
import { suggestAuthorships } from './authorship.jobs.ts'
import { claimOwn } from './claimOwn.ts'
import {
  createPublicationRules,
  deletePublicationRules,
  publicationProjectRules,
  publicationTeamRules,
  updatePublicationRules,
} from './publication.rules.ts'

const mostProjects = 20
const mostTeams = 10

export const createPublication = action({
  name: 'createPublication',
  requires: 'PUBLICATION_CREATE',
  rules: createPublicationRules,
  description: 'Adds a publication, which the viewer keeps.',
  async run(work, { doi, ...input }) {
    await refuseKnown(work, doi)
    const { id } = await work.tx.publication.create({ data: { ...input, doi: doi || null, ownerId: work.viewer.id } })
    await work.audit('Publication', id, { title: [null, input.title] })
    await claimOwn(work, { id, authors: input.authors })
    await enqueue(work.tx, suggestAuthorships, { ids: [id], by: work.viewer.id })
    return { publicationId: id }
  },
})

export const updatePublication = editing({
  name: 'updatePublication',
  requires: 'PUBLICATION_UPDATE',
  rules: updatePublicationRules,
  description: 'Changes a publication; what is not given stays.',
  held: ({ access }, { id }) => access.hold('PUBLICATION_UPDATE', id),
  async run(work, { doi, ...rest }, before, { id }) {
    const input = { ...rest, ...(doi === undefined ? {} : { doi: doi || null }) } as Partial<Publication>
    const changes = changesOf(before, input)
    if (!Object.keys(changes).length) return { publicationId: id }
    if (changes['doi']) await refuseKnown(work, input.doi)
    await work.tx.publication.update({ where: { id }, data: input })
    await work.audit('Publication', id, changes)
    if (changes['authors']) await enqueue(work.tx, suggestAuthorships, { ids: [id], by: work.viewer.id })
    return { publicationId: id }
  },
})

/** A DOI names one work. */
async function refuseKnown({ tx }: Work, doi: string | null | undefined) {
  const known = doi && (await tx.publication.findUnique({ where: { doi }, select: { title: true } }))
  if (known) throw invalid({ doi: texts.doiTaken({ title: known.title }) })
}

export const deletePublication = action({
  name: 'deletePublication',
  requires: 'PUBLICATION_UPDATE',
  rules: deletePublicationRules,
  description: 'Deletes a publication with its files.',
  async run({ tx, access, audit }, { id }) {
    const { title } = await access.find('PUBLICATION_UPDATE', id)
    if (await tx.trlEvidence.count({ where: { publicationId: id, claim: claimThatCounts } }))
      throw conflict(texts.isEvidence())
    await removeFiles(tx, { publicationId: id })
    const { count } = await tx.publication.deleteMany({ where: { id } })
    if (!count) throw notFound(records.publication())
    await audit('Publication', id, { title: [title, null] })
    return { deletedId: id }
  },
})

export const linkPublicationProject = action({
  name: 'linkPublicationProject',
  requires: 'PUBLICATION_UPDATE',
  rules: publicationProjectRules,
  description:
    'Says that a publication came out of a project of which the viewer is a member. It opens the project to nobody.',
  async run(work, { id, projectId }) {
    const { tx, viewer } = work
    const publication = await work.access.find('PUBLICATION_UPDATE', id)
    const project = await work.access.find('PROJECT_READ_INTERNAL', projectId)
    const link = { publicationId: id, projectId }
    if (await tx.publicationProject.findUnique({ where: { publicationId_projectId: link } }))
      throw conflict(texts.linked())
    await keepWithin(tx, {
      parent: 'Publication',
      id,
      most: mostProjects,
      count: () => tx.publicationProject.count({ where: { publicationId: id } }),
      message: texts.mostProjects({ most: mostProjects }),
    })
    await tx.publicationProject.create({ data: link })
    await work.audit('Publication', id, { projects: [null, projectId] })
    await notify(work, {
      to: project.ownerId,
      kind: 'PUBLICATION_LINKED',
      subject: { entity: 'Publication', id },
      data: { by: viewer.name, publication: publication.title, project: project.title },
    })
    return { publicationId: id, projectId }
  },
})

export const unlinkPublicationProject = action({
  name: 'unlinkPublicationProject',
  requires: 'PUBLICATION_UPDATE',
  rules: publicationProjectRules,
  description: 'Says that a publication did not come out of a project.',
  async run({ tx, access, audit }, { id, projectId }) {
    await access.find('PUBLICATION_UPDATE', id)
    await access.find('PROJECT_READ', projectId)
    const { count } = await tx.publicationProject.deleteMany({ where: { publicationId: id, projectId } })
    if (!count) throw notFound(records.project())
    await audit('Publication', id, { projects: [projectId, null] })
    return { publicationId: id, projectId }
  },
})

export const linkPublicationTeam = action({
  name: 'linkPublicationTeam',
  requires: 'PUBLICATION_UPDATE',
  rules: publicationTeamRules,
  description: 'Says that a publication came out of the work of a team of which the viewer is a member.',
  async run({ tx, access, audit }, { id, teamId }) {
    await access.find('PUBLICATION_UPDATE', id)
    await access.find('TEAM_WORK', teamId)
    const link = { publicationId: id, teamId }
    if (await tx.publicationTeam.findUnique({ where: { publicationId_teamId: link } }))
      throw conflict(texts.teamLinked())
    await keepWithin(tx, {
      parent: 'Publication',
      id,
      most: mostTeams,
      count: () => tx.publicationTeam.count({ where: { publicationId: id } }),
      message: texts.mostTeams({ most: mostTeams }),
    })
    await tx.publicationTeam.create({ data: link })
    await audit('Publication', id, { teams: [null, teamId] })
    return { publicationId: id }
  },
})

export const unlinkPublicationTeam = action({
  name: 'unlinkPublicationTeam',
  requires: 'PUBLICATION_UPDATE',
  rules: publicationTeamRules,
  description: 'Says that a publication did not come out of the work of a team.',
  async run({ tx, access, audit }, { id, teamId }) {
    await access.find('PUBLICATION_UPDATE', id)
    await access.find('TEAM_READ', teamId)
    const { count } = await tx.publicationTeam.deleteMany({ where: { publicationId: id, teamId } })
    if (!count) throw notFound(records.team())
    await audit('Publication', id, { teams: [teamId, null] })
    return { publicationId: id }
  },
})
