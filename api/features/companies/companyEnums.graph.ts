/** The enum of companies in the schema. */
import type { CompanyStage } from '../../__generated__/prisma/enums.ts'
import { describedEnum } from '../../builder.ts'

export const CompanyStageEnum = describedEnum<CompanyStage>(
  'CompanyStage',
  'How far the university is with a company.',
  {
    LEAD: null,
    ACTIVE: null,
    DORMANT: 'One has worked with it, and waits.',
  },
)
