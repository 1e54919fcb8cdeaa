/** What a challenge's values are called, and how its days and money are said (docs/spec/challenges.md#lookups). */
import * as counts from '#texts/challenges/counts.js'
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
  DRAFT: 'Draft',
  UNDER_REVIEW: 'Under Review',
  OPEN: 'Open',
  CLOSED: 'Closed',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
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
  EXPLORATORY: 'Exploratory',
  APPLIED: 'Applied',
  PILOT: 'Pilot',
  CO_DEVELOPMENT: 'Co-development',
  STRATEGIC: 'Strategic',
  RESEARCH: 'Research',
  TBD: 'To be determined',
}

/** What stands in the place of a company that posts without its name. */
export const namedCompany = (companyName: string | null | undefined): string =>
  companyName === null || companyName === undefined ? 'Company name withheld' : companyName || 'Company not given'

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
  if (displayStatus === 'EXPIRED') return 'Expired'
  if (displayStatus !== 'OPEN' || daysLeft == null) return ''
  return daysLeft === 0 ? 'Today' : counts.days({ count: daysLeft })
}

/** Whether the deadline is to be seen in red. */
export const isNear = ({ daysLeft, displayStatus }: Days): boolean =>
  displayStatus === 'EXPIRED' || (displayStatus === 'OPEN' && daysLeft != null && daysLeft < nearDays)
