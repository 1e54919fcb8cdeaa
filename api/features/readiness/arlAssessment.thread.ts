/** Assessments of adoption readiness, which projects are given. */
import * as texts from '#texts/thread/titles.js'
import type { ArlStatus } from '../../__generated__/prisma/enums.ts'
import { thread } from '../../thread/definition.ts'
import { scoreWords } from '../../readiness/report.ts'

export const arlAssessmentThread = thread<{
  status: ArlStatus
  low: number
  high: number
  createdAt: Date
}>()({
  kind: 'ASSESSMENT',
  model: 'ArlAssessment',
  within: (access) => access.within('ARL_READ'),
  from: { Project: 'projectId' },
  select: { status: true, low: true, high: true, createdAt: true },
  when: ({ createdAt }) => createdAt,
  title: ({ status, ...range }) => (status === 'COMPLETED' ? scoreWords(range) : texts.assessment()),
  state: ({ status }) => status,
  at: ({ id }) => ['ArlAssessment', id],
})
