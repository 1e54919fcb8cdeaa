/** Who did what with a company, and when: its profile and the university's side of it. */
import { graphql } from 'react-relay'
import { usePaginationFragment } from 'react-relay/hooks'
import type { CompanyHistory_company$key } from '#web/__generated__/CompanyHistory_company.graphql.ts'
import type { CompanyHistoryQuery } from '#web/__generated__/CompanyHistoryQuery.graphql.ts'
import { HistorySection } from '#web/features/history/HistorySection.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { historyWords } from './companyHistoryWords.ts'

const pageSize = 5

export function CompanyHistory({ company }: { company: CompanyHistory_company$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CompanyHistoryQuery,
    CompanyHistory_company$key
  >(
    graphql`
      fragment CompanyHistory_company on Company
      @refetchable(queryName: "CompanyHistoryQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 5 }, cursor: { type: "String" }) {
        history(first: $count, after: $cursor) @connection(key: "CompanyHistory_history") {
          edges {
            node {
              ...History_entries
            }
          }
        }
      }
    `,
    company,
  )
  return (
    <HistorySection
      title="Activity"
      entries={nodesOf(data.history)}
      words={historyWords}
      onEarlier={hasNext ? () => loadNext(pageSize) : null}
      loading={isLoadingNext}
    />
  )
}
