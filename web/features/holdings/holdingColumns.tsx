/** Holdings as rows and cards of a list. */
import { Flex, Heading, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/holdings/list.js'
import { dotted } from '#listed'
import type {
  holdingColumns_holding$data,
  holdingColumns_holding$key,
} from '#web/__generated__/holdingColumns_holding.graphql.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatDate, formatMoney, formatShortMoney } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { HoldingTag } from './HoldingTag.tsx'
import { fundingStages, instruments } from './holdingWords.ts'

type Holding = holdingColumns_holding$data[number]

export const useHoldings = (holdings: holdingColumns_holding$key) =>
  useFragment<holdingColumns_holding$key>(
    graphql`
      fragment holdingColumns_holding on Holding @relay(plural: true) {
        id
        number
        path
        name
        external
        status
        amount
        investedOn
        instrument
        fundingStage
        nextMilestone {
          title
          plannedOn
        }
        latestUpdate {
          dueOn
          text
        }
      }
    `,
    holdings,
  )

const nameOf = ({ path, name }: Holding) => (
  <TextLink asChild fontWeight="medium" overflowWrap="anywhere" dir="auto">
    <Link to={path}>{name}</Link>
  </TextLink>
)

const originOf = ({ external }: Holding) => (external ? texts.elsewhere() : texts.fromUniversity())

const milestoneOf = ({ nextMilestone }: Holding) =>
  nextMilestone && texts.milestoneOn({ title: nextMilestone.title, date: formatDate(nextMilestone.plannedOn) })

export const holdingColumns: Column<Holding>[] = [
  {
    header: texts.holding(),
    share: 2.2,
    keep: true,
    sort: 'NAME',
    file: { Number: 'number', [texts.holding()]: 'name' },
    cell: (holding) => (
      <Stack gap="0">
        {nameOf(holding)}
        <Text fontSize="xs" color="fg.muted">
          {originOf(holding)}
        </Text>
      </Stack>
    ),
  },
  { header: texts.state(), width: 7.5, file: 'status', cell: ({ status }) => <HoldingTag status={status} /> },
  {
    header: texts.amount(),
    width: 6.5,
    align: 'end',
    sort: 'AMOUNT',
    file: { [texts.amountAed()]: 'amount' },
    look: 'one-line',
    cell: ({ amount }) => formatShortMoney(amount),
  },
  {
    header: texts.investedOn(),
    width: 7.5,
    sort: 'INVESTED_ON',
    file: 'investedOn',
    look: 'one-line',
    cell: ({ investedOn }) => formatDate(investedOn),
  },
  { header: texts.instrument(), share: 1, file: 'instrument', cell: ({ instrument }) => instruments[instrument] },
  { header: texts.stage(), width: 6, file: 'fundingStage', cell: ({ fundingStage }) => fundingStages[fundingStage] },
  {
    header: texts.latestUpdate(),
    width: 7.5,
    file: 'latestUpdate.dueOn',
    cell: ({ latestUpdate }) => (latestUpdate ? formatDate(latestUpdate.dueOn) : texts.noneYet()),
  },
  {
    header: texts.nextMilestone(),
    share: 1.6,
    file: { [texts.nextMilestone()]: 'nextMilestone.title', [texts.plannedOn()]: 'nextMilestone.plannedOn' },
    cell: (holding) => milestoneOf(holding) ?? texts.noMilestone(),
  },
]

export const HoldingCard = ({ holding }: { holding: Holding }) => (
  <Card aria-label={holding.name}>
    <Flex gap="1.5" wrap="wrap">
      <HoldingTag status={holding.status} />
    </Flex>
    <Heading as="h2" size="md">
      {nameOf(holding)}
    </Heading>
    <Text fontWeight="medium">{formatMoney(holding.amount)}</Text>
    <Text color="fg.muted" fontSize="sm">
      {dotted([
        originOf(holding),
        instruments[holding.instrument],
        fundingStages[holding.fundingStage],
        formatDate(holding.investedOn),
      ])}
    </Text>
    {holding.nextMilestone && <Text fontSize="sm">{milestoneOf(holding)}</Text>}
  </Card>
)
