/** How much a project seeks, as lists show amounts. */
import { Text } from '@chakra-ui/react'
import * as texts from '#texts/catalogue/neededFunding.js'
import { formatShortMoney } from '#web/ui/format.ts'

interface Props {
  project: { seekingInvestment: boolean; fundingAmountNeeded: number | null | undefined }
}

export function NeededFunding({ project: { seekingInvestment, fundingAmountNeeded } }: Props) {
  if (!seekingInvestment) return <Text color="fg.muted">{texts.notSeeking()}</Text>
  return (
    <Text whiteSpace="nowrap">{fundingAmountNeeded ? formatShortMoney(fundingAmountNeeded) : texts.notStated()}</Text>
  )
}
