/** Technology summaries, as the shared parts of the platform know them. */
import { record } from '../../records/definition.ts'
import { newest } from '../../records/found.ts'
import { translateSummary } from './changeText.ts'

export const summaryRecord = record('TechnologySummary', {
  path: (id) => `/technology-summaries/${id}`,
  search: {
    name: 'technologySummaries',
    description: 'Technology summaries that the viewer works with, the latest change first, at most 5.',
    read: 'SUMMARY_READ',
    order: newest('updatedAt'),
    words: { titled: 'headline' },
  },
  translated: {
    requires: 'SUMMARY_UPDATE',
    fields: { headline: null, problem: null, solution: null, alternative: null, advantages: null, sought: null },
    write: translateSummary,
  },
  history: { requires: 'SUMMARY_READ' },
})
