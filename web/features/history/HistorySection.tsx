/** The history of a record in a card of its own, page by page; nothing when there is none. */
import { Button } from '@chakra-ui/react'
import type { History_entries$key } from '#web/__generated__/History_entries.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { History, type HistoryWords } from './History.tsx'

interface Props {
  title?: string
  entries: History_entries$key
  words: HistoryWords
  /** Shows earlier ones; nothing when there are none. */
  onEarlier: (() => void) | null
  loading: boolean
}

export const HistorySection = ({ title = 'History', entries, words, onEarlier, loading }: Props) =>
  entries.length ? (
    <Section title={title}>
      <History entries={entries} words={words} />
      {onEarlier && (
        <Button variant="outline" alignSelf="start" loading={loading} onClick={onEarlier}>
          Show earlier
        </Button>
      )}
    </Section>
  ) : null
