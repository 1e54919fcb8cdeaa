/** Who did what with a company, and when: its profile and the university's side of it. */
import { Button } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { usePaginationFragment } from 'react-relay/hooks'
import type { CompanyHistory_company$key } from '#web/__generated__/CompanyHistory_company.graphql.ts'
import type { CompanyHistoryQuery } from '#web/__generated__/CompanyHistoryQuery.graphql.ts'
import { History } from '#web/features/history/History.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { Section } from '#web/ui/Facts.tsx'
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
  const entries = nodesOf(data.history)
  if (!entries.length) return null
  return (
    <Section title="Activity">
      <History entries={entries} words={historyWords} />
      {hasNext && (
        <Button variant="outline" alignSelf="start" loading={isLoadingNext} onClick={() => loadNext(pageSize)}>
          Show earlier
        </Button>
      )}
    </Section>
  )
}
