/** 'History': who did what with a project, when, with the comments and every field before and after. */
import { graphql } from 'react-relay'
import { usePaginationFragment } from 'react-relay/hooks'
import type { ProjectHistory_project$key } from '#web/__generated__/ProjectHistory_project.graphql.ts'
import type { ProjectHistoryQuery } from '#web/__generated__/ProjectHistoryQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { HistorySection } from '#web/features/history/HistorySection.tsx'
import { deedWords, fieldLabel, shownChanges, valueWords } from './historyWords.ts'

const pageSize = 10
const words = { deed: deedWords, shown: shownChanges, label: fieldLabel, value: valueWords }

export function ProjectHistory({ project }: { project: ProjectHistory_project$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ProjectHistoryQuery,
    ProjectHistory_project$key
  >(
    graphql`
      fragment ProjectHistory_project on Project
      @refetchable(queryName: "ProjectHistoryQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        history(first: $count, after: $cursor) @connection(key: "ProjectHistory_history") {
          edges {
            node {
              ...History_entries
            }
          }
        }
      }
    `,
    project,
  )
  return (
    <HistorySection
      entries={nodesOf(data.history)}
      words={words}
      onEarlier={hasNext ? () => loadNext(pageSize) : null}
      loading={isLoadingNext}
    />
  )
}
