/** The projects that a grant pays for. */
import * as errors from '#texts/grants/errors.js'
import * as records from '#texts/ui/records.js'
import { action } from '../../action.ts'
import { conflict, notFound } from '../../errors.ts'
import { keepWithin } from '../../keepWithin.ts'
import { grantProjectRules } from './grant.rules.ts'
import { notifyGrant } from './notifyGrant.ts'

const most = 20

export const linkGrantProject = action({
  name: 'linkGrantProject',
  requires: 'GRANT_UPDATE',
  rules: grantProjectRules,
  description: 'Says that a grant pays for a project of which the viewer is a member. It opens the project to nobody.',
  async run(work, { id, projectId }) {
    const { tx } = work
    const grant = await work.access.hold('GRANT_UPDATE', id)
    const project = await work.access.find('PROJECT_READ_INTERNAL', projectId)
    const link = { researchGrantId: id, projectId }
    if (await tx.grantProject.findUnique({ where: { researchGrantId_projectId: link } }))
      throw conflict(errors.linked())
    await keepWithin(tx, {
      parent: 'ResearchGrant',
      id,
      most,
      count: () => tx.grantProject.count({ where: { researchGrantId: id } }),
      message: errors.mostProjects({ most }),
    })
    await tx.grantProject.create({ data: link })
    await work.audit('ResearchGrant', id, { projects: [null, projectId] })
    await notifyGrant(work, 'GRANT_LINKED', grant, { project: project.title }, [project.ownerId])
    return { grantId: id, projectId }
  },
})

export const unlinkGrantProject = action({
  name: 'unlinkGrantProject',
  requires: 'GRANT_UPDATE',
  rules: grantProjectRules,
  description: 'Says that a grant does not pay for a project.',
  async run(work, { id, projectId }) {
    await work.access.hold('GRANT_UPDATE', id)
    await work.access.find('PROJECT_READ', projectId)
    const { count } = await work.tx.grantProject.deleteMany({ where: { researchGrantId: id, projectId } })
    if (!count) throw notFound(records.project())
    await work.audit('ResearchGrant', id, { projects: [projectId, null] })
    return { grantId: id, projectId }
  },
})
