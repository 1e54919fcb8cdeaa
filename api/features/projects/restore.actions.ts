/** Bringing deleted projects back, for as long as they are kept. */
import * as records from '#texts/ui/records.js'
import { action } from '../../action.ts'
import { notFound } from '../../errors.ts'
import { notify } from '../notifications/notify.ts'
import { restoreProjectsRules } from './project.rules.ts'

export const restoreProjects = action({
  name: 'restoreProjects',
  requires: 'PROJECT_RESTORE',
  rules: restoreProjectsRules,
  description: 'Brings deleted projects of the viewer back as they were, all or none, within 30 days.',
  async run(work, { ids }) {
    const projects = await work.tx.project.findMany({
      where: { AND: [{ id: { in: ids } }, work.access.within('PROJECT_RESTORE')] },
      include: { members: { select: { userId: true } } },
    })
    if (projects.length !== new Set(ids).size) throw notFound(records.project())
    const { count } = await work.tx.project.updateMany({
      where: { id: { in: ids }, deletedAt: { not: null } },
      data: { deletedAt: null },
    })
    if (count !== projects.length) throw notFound(records.project())
    for (const { id, title, deletedAt, members } of projects) {
      await work.audit('Project', id, { deletedAt: [deletedAt, null] })
      await notify(work, {
        to: members.map(({ userId }) => userId),
        kind: 'PROJECT_RESTORED',
        subject: { entity: 'Project', id },
        data: { project: title, by: work.viewer.name },
      })
    }
    return { projectIds: projects.map(({ id }) => id) }
  },
})
