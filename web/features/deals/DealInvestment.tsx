/** The investment that was recorded while a deal is open: what the deal can be closed with. */
import { Alert } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/deals/view.js'
import { listed } from '#listed'
import type { DealInvestment_deal$key } from '#web/__generated__/DealInvestment_deal.graphql.ts'
import { formatDate, formatMoney } from '#web/ui/format.ts'
import type { DealEnd } from './CloseDeal.tsx'

interface Investment {
  investor: string
  end: DealEnd
}

/** Null for a deal that is closed, and for one without an investment. */
export function useDealInvestment(key: DealInvestment_deal$key | null): Investment | null {
  const deal = useFragment(
    graphql`
      fragment DealInvestment_deal on Deal {
        status
        investmentInterest {
          investor {
            name
            department
          }
          investment {
            amount
            investedOn
          }
        }
      }
    `,
    key,
  )
  const interest = deal?.investmentInterest
  if (deal?.status !== 'OPEN' || !interest?.investment) return null
  const { investor, investment } = interest
  const name = investor?.name ?? texts.formerMember()
  return {
    investor: listed([name, investor?.department]),
    end: {
      outcome: 'INVESTED',
      party: investor?.department || name,
      amount: investment.amount,
      closedOn: investment.investedOn,
    },
  }
}

export function DealInvestment({ deal }: { deal: DealInvestment_deal$key }) {
  const investment = useDealInvestment(deal)
  if (!investment) return null
  const { investor, end } = investment
  return (
    <Alert.Root status="info" role="status">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          {texts.investedIn({ investor, amount: formatMoney(end.amount ?? 0), date: formatDate(end.closedOn) })}
        </Alert.Title>
        <Alert.Description>{texts.canBeClosed()}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}
