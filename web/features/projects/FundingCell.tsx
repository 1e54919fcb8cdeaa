/** Funding in its documented short form, always with the amount in AED beside it (resolutions.md 25). */
import { Text } from '@chakra-ui/react'
import type { FundingStatus } from '#web/__generated__/MyProjectsPage_project.graphql.ts'
import { formatFunding, formatMoney } from '#web/ui/format.ts'
import { fundingWords } from './projectWords.ts'

export const FundingCell = ({
  fundingStatus,
  fundingAmount,
}: {
  fundingStatus: FundingStatus
  fundingAmount: number | null | undefined
}) => (
  <>
    <Text whiteSpace="nowrap">{fundingAmount ? formatFunding(fundingAmount) : fundingWords[fundingStatus]}</Text>
    {fundingAmount ? (
      <Text fontSize="xs" color="fg.muted" whiteSpace="nowrap">
        {formatMoney(fundingAmount)}
      </Text>
    ) : null}
  </>
)
