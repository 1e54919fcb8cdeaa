/** How the list of technology summaries is filtered and sorted. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { inBothLanguages, search } from '../../listField.ts'
import type { summaryFilterRules } from './summary.rules.ts'

/** What each given filter asks of a summary. */
export const summaryWhere = ({
  search: text,
  status,
  sector,
}: InferType<typeof summaryFilterRules>): (Prisma.TechnologySummaryWhereInput | undefined | false)[] => [
  search(inBothLanguages, text),
  !!status?.length && { status: { in: status } },
  !!sector?.length && { sector: { in: sector } },
]

export const summarySort = {
  HEADLINE: { column: 'sortHeadline', inBoth: true, meaning: 'The headline, without regard to case.' },
  UPDATED_AT: { column: 'updatedAt', meaning: 'When it was last changed.' },
} as const
