/** What an entry of the activity log changed: each field with its value before and after, and the reason. */
import { Box, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/activity/list.js'
import * as values from '#texts/activity/values.js'
import { listed } from '#listed'
import type { ActivityValues_entry$key } from '#web/__generated__/ActivityValues_entry.graphql.ts'
import { formatDate, formatTime } from '#web/ui/format.ts'
import { ownWay } from '#web/ui/ownWay.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'

export function ActivityValues({ entry }: { entry: ActivityValues_entry$key }) {
  const { changes, comment, erasedAt } = useFragment(
    graphql`
      fragment ActivityValues_entry on ActivityEntry {
        comment
        erasedAt
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
    entry,
  )
  return (
    <Stack gap="2" fontSize="sm">
      {!changes && <Text color="fg.muted">{texts.hidden()}</Text>}
      {changes && changes.length > 0 && (
        <Stack as="dl" gap="2">
          {changes.map(({ field, label, before, after, beforeInWords, afterInWords }) => (
            <Box key={field}>
              <Text as="dt" color="fg.muted" fontSize="xs">
                {label}
              </Text>
              <Box as="dd" overflowWrap="anywhere" dir="auto">
                {texts.before()}: {beforeInWords ?? words(before)}
                <br />
                {texts.after()}: {afterInWords ?? words(after)}
              </Box>
            </Box>
          ))}
        </Stack>
      )}
      {comment && (
        <WrittenText>
          {texts.comment()}: {ownWay(comment)}
        </WrittenText>
      )}
      {erasedAt && (
        <Text color="fg.muted">
          {texts.erased()} ({formatDate(erasedAt)})
        </Text>
      )}
      {changes?.length === 0 && !comment && !erasedAt && <Text color="fg.muted">{texts.nothing()}</Text>}
    </Stack>
  )
}

/** A value as it was written down: a text, a number, a day, a moment, a list, or an object as JSON. */
function words(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? values.yes() : values.no()
  if (Array.isArray(value)) return listed(value.map(words))
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value as string | number)
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(T[\d:.]+Z)?$/.exec(text) ?? []
  // A day is kept as the midnight with which it begins.
  return day ? (time && time !== 'T00:00:00.000Z' ? formatTime(text) : formatDate(day)) : text
}
