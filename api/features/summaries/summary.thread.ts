/** The page that everybody may read about a project. */
import type { SummaryStatus } from '../../__generated__/prisma/enums.ts'
import { thread } from '../../thread/definition.ts'

export const summaryThread = thread<{ headline: string; status: SummaryStatus; createdAt: Date }>()({
  kind: 'TECHNOLOGY_SUMMARY',
  model: 'TechnologySummary',
  within: (access) => access.within('SUMMARY_READ'),
  from: { Project: 'projectId' },
  select: { headline: true, status: true, createdAt: true },
  when: ({ createdAt }) => createdAt,
  title: ({ headline }) => headline,
  state: ({ status }) => status,
  at: ({ id }) => ['TechnologySummary', id],
})
