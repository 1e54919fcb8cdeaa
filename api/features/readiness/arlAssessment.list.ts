/** How the list of assessments is filtered and sorted. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Context } from '../../context.ts'
import { search } from '../../listField.ts'
import type { arlAssessmentFilterRules } from './arlAssessment.rules.ts'

type Where = Prisma.ArlAssessmentWhereInput

/** What each given filter asks of an assessment. */
export const arlAssessmentWhere = (
  { search: text, projectId, status, mine }: InferType<typeof arlAssessmentFilterRules>,
  { viewer, access }: Context,
): (Where | undefined | false)[] => {
  const viewerId = viewer?.id ?? -1
  return [
    search('searchText', text),
    projectId != null && { project: { AND: [{ id: projectId }, access.within('PROJECT_READ')] } },
    !!status?.length && { status: { in: status } },
    mine === true && { ownerId: viewerId },
    mine === false && { OR: [{ ownerId: null }, { ownerId: { not: viewerId } }] },
  ]
}

export const arlAssessmentSort = {
  TITLE: { column: 'sortTitle', meaning: 'The title, without regard to case.' },
  LEVEL: { column: 'level' },
  CREATED_AT: { column: 'createdAt' },
  UPDATED_AT: { column: 'updatedAt', meaning: 'When it was last changed.' },
} as const
