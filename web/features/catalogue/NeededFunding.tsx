/** How much a project seeks, as lists show amounts. */
import { Text } from '@chakra-ui/react'
import { formatShortMoney } from '#web/ui/format.ts'

interface Props {
  project: { seekingInvestment: boolean; fundingAmountNeeded: number | null | undefined }
}

export function NeededFunding({ project: { seekingInvestment, fundingAmountNeeded } }: Props) {
  if (!seekingInvestment) return <Text color="fg.muted">Not seeking</Text>
  return <Text whiteSpace="nowrap">{fundingAmountNeeded ? formatShortMoney(fundingAmountNeeded) : 'Not stated'}</Text>
}
