/** What makes, changes and removes patents. */
import * as errors from '#texts/patents/errors.js'
import * as records from '#texts/ui/records.js'
import type { Patent } from '../../__generated__/prisma/client.ts'
import { action, changesOf, type Work } from '../../action.ts'
import { editing } from '../../editing.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { keepWithin } from '../../keepWithin.ts'
import { daysInWords } from '../../research/daysInWords.ts'
import { removeFiles } from '../files/removeFiles.ts'
import { applicationColumns, needOrder, refuseKnown, type ApplicationColumns } from './applicationColumns.ts'
import { inventorRows, needLinks } from './familyParts.ts'
import { heldPatent } from './held.ts'
import { notifyPatent } from './notifyPatent.ts'
import { addFamilyPatentRules, createPatentRules, deletePatentRules, updatePatentRules } from './patent.rules.ts'
import { alive, standing } from './patentMoves.ts'
import { refreshFamily } from './refreshFamily.ts'

/** The most patents of one family. */
const most = 100

export const createPatent = action({
  name: 'createPatent',
  requires: 'PATENT_CREATE',
  rules: createPatentRules,
  description: 'Adds a patent as the first of a family, which the viewer keeps. Its dates say how far it has come.',
  async run(work, { confidential = true, inventors, projectId, inventionDisclosureId, ...given }) {
    const { tx, viewer } = work
    await needLinks(work, { projectId, inventionDisclosureId })
    const family = await tx.patentFamily.create({
      data: {
        confidential,
        ownerId: viewer.id,
        projectId: projectId ?? null,
        inventionDisclosureId: inventionDisclosureId ?? null,
        inventors: { create: await inventorRows(work, inventors) },
      },
    })
    return { patentId: await add(work, family.id, null, applicationColumns(given)) }
  },
})

export const addFamilyPatent = action({
  name: 'addFamilyPatent',
  requires: 'PATENT_UPDATE',
  rules: addFamilyPatentRules,
  description: 'Adds a patent to a family: one that claims priority, enters a national phase or continues another.',
  async run(work, { parentId, ...given }) {
    const { tx } = work
    const parent = await heldPatent(work, parentId)
    const { patentFamilyId } = parent
    const columns = applicationColumns(given)
    if (columns.filedOn && parent.filedOn && columns.filedOn < parent.filedOn)
      throw invalid({ filedOn: errors.beforeParent() })
    await keepWithin(tx, {
      parent: 'PatentFamily',
      id: patentFamilyId,
      most,
      count: () => tx.patent.count({ where: { patentFamilyId } }),
      message: errors.mostPatents({ most }),
    })
    return { patentId: await add(work, patentFamilyId, parentId, columns) }
  },
})

async function add(work: Work, patentFamilyId: number, parentId: number | null, columns: ApplicationColumns) {
  needOrder(columns)
  await refuseKnown(work, columns)
  const patent = await work.tx.patent.create({
    data: { ...columns, patentFamilyId, parentId, status: standing(columns) },
  })
  await work.audit('Patent', patent.id, { title: [null, patent.title], office: [null, patent.office] })
  await refreshFamily(work.tx, patentFamilyId)
  await notifyPatent(work, 'PATENT_ADDED', patent)
  return patent.id
}

export const updatePatent = editing({
  name: 'updatePatent',
  requires: 'PATENT_UPDATE',
  rules: updatePatentRules,
  description: 'Corrects what is known of a patent; its dates cannot say that it has come further, or less far.',
  held: (work, { id }) => heldPatent(work, id),
  async run(work, given, before, { id }) {
    const columns = applicationColumns(updatePatentRules.whole.cast({ ...before, ...given }, { stripUnknown: true }))
    needOrder(columns)
    needStanding(before, columns)
    await refuseKnown(work, columns, id)
    await needAfterParent(work, before, columns)
    const changes = daysInWords(changesOf(before, columns))
    if (!Object.keys(changes).length) return { patentId: id }
    await work.tx.patent.update({ where: { id }, data: columns })
    await work.audit('Patent', id, changes)
    await refreshFamily(work.tx, before.patentFamilyId)
    return { patentId: id }
  },
})

/** What happened is recorded as what it is; here days are corrected. */
function needStanding(before: Patent, after: ApplicationColumns) {
  for (const [field, missing] of [
    ['filedOn', errors.keepFiled()],
    ['publishedOn', errors.keepPublished()],
    ['grantedOn', errors.keepGranted()],
  ] as const) {
    if (before[field] && !after[field]) throw invalid({ [field]: missing })
    if (!before[field] && after[field] && alive.includes(before.status) && standing(after) !== before.status)
      throw invalid({ [field]: errors.recordIt() })
  }
}

async function needAfterParent({ tx }: Work, { id, parentId }: Patent, { filedOn }: ApplicationColumns) {
  if (!filedOn) return
  const [parent, earliest] = await Promise.all([
    parentId === null ? null : tx.patent.findUnique({ where: { id: parentId }, select: { filedOn: true } }),
    tx.patent.findFirst({ where: { parentId: id, filedOn: { lt: filedOn } }, select: { id: true } }),
  ])
  if (parent?.filedOn && filedOn < parent.filedOn) throw invalid({ filedOn: errors.beforeParent() })
  if (earliest) throw invalid({ filedOn: errors.afterChild() })
}

export const deletePatent = action({
  name: 'deletePatent',
  requires: 'PATENT_UPDATE',
  rules: deletePatentRules,
  description: 'Deletes a patent that was entered by mistake, with its files; the family goes with its last patent.',
  async run(work, { id }) {
    const { tx } = work
    const { title, patentFamilyId } = await heldPatent(work, id)
    if (await tx.patent.count({ where: { parentId: id } })) throw conflict(errors.hasChildren())
    await removeFiles(tx, { patentId: id })
    const { count } = await tx.patent.deleteMany({ where: { id } })
    if (!count) throw notFound(records.patent())
    await work.audit('Patent', id, { title: [title, null] })
    if (!(await tx.patent.count({ where: { patentFamilyId } })))
      await tx.patentFamily.delete({ where: { id: patentFamilyId } })
    return { deletedId: id }
  },
})
