/** Who did what with a collaboration, and when. */
import { Button } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { usePaginationFragment } from 'react-relay/hooks'
import type { CollaborationHistory_collaboration$key } from '#web/__generated__/CollaborationHistory_collaboration.graphql.ts'
import type { CollaborationHistoryQuery } from '#web/__generated__/CollaborationHistoryQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { Section } from '#web/ui/Facts.tsx'
import { History } from '#web/features/history/History.tsx'
import { historyWords } from './collaborationHistoryWords.ts'

const pageSize = 10

export function CollaborationHistory({ collaboration }: { collaboration: CollaborationHistory_collaboration$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CollaborationHistoryQuery,
    CollaborationHistory_collaboration$key
  >(
    graphql`
      fragment CollaborationHistory_collaboration on Collaboration
      @refetchable(queryName: "CollaborationHistoryQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        history(first: $count, after: $cursor) @connection(key: "CollaborationHistory_history") {
          edges {
            node {
              ...History_entries
            }
          }
        }
      }
    `,
    collaboration,
  )
  const entries = nodesOf(data.history)
  if (!entries.length) return null
  return (
    <Section title="History">
      <History entries={entries} words={historyWords} />
      {hasNext && (
        <Button variant="outline" alignSelf="start" loading={isLoadingNext} onClick={() => loadNext(pageSize)}>
          Show earlier
        </Button>
      )}
    </Section>
  )
}
