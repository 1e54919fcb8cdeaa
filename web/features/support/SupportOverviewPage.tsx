/** What is open in innovation support, who works on it, what is due next, and how satisfied researchers are. */
import { Button, Stack } from '@chakra-ui/react'
import { ChartColumn, FolderTree, Inbox } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/support/overview.js'
import * as pages from '#texts/support/pages.js'
import type { SupportOverviewPageQuery } from '#web/__generated__/SupportOverviewPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SupportCounts } from './SupportCounts.tsx'
import { SupportLinks } from './SupportLinks.tsx'
import { deskPath } from './supportPaths.ts'
import { SupportTiles } from './SupportTiles.tsx'

const list = `${deskPath}/requests`

export default function SupportOverviewPage() {
  const { supportOverview: overview, due } = usePage<SupportOverviewPageQuery>(graphql`
    query SupportOverviewPageQuery @preloadable {
      supportOverview {
        ...SupportTiles_overview
        ...SupportCounts_overview
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
  return (
    <>
      <PageHeader title={pages.overview()} description={texts.description()} actions={<Ways />} />
      <Stack gap="5">
        <SupportTiles overview={overview} />
        <Section title={texts.queue()}>
          <SupportLinks requests={nodesOf(due)} none={texts.noQueue()} />
        </Section>
        <SupportCounts overview={overview} />
      </Stack>
    </>
  )
}

const Ways = () => (
  <>
    <Button asChild variant="outline">
      <Link to={`${deskPath}/reports`}>
        <ChartColumn size={16} aria-hidden />
        {texts.reports()}
      </Link>
    </Button>
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
