/** Analyses of synergy, for tests. */
import type { Prisma, SynergyAnalysis } from '../../../api/__generated__/prisma/client.ts'
import type { Db, Tx } from '../../../api/db.ts'
import type { SynergyResult } from '../../../api/features/synergy/analyse.ts'

/** Writes an analysis of synergy that found nothing. */
export const makeSynergy = (
  db: Db | Tx,
  overrides: Pick<SynergyAnalysis, 'ownerId' | 'sourceId' | 'targetId'> &
    Partial<Omit<SynergyAnalysis, 'draftedSummary'>>,
): Promise<SynergyAnalysis> =>
  db.synergyAnalysis.create({
    data: {
      sourceTitle: 'Solar still',
      targetTitle: 'Membrane cooling',
      overall: 0,
      inside: false,
      engineVersion: '1.0',
      inputHash: `${overrides.sourceId} ${overrides.targetId}`,
      ...overrides,
      inputs: {},
      result: emptyResult as unknown as Prisma.InputJsonObject,
    },
  })

const emptyResult: SynergyResult = {
  scores: [],
  shared: [],
  report: {
    keyRecommendation: '',
    collaborationPotential: '',
    overlappingTechnologies: [],
    complementaryAspects: [],
    crossSectorApplications: [],
    breakthroughPotential: '',
    roadmap: [],
    risks: [],
    immediateActions: [],
    successFactors: [],
    teamStructure: [],
  },
}
