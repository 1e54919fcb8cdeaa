/** All interests that go on as a board, and how soon the team answers. */
import { SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { HandCoins } from 'lucide-react'
import { graphql } from 'react-relay'
import * as texts from '#texts/interests/board.js'
import * as pages from '#texts/interests/pages.js'
import type { EngagementPageQuery } from '#web/__generated__/EngagementPageQuery.graphql.ts'
import { StatTile } from '#web/features/dashboards/StatTile.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { EngagementBoard } from './EngagementBoard.tsx'
import { InterestTabs } from './InterestTabs.tsx'

/** The most cards on the board; the list has all of them. */
const most = 100

export default function EngagementPage() {
  const {
    investmentInterests: shown,
    waiting,
    overdue,
    answered,
  } = usePage<EngagementPageQuery>(graphql`
    query EngagementPageQuery @preloadable {
      investmentInterests(
        filter: { status: [EXPRESSED, ACKNOWLEDGED, MEETING_SCHEDULED, IN_DISCUSSION, TERM_SHEET, INVESTED] }
        sort: { field: STATUS_SINCE, direction: DESC }
        first: 100
      ) {
        totalCount(exact: true)
        edges {
          node {
            ...EngagementBoard_interests
          }
        }
      }
      waiting: investmentInterests(filter: { status: [EXPRESSED] }, first: 0) {
        totalCount(exact: true)
      }
      overdue: investmentInterests(filter: { overdue: true }, first: 0) {
        totalCount(exact: true)
      }
      answered: interestAnswerTimes {
        count
        medianDays
      }
    }
  `)
  const cards = nodesOf(shown)
  return (
    <>
      <PageHeader title={pages.engagement()} description={texts.description()} />
      <InterestTabs />
      <Stack gap="4">
        <SimpleGrid columns={{ base: 2, lg: 4 }} gap="4">
          <StatTile label={texts.onBoard()} count={shown.totalCount} to="/investors/interests" />
          <StatTile label={texts.waiting()} count={waiting.totalCount} to="/investors/interests?stage=expressed" />
          <StatTile label={texts.overdue()} count={overdue.totalCount} to="/investors/interests?overdue=1" />
          <StatTile
            label={texts.responseTime()}
            count={answered?.medianDays == null ? texts.noResponse() : texts.days({ count: answered.medianDays })}
            {...(answered?.count ? { note: texts.ofInterests({ count: answered.count }) } : {})}
          />
        </SimpleGrid>
        {shown.totalCount > most && <Text role="status">{texts.more({ most })}</Text>}
        {cards.length === 0 ? (
          <EmptyState icon={HandCoins} title={texts.none()} message={texts.noneYet()} />
        ) : (
          <EngagementBoard interests={cards} />
        )}
      </Stack>
    </>
  )
}
