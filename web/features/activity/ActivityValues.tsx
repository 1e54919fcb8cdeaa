/** What an entry of the activity log changed: each field with its value before and after, and the reason. */
import { Box, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/activity/list.js'
import type { ActivityValues_entry$key } from '#web/__generated__/ActivityValues_entry.graphql.ts'
import { plainValue } from '#web/features/history/plainValue.ts'
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
                {texts.before()}: {beforeInWords ?? plainValue(before)}
                <br />
                {texts.after()}: {afterInWords ?? plainValue(after)}
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
