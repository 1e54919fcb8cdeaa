/** Analyses of synergy, as the shared parts of the platform know them. */
import { record } from '../../records/definition.ts'
import { newest } from '../../records/found.ts'

export const synergyAnalysisRecord = record('SynergyAnalysis', {
  path: (id) => `/ai/project-synergies/${id}`,
  search: {
    name: 'synergyAnalyses',
    description: 'Own analyses of synergy between projects, newest first, at most 5.',
    read: 'SYNERGY_READ',
    order: newest('createdAt'),
    words: { titled: 'sourceTitle', also: ['targetTitle'], derived: true },
  },
})
