/** Deals as rows and cards of their list, with who is interested in the project. */
import { Flex, Heading, Link as TextLink, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { dotted, listed } from '#listed'
import { rungOf } from '#api/investing/interestLadder.rules.ts'
import * as texts from '#texts/deals/list.js'
import type { dealColumns_deal$data, dealColumns_deal$key } from '#web/__generated__/dealColumns_deal.graphql.ts'
import { stages, type Stage } from '#web/features/interests/interestWords.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatDate, formatShortMoney } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { DealTag } from './DealTag.tsx'

type Deal = dealColumns_deal$data[number]

export const useDeals = (deals: dealColumns_deal$key) =>
  useFragment<dealColumns_deal$key>(
    graphql`
      fragment dealColumns_deal on Deal @relay(plural: true) {
        id
        number
        path
        title
        status
        party
        amount
        closedOn
        createdAt
        openBlockerCount
        handler {
          name
        }
        project {
          fundingAmountNeeded
          investmentInterests {
            status
            investor {
              name
            }
          }
        }
        ...DealTag_deal
      }
    `,
    deals,
  )

const titleOf = ({ path, title }: Deal) => (
  <TextLink asChild fontWeight="medium" overflowWrap="anywhere" dir="auto">
    <Link to={path}>{title}</Link>
  </TextLink>
)

const standing = ({ project }: Deal) => (project?.investmentInterests ?? []).filter(({ status }) => rungOf(status) >= 0)

/** The furthest stage of the interests in the project. */
function furthest(deal: Deal): string {
  const [first] = standing(deal).toSorted((one, other) => rungOf(other.status) - rungOf(one.status))
  return first ? stages[first.status as Stage].words : texts.noInterest()
}

const investorsOf = (deal: Deal) => listed(standing(deal).map(({ investor }) => investor?.name ?? texts.formerMember()))

const amountOf = ({ amount, project }: Deal) =>
  amount != null
    ? formatShortMoney(amount)
    : project?.fundingAmountNeeded
      ? texts.asks({ amount: formatShortMoney(project.fundingAmountNeeded) })
      : texts.notStated()

export const dealColumns: Column<Deal>[] = [
  {
    header: texts.project(),
    share: 2.2,
    keep: true,
    sort: 'TITLE',
    file: { Number: 'number', [texts.project()]: 'title' },
    cell: titleOf,
  },
  {
    header: texts.status(),
    width: 12,
    file: { [texts.status()]: 'status', [texts.openBlockers()]: 'openBlockerCount' },
    cell: (deal) => (
      <Flex gap="1" wrap="wrap">
        <DealTag deal={deal} />
      </Flex>
    ),
  },
  { header: texts.stage(), width: 10, cell: furthest },
  { header: texts.investors(), share: 1.6, cell: (deal) => deal.party || investorsOf(deal) || texts.nobodyYet() },
  { header: texts.amount(), width: 9, file: { [texts.amountFile()]: 'amount' }, cell: amountOf },
  {
    header: texts.handler(),
    share: 1.1,
    file: { [texts.handler()]: 'handler.name', [texts.party()]: 'party' },
    cell: ({ handler }) => handler?.name ?? texts.nobodyYet(),
  },
  {
    header: texts.since(),
    width: 7.5,
    sort: 'STATUS_SINCE',
    file: { [texts.opened()]: 'createdAt', [texts.closedOn()]: 'closedOn' },
    look: 'one-line',
    cell: ({ closedOn, createdAt }) => formatDate(closedOn ?? createdAt),
  },
]

export const DealCard = ({ deal }: { deal: Deal }) => (
  <Card aria-label={deal.title}>
    <Flex gap="1.5" wrap="wrap">
      <DealTag deal={deal} />
    </Flex>
    <Heading as="h2" size="md">
      {titleOf(deal)}
    </Heading>
    <Text color="fg.muted" fontSize="sm">
      {dotted([furthest(deal), deal.party || investorsOf(deal), amountOf(deal), deal.handler?.name])}
    </Text>
  </Card>
)
