/** Changes what the patents of a family have in common; each of them keeps it in its record of changes. */
import { action, changesOf } from '../../action.ts'
import { needLinks, writeInventors } from './familyParts.ts'
import { heldPatent } from './held.ts'
import { notifyPatent } from './notifyPatent.ts'
import { updatePatentFamilyRules } from './patent.rules.ts'

export const updatePatentFamily = action({
  name: 'updatePatentFamily',
  requires: 'PATENT_UPDATE',
  rules: updatePatentFamilyRules,
  description:
    'Changes the inventors, the project, the disclosure and the confidentiality of all patents of a family. Given inventors replace all.',
  async run(work, { id, inventors, confidential, projectId = null, inventionDisclosureId = null }) {
    const { tx } = work
    const patent = await heldPatent(work, id)
    const { patentFamilyId } = patent
    const before = await tx.patentFamily.findUniqueOrThrow({ where: { id: patentFamilyId } })
    await needLinks(work, { projectId, inventionDisclosureId }, before)
    const data = { confidential: confidential ?? before.confidential, projectId, inventionDisclosureId }
    const written = await writeInventors(work, patentFamilyId, inventors)
    const changes = { ...changesOf(before, data), ...written.changes }
    if (!Object.keys(changes).length) return { patentId: id }
    await tx.patentFamily.update({ where: { id: patentFamilyId }, data })
    const members = await tx.patent.findMany({
      where: { patentFamilyId },
      select: { id: true },
      orderBy: { id: 'asc' },
    })
    for (const member of members) await work.audit('Patent', member.id, changes)
    await notifyPatent(work, 'PATENT_ADDED', patent, {}, written.added)
    return { patentId: id }
  },
})
