/** Assessments of adoption readiness, as the shared parts of the platform know them. */
import { record } from '../../records/definition.ts'
import { newest } from '../../records/found.ts'

export const arlAssessmentRecord = record('ArlAssessment', {
  path: (id) => `/ai/arl-assessments/${id}`,
  search: {
    name: 'arlAssessments',
    description: 'Assessments of adoption readiness, newest first, at most 5.',
    read: 'ARL_READ',
    order: newest('createdAt'),
    words: { derived: true },
  },
  history: { requires: 'ARL_READ' },
})
