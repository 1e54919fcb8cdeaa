/** Analyses of synergy between two projects: made, and deleted. */
import * as records from '#texts/ui/records.js'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { action } from '../../action.ts'
import { invalid, notFound } from '../../errors.ts'
import { engineVersion } from '../../synergy/scores.ts'
import * as texts from '#texts/synergy/rules.js'
import { analyse } from './analyse.ts'
import { createSynergyAnalysisRules, deleteSynergyAnalysesRules } from './synergyAnalysis.rules.ts'
import { comparedInclude, comparedProject } from '../projects/comparedProject.ts'

export const createSynergyAnalysis = action({
  name: 'createSynergyAnalysis',
  requires: 'SYNERGY_CREATE',
  rules: createSynergyAnalysisRules,
  description:
    'Analyses what one’s own project and another one could do together, and saves the result. It reads only what the viewer may see. While neither project has changed, the saved analysis is given back.',
  async run({ tx, viewer, access, audit }, { sourceId, targetId }) {
    await access.find('SYNERGY_CREATE', sourceId)
    await access.find('PROJECT_READ', targetId)
    if (sourceId === targetId) throw invalid({ targetId: texts.twoProjects() })
    const inside = await access.can('PROJECT_READ_INTERNAL', targetId)
    const rows = await tx.project.findMany({ where: { id: { in: [sourceId, targetId] } }, include: comparedInclude })
    const departments = await tx.department.findMany()
    const faculties = new Map(departments.map(({ name, faculty }) => [name, faculty]))
    const [source, target] = [sourceId, targetId].map((wanted) => rows.find(({ id }) => id === wanted)!)
    const inputs = {
      source: comparedProject(source!, true, faculties),
      target: comparedProject(target!, inside, faculties),
    }
    const { overall, inputHash, result } = analyse(inputs)
    const key = { ownerId: viewer.id, sourceId, targetId, inputHash }
    const { count } = await tx.synergyAnalysis.createMany({
      data: {
        ...key,
        inside,
        overall,
        sourceTitle: source!.title,
        targetTitle: target!.title,
        result: result as unknown as Prisma.InputJsonObject,
        inputs: inputs as unknown as Prisma.InputJsonObject,
        engineVersion,
      },
      skipDuplicates: true,
    })
    const { id } = await tx.synergyAnalysis.findUniqueOrThrow({
      where: { ownerId_sourceId_targetId_inputHash: key },
      select: { id: true },
    })
    if (count) await audit('SynergyAnalysis', id, { targetId: [null, targetId] })
    return { synergyAnalysisId: id }
  },
})

export const deleteSynergyAnalyses = action({
  name: 'deleteSynergyAnalyses',
  requires: 'SYNERGY_READ',
  rules: deleteSynergyAnalysesRules,
  description: 'Deletes own analyses of synergy; all of them or none.',
  async run({ tx, access, audit }, { ids }) {
    const found = await tx.synergyAnalysis.findMany({
      where: { AND: [{ id: { in: ids } }, access.within('SYNERGY_READ')] },
      select: { id: true, sourceTitle: true, targetTitle: true },
    })
    if (found.length !== new Set(ids).size) throw notFound(records.analysis())
    await tx.synergyAnalysis.deleteMany({ where: { id: { in: ids } } })
    for (const { id, sourceTitle, targetTitle } of found)
      await audit('SynergyAnalysis', id, { titles: [[sourceTitle, targetTitle], null] })
    return { deletedIds: ids }
  },
})
