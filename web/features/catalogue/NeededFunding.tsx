/** How much a project seeks, in its short form with the amount in AED (resolutions.md 25). */
import { Text } from '@chakra-ui/react'
import { formatFunding, formatMoney } from '#web/ui/format.ts'

interface Props {
  project: { seekingInvestment: boolean; fundingAmountNeeded: number | null | undefined }
}

export function NeededFunding({ project: { seekingInvestment, fundingAmountNeeded } }: Props) {
  if (!seekingInvestment) return <Text color="fg.muted">Not seeking</Text>
  if (!fundingAmountNeeded) return <Text>Not stated</Text>
  return (
    <>
      <Text whiteSpace="nowrap">{formatFunding(fundingAmountNeeded)}</Text>
      <Text fontSize="xs" color="fg.muted" whiteSpace="nowrap">
        {formatMoney(fundingAmountNeeded)}
      </Text>
    </>
  )
}
