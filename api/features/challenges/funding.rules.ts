/** What a challenge pays, in words, the same on screen and in exported files. */
import type { FundingRange } from '../../__generated__/prisma/enums.ts'
import { said } from '#api/said.rules.ts'
import * as texts from '#texts/challenges/funding.js'

export const fundingRangeWords: Readonly<Record<FundingRange, string>> = said({
  EXPLORATORY: texts.exploratory,
  APPLIED: texts.applied,
  PILOT: texts.pilot,
  CO_DEVELOPMENT: texts.coDevelopment,
  STRATEGIC: texts.strategic,
  TBD: texts.toBeDetermined,
})

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
  if (minBudget != null && maxBudget != null) return texts.between({ least: money(minBudget), most: money(maxBudget) })
  if (minBudget != null) return texts.from({ least: money(minBudget) })
  if (maxBudget != null) return texts.upTo({ most: money(maxBudget) })
  return fundingRangeWords[fundingRange]
}
