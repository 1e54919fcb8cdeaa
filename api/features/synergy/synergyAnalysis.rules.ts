/** What an input about analyses of synergy must hold (docs/spec/ai-tools.md#project-synergies). */
import { object } from 'yup'
import { nodeId, nodeIds, text } from '#api/rules.ts'
import * as texts from '#texts/synergy/rules.js'

export const createSynergyAnalysisRules = object({
  sourceId: nodeId('Project', texts.chooseSource).meta({ label: texts.source(), description: 'The own project.' }),
  targetId: nodeId('Project', texts.chooseTarget).meta({
    label: texts.target(),
    description: 'The project that it is compared with.',
  }),
})

export const draftSynergySummaryRules = object({ id: nodeId('SynergyAnalysis') })

export const deleteSynergyAnalysesRules = object({ ids: nodeIds('SynergyAnalysis') })

export const synergyAnalysisFilterRules = object({
  search: text(200).meta({ description: 'Words of the two titles; all must be found.' }),
  sourceId: nodeId('Project').optional().nullable().meta({ description: 'Of this own project.' }),
  targetId: nodeId('Project').optional().nullable().meta({ description: 'With this project.' }),
})
