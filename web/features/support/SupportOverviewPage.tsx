/** What is open in innovation support, who works on it, what is due next, and how satisfied researchers are. */
import { Button, SimpleGrid, Stack } from '@chakra-ui/react'
import { FolderTree, Inbox } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/support/overview.js'
import * as pages from '#texts/support/pages.js'
import * as words from '#texts/support/words.js'
import type { SupportOverviewPageQuery } from '#web/__generated__/SupportOverviewPageQuery.graphql.ts'
import { StatTile } from '#web/features/dashboards/StatTile.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { OpenCounts } from './OpenCounts.tsx'
import { SupportLinks } from './SupportLinks.tsx'
import { deskPath } from './supportPaths.ts'

const list = `${deskPath}/requests`

export default function SupportOverviewPage() {
  const { supportOverview: overview, due } = usePage<SupportOverviewPageQuery>(graphql`
    query SupportOverviewPageQuery @preloadable {
      supportOverview {
        open
        overdue
        dueToday
        waiting
        unassigned
        rated
        satisfaction
        byCategory {
          number
          name
          open
          overdue
        }
        byAssignee {
          number
          name
          open
          overdue
        }
        byAge {
          from
          to
          open
          overdue
        }
      }
      due: supportRequests(
        filter: { status: [SUBMITTED, TRIAGED, IN_PROGRESS] }
        sort: { field: ANSWER_BY, direction: ASC }
        first: 10
      ) {
        edges {
          node {
            ...SupportLinks_requests
          }
        }
      }
    }
  `)
  const { satisfaction, rated } = overview
  return (
    <>
      <PageHeader title={pages.overview()} description={texts.description()} actions={<Ways />} />
      <Stack gap="5">
        <SimpleGrid columns={{ base: 2, md: 3, xl: 6 }} gap="4">
          <StatTile label={texts.open()} count={overview.open} to={list} />
          <StatTile label={texts.overdue()} count={overview.overdue} to={`${list}?overdue=1`} />
          <StatTile label={texts.dueToday()} count={overview.dueToday} to={list} />
          <StatTile label={texts.waiting()} count={overview.waiting} to={`${list}?status=waiting`} />
          <StatTile label={texts.unassigned()} count={overview.unassigned} to={`${list}?whose=nobody`} />
          <StatTile
            label={texts.satisfaction()}
            count={satisfaction == null ? texts.noRating() : texts.ofFive({ average: satisfaction.toFixed(1) })}
            note={rated > 0 && texts.ratings({ count: rated })}
          />
        </SimpleGrid>
        <Section title={texts.queue()}>
          <SupportLinks requests={nodesOf(due)} none={texts.noQueue()} />
        </Section>
        <SimpleGrid columns={{ base: 1, lg: 3 }} gap="5" alignItems="start">
          <OpenCounts
            title={texts.byCategory()}
            counts={overview.byCategory.map(({ number, name, ...count }) => ({
              ...count,
              label: name ?? '',
              to: `${list}?category=${number}`,
            }))}
          />
          <OpenCounts
            title={texts.byAssignee()}
            counts={overview.byAssignee.map(({ number, name, ...count }) => ({
              ...count,
              label: name ?? words.nobody(),
              to: number ? `${list}?assignee=${number}` : `${list}?whose=nobody`,
            }))}
          />
          <OpenCounts
            title={texts.byAge()}
            counts={overview.byAge.map(({ from, to, ...count }) => ({
              ...count,
              label: to == null ? texts.daysOrMore({ from }) : texts.days({ from, to }),
            }))}
          />
        </SimpleGrid>
      </Stack>
    </>
  )
}

const Ways = () => (
  <>
    <Button asChild variant="outline">
      <Link to={`${deskPath}/categories`}>
        <FolderTree size={16} aria-hidden />
        {texts.categories()}
      </Link>
    </Button>
    <Button asChild>
      <Link to={list}>
        <Inbox size={16} aria-hidden />
        {texts.all()}
      </Link>
    </Button>
  </>
)
