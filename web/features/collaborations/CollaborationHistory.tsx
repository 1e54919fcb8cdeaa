/** Who did what with a collaboration, and when. */
import { graphql } from 'react-relay'
import { usePaginationFragment } from 'react-relay/hooks'
import type { CollaborationHistory_collaboration$key } from '#web/__generated__/CollaborationHistory_collaboration.graphql.ts'
import type { CollaborationHistoryQuery } from '#web/__generated__/CollaborationHistoryQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { HistorySection } from '#web/features/history/HistorySection.tsx'
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
  return (
    <HistorySection
      entries={nodesOf(data.history)}
      words={historyWords}
      onEarlier={hasNext ? () => loadNext(pageSize) : null}
      loading={isLoadingNext}
    />
  )
}
