/** What a challenge's values are called, and how its days and money are said (docs/spec/challenges.md#lookups). */
import * as counts from '#texts/challenges/counts.js'
import * as texts from '#texts/challenges/challengeWords.js'
import { fundingInWords } from '#api/features/challenges/funding.rules.ts'
import { nearDays } from '#api/features/challenges/challengeValues.rules.ts'
import type {
  ChallengeDisplayStatus,
  CollaborationType,
  FundingRange,
} from '#web/__generated__/ChallengeSheet_challenge.graphql.ts'
import type { Tone } from '#web/ui/badges/tones.ts'
import { formatMoney, formatShortMoney } from '#web/ui/format.ts'

export const displayStatusWords: Record<ChallengeDisplayStatus, string> = {
  DRAFT: texts.draft(),
  UNDER_REVIEW: texts.underReview(),
  OPEN: texts.open(),
  CLOSED: texts.closed(),
  COMPLETED: texts.completed(),
  CANCELLED: texts.cancelled(),
  EXPIRED: texts.expired(),
}

export const statusTones: Record<ChallengeDisplayStatus, Tone> = {
  DRAFT: 'pending',
  UNDER_REVIEW: 'info',
  OPEN: 'success',
  CLOSED: 'danger',
  COMPLETED: 'settled',
  CANCELLED: 'neutral',
  EXPIRED: 'danger',
}

export const collaborationWords: Record<CollaborationType, string> = {
  EXPLORATORY: texts.exploratory(),
  APPLIED: texts.applied(),
  PILOT: texts.pilot(),
  CO_DEVELOPMENT: texts.coDevelopment(),
  STRATEGIC: texts.strategic(),
  RESEARCH: texts.research(),
  TBD: texts.toBeDetermined(),
}

/** What stands in the place of a company that posts without its name. */
export const namedCompany = (companyName: string | null | undefined): string =>
  companyName === null || companyName === undefined
    ? texts.companyNameWithheld()
    : companyName || texts.companyNotGiven()

interface Money {
  readonly budget: number | null | undefined
  readonly minBudget: number | null | undefined
  readonly maxBudget: number | null | undefined
  readonly fundingRange: FundingRange
}

/** The most exact thing that is known of the money. */
export const fundingOf = (funding: Money): string => fundingInWords(funding, formatMoney)

/** The same with short amounts, for lists. */
export const fundingInShort = (money: Money): string => fundingInWords(money, formatShortMoney)

interface Days {
  readonly deadline: string | null | undefined
  readonly daysLeft: number | null | undefined
  readonly displayStatus: ChallengeDisplayStatus
}

/** `Expired`, `Today`, `1 day`, `12 days`; nothing where no days run. */
export function daysLeftWords({ daysLeft, displayStatus }: Days): string {
  if (displayStatus === 'EXPIRED') return texts.expired()
  if (displayStatus !== 'OPEN' || daysLeft == null) return ''
  return daysLeft === 0 ? texts.today() : counts.days({ count: daysLeft })
}

/** Whether the deadline is to be seen in red. */
export const isNear = ({ daysLeft, displayStatus }: Days): boolean =>
  displayStatus === 'EXPIRED' || (displayStatus === 'OPEN' && daysLeft != null && daysLeft < nearDays)
