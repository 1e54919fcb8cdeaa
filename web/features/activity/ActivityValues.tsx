/** What an entry of the activity log changed: each field with its value before and after, and the reason. */
import { Box, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/activity/list.js'
import * as values from '#texts/activity/values.js'
import { listed } from '#listed'
import type { ActivityValues_entry$key } from '#web/__generated__/ActivityValues_entry.graphql.ts'
import { formatDate } from '#web/ui/format.ts'
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
          before
          after
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
          {changes.map(({ field, before, after }) => (
            <Box key={field}>
              <Text as="dt" color="fg.muted" fontSize="xs">
                {field}
              </Text>
              <Box as="dd" overflowWrap="anywhere" dir="auto">
                {texts.before()}: {words(before)}
                <br />
                {texts.after()}: {words(after)}
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

/** A value as it was written down: a text, a number, a list, or an object as JSON. */
function words(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? values.yes() : values.no()
  if (Array.isArray(value)) return listed(value.map(words))
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number)
}
