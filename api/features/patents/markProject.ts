/** A granted patent is said of the linked project as well, from which the alerts of investors come. */
import * as words from '#texts/patents/words.js'
import type { Patent } from '../../__generated__/prisma/client.ts'
import { changesOf, type Work } from '../../action.ts'
import { inLanguage } from '../../language.ts'
import { alertSavers } from '../opportunities/alertSavers.ts'

/** Writes it where the viewer may change the project; a reference that somebody entered stays. */
export async function markProject(work: Work, { patentFamilyId, office, grantNumber }: Patent): Promise<void> {
  const { tx, access } = work
  const { projectId } = await tx.patentFamily.findUniqueOrThrow({
    where: { id: patentFamilyId },
    select: { projectId: true },
  })
  if (projectId === null || !(await access.can('PROJECT_UPDATE', projectId))) return
  const project = await tx.project.findUniqueOrThrow({ where: { id: projectId } })
  const reference = grantNumber?.startsWith(office) ? grantNumber : [office, grantNumber].filter(Boolean).join(' ')
  // As forms offer it, in whatever language the grant is recorded: alerts and matching read the value.
  const ipStatus = inLanguage('en', words.patentGranted)
  const data = { ipStatus, patentReference: project.patentReference || reference }
  const changes = changesOf(project, data)
  if (!Object.keys(changes).length) return
  await tx.project.update({ where: { id: projectId, deletedAt: null }, data })
  await work.audit('Project', projectId, changes)
  await alertSavers(work, projectId, changes)
}
