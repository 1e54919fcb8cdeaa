/** How far a project is funded, which projects and the theses of investors both say. */
import type { FundingStatus } from './__generated__/prisma/enums.ts'
import { describedEnum } from './builder.ts'

export const FundingStatusEnum = describedEnum<FundingStatus>('FundingStatus', 'How far a project is funded.', {
  UNFUNDED: null,
  PARTIALLY_FUNDED: null,
  FUNDED: null,
})
