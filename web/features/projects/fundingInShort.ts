/** Funding as lists show it: a short amount, or in a word that there is none. */
import type { FundingStatus } from '#web/__generated__/myProjectColumns_project.graphql.ts'
import { formatShortMoney } from '#web/ui/format.ts'
import { fundingWords } from './projectWords.ts'

interface Funded {
  fundingStatus: FundingStatus
  fundingAmount: number | null | undefined
}

export const fundingInShort = ({ fundingStatus, fundingAmount }: Funded): string =>
  fundingAmount ? formatShortMoney(fundingAmount) : fundingWords[fundingStatus]
