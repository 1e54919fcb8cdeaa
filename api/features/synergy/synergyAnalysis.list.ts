/** How the list of analyses of synergy is filtered and sorted. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { search } from '../../listField.ts'
import type { synergyAnalysisFilterRules } from './synergyAnalysis.rules.ts'

type Where = Prisma.SynergyAnalysisWhereInput

/** What each given filter asks of an analysis. The viewer sees both projects of every one that is listed. */
export const synergyAnalysisWhere = ({
  search: text,
  sourceId,
  targetId,
}: InferType<typeof synergyAnalysisFilterRules>): (Where | undefined | false)[] => [
  search('searchText', text),
  sourceId != null && { sourceId },
  targetId != null && { targetId },
]

export const synergyAnalysisSort = {
  TITLE: {
    column: 'sortTitle',
    meaning: 'The title of one’s own project, then that of the other, without regard to case.',
  },
  OVERALL: { column: 'overall', meaning: 'The overall score.' },
  CREATED_AT: { column: 'createdAt' },
} as const
