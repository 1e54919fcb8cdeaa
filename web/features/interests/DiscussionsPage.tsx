/** What is talked about: each interest that goes on with its latest message, open questions and tasks. */
import { SimpleGrid } from '@chakra-ui/react'
import { MessagesSquare } from 'lucide-react'
import { graphql } from 'react-relay'
import * as texts from '#texts/interests/discussions.js'
import * as pages from '#texts/interests/pages.js'
import type { DiscussionsPageQuery } from '#web/__generated__/DiscussionsPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { DiscussionCard } from './DiscussionCard.tsx'
import { InterestTabs } from './InterestTabs.tsx'

export default function DiscussionsPage() {
  const { investmentInterests } = usePage<DiscussionsPageQuery>(graphql`
    query DiscussionsPageQuery @preloadable {
      investmentInterests(
        filter: { status: [ACKNOWLEDGED, MEETING_SCHEDULED, IN_DISCUSSION, TERM_SHEET, INVESTED] }
        first: 50
      ) {
        edges {
          node {
            id
            ...DiscussionCard_interest
          }
        }
      }
    }
  `)
  const interests = nodesOf(investmentInterests)
  return (
    <>
      <PageHeader title={pages.discussion()} description={texts.description()} />
      <InterestTabs />
      {interests.length === 0 && <EmptyState icon={MessagesSquare} title={texts.none()} message={texts.noneYet()} />}
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
        {interests.map((interest) => (
          <DiscussionCard key={interest.id} interest={interest} />
        ))}
      </SimpleGrid>
    </>
  )
}
