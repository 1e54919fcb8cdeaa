/** Who did what with a record, when and why, as a line of people: the latest first. */
import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/history/history.js'
import type { History_entries$data, History_entries$key } from '#web/__generated__/History_entries.graphql.ts'
import { formatTime } from '#web/ui/format.ts'
import { Initials } from '#web/ui/Initials.tsx'
import { ownWay } from '#web/ui/ownWay.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { fileHistory, isOfFiles } from './fileHistory.ts'
import { plainValue } from './plainValue.ts'
import { translationHistory } from './translationHistory.ts'

export type Change = History_entries$data[number]['changes'][number]

/** How a kind of record speaks of its changes. */
export interface HistoryWords {
  /** What was done, as the rest of a sentence that begins with a name. */
  deed: (action: string, changes: readonly Change[]) => string
  /** The fields worth showing below it. */
  shown: (action: string, changes: readonly Change[]) => readonly Change[]
  /** What a field is called here, where that is not what its form calls it. */
  label?: (field: string) => string | undefined
  /** What a value is called here; undefined where it says so itself. The server says codes, records and amounts in words. */
  value?: (field: string, value: unknown) => string | undefined
}

/** The words of what is done with records of every kind; undefined when each kind has its own. */
function wordsOf(action: string): HistoryWords | undefined {
  if (action === 'updateTranslation') return translationHistory
  return isOfFiles(action) ? fileHistory : undefined
}

/** `entries` are those of the record's history connection; `nodesOf` has left out what went away. */
export function History({ entries: key, words: own }: { entries: History_entries$key; words: HistoryWords }) {
  const entries = useFragment(
    graphql`
      fragment History_entries on AuditEntry @relay(plural: true) {
        number
        at
        action
        comment
        actor {
          name
          profileImage
        }
        changes {
          field
          label
          before
          after
          beforeInWords
          afterInWords
        }
      }
    `,
    key,
  )
  return (
    <Stack as="ol" listStyleType="none" gap="0" aria-label={texts.historyTheLatestFirst()}>
      {entries.map(({ number, at, action, actor, comment, changes }, nth) => {
        const words = wordsOf(action) ?? own
        return (
          <HStack as="li" key={number} gap="3" alignItems="stretch">
            <Stack gap="1" alignItems="center" aria-hidden>
              <Initials name={actor?.name ?? '?'} image={actor?.profileImage} />
              {nth < entries.length - 1 && <Box flex="1" width="1px" bg="border" />}
            </Stack>
            <Stack gap="2" flex="1" minW="0" paddingBottom="5">
              <Box>
                <Text>
                  <strong>{actor?.name ?? texts.somebodyWhoHasLeft()}</strong> {words.deed(action, changes)}
                </Text>
                <Text asChild color="fg.muted" fontSize="xs">
                  <time dateTime={at}>{formatTime(at)}</time>
                </Text>
              </Box>
              {comment && (
                <Box borderInlineStartWidth="3px" borderColor="border.emphasized" paddingInlineStart="3">
                  <WrittenText>{comment}</WrittenText>
                </Box>
              )}
              <FieldChanges changes={words.shown(action, changes)} words={words} />
            </Stack>
          </HStack>
        )
      })}
    </Stack>
  )
}

const FieldChanges = ({ changes, words }: { changes: readonly Change[]; words: HistoryWords }) =>
  changes.length > 0 && (
    <Stack as="dl" gap="2" fontSize="sm">
      {changes.map(({ field, label, before, after, beforeInWords, afterInWords }) => (
        <Box key={field}>
          <Text as="dt" color="fg.muted" fontSize="xs">
            {words.label?.(field) ?? label}
          </Text>
          <Box as="dd">
            <Value label={texts.before()} text={beforeInWords ?? words.value?.(field, before) ?? plainValue(before)} />
            <Value label={texts.after()} text={afterInWords ?? words.value?.(field, after) ?? plainValue(after)} />
          </Box>
        </Box>
      ))}
    </Stack>
  )

/** Longer than this, a value is cut until one asks for all of it. */
const long = 200

function Value({ label, text }: { label: string; text: string }) {
  const [all, setAll] = useState(false)
  return (
    <WrittenText>
      <Text as="span" color="fg.muted">
        {label}:{' '}
      </Text>
      {ownWay(all || text.length <= long ? text : `${text.slice(0, long)}… `)}
      {!all && text.length > long && (
        <Button size="xs" variant="plain" height="auto" padding="0" onClick={() => setAll(true)}>
          {texts.showAll()}
        </Button>
      )}
    </WrittenText>
  )
}
