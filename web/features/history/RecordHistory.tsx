/** The history of any record in a card of its own, page by page; nothing when there is none for the viewer. */
import { Button } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { usePaginationFragment } from 'react-relay/hooks'
import * as texts from '#texts/history/recordHistory.js'
import type { RecordHistory_record$key } from '#web/__generated__/RecordHistory_record.graphql.ts'
import type { RecordHistoryQuery } from '#web/__generated__/RecordHistoryQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { Section } from '#web/ui/Facts.tsx'
import { History, type HistoryWords } from './History.tsx'

const more = 10

interface Props {
  record: RecordHistory_record$key
  words: HistoryWords
  title?: string
}

export function RecordHistory({ record, words, title = texts.history() }: Props) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    RecordHistoryQuery,
    RecordHistory_record$key
  >(
    graphql`
      fragment RecordHistory_record on HasHistory
      @refetchable(queryName: "RecordHistoryQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 5 }, cursor: { type: "String" }) {
        history(first: $count, after: $cursor) @connection(key: "RecordHistory_history") {
          edges {
            node {
              ...History_entries
            }
          }
        }
      }
    `,
    record,
  )
  const entries = nodesOf(data.history)
  if (!entries.length) return null
  return (
    <Section title={title}>
      <History entries={entries} words={words} />
      {hasNext && (
        <Button variant="outline" alignSelf="start" loading={isLoadingNext} onClick={() => loadNext(more)}>
          {texts.showEarlier()}
        </Button>
      )}
    </Section>
  )
}
