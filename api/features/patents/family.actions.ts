/** Changes what the patents of a family have in common; each of them keeps it in its record of changes. */
import { changesOf } from '../../action.ts'
import { editing } from '../../editing.ts'
import { needLinks, writeInventors } from './familyParts.ts'
import { heldPatent } from './held.ts'
import { notifyPatent } from './notifyPatent.ts'
import { updatePatentFamilyRules } from './patent.rules.ts'

export const updatePatentFamily = editing({
  name: 'updatePatentFamily',
  requires: 'PATENT_UPDATE',
  rules: updatePatentFamilyRules,
  description:
    'Changes the inventors, the project, the disclosure and the confidentiality of all patents of a family; what is not given stays. Given inventors replace all.',
  async held(work, { id }) {
    const patent = await heldPatent(work, id)
    const family = await work.tx.patentFamily.findUniqueOrThrow({
      where: { id: patent.patentFamilyId },
      include: { inventors: { orderBy: { position: 'asc' } } },
    })
    return { ...family, patent }
  },
  async run(work, { inventors, ...data }, { patent, ...before }, { id }) {
    const { tx } = work
    const { patentFamilyId } = patent
    await needLinks(work, data, before)
    const written = inventors ? await writeInventors(work, patentFamilyId, inventors, before.inventors) : null
    const changes = { ...changesOf<object>(before, data), ...written?.changes }
    if (!Object.keys(changes).length) return { patentId: id }
    await tx.patentFamily.update({ where: { id: patentFamilyId }, data })
    const members = await tx.patent.findMany({
      where: { patentFamilyId },
      select: { id: true },
      orderBy: { id: 'asc' },
    })
    for (const member of members) await work.audit('Patent', member.id, changes)
    if (written) await notifyPatent(work, 'PATENT_ADDED', patent, {}, written.added)
    return { patentId: id }
  },
})
