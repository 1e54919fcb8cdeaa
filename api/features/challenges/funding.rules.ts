/** What a challenge pays, in words, the same on screen and in exported files. */
import type { FundingRange } from '../../__generated__/prisma/enums.ts'

export const fundingRangeWords: Record<FundingRange, string> = {
  EXPLORATORY: 'Exploratory (up to AED 100,000)',
  APPLIED: 'Applied (AED 100,000-500,000)',
  PILOT: 'Pilot (AED 500,000-1,000,000)',
  CO_DEVELOPMENT: 'Co-development (AED 1,000,000-3,000,000)',
  STRATEGIC: 'Strategic (AED 3,000,000+)',
  TBD: 'To be determined',
}

interface Funding {
  readonly budget?: number | null | undefined
  readonly minBudget?: number | null | undefined
  readonly maxBudget?: number | null | undefined
  readonly fundingRange: FundingRange
}

/** The amount or the span of amounts where they are given, else the range. */
export function fundingInWords(
  { budget, minBudget, maxBudget, fundingRange }: Funding,
  money: (amount: number) => string,
): string {
  if (budget != null) return money(budget)
  if (minBudget != null && maxBudget != null) return `${money(minBudget)} - ${money(maxBudget)}`
  if (minBudget != null) return `From ${money(minBudget)}`
  if (maxBudget != null) return `Up to ${money(maxBudget)}`
  return fundingRangeWords[fundingRange]
}
