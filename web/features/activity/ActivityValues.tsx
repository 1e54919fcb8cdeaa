/** What an entry of the activity log changed: each field with its value before and after, and the reason. */
import { Box, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/activity/list.js'
import * as fields from '#texts/activity/fields.js'
import * as values from '#texts/activity/values.js'
import { listed } from '#listed'
import { roleWords } from '#api/features/accounts/roleWords.rules.ts'
import { isState, stateInWords } from '#api/stateWords.rules.ts'
import type { ActivityValues_entry$key } from '#web/__generated__/ActivityValues_entry.graphql.ts'
import { changeValueWords, changeWords } from '#web/features/history/changeNames.ts'
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
                {fieldWords[field] ?? changeWords(field) ?? field}
              </Text>
              <Box as="dd" overflowWrap="anywhere" dir="auto">
                {texts.before()}: {valueWords(field, before)}
                <br />
                {texts.after()}: {valueWords(field, after)}
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

/** The fields that most records have; another has the name under which it is kept. */
const fieldWords: Record<string, string> = {
  status: fields.status(),
  state: fields.status(),
  stage: fields.stage(),
  role: fields.role(),
  title: fields.title(),
  name: fields.name(),
  email: fields.email(),
  description: fields.description(),
  assignee: fields.assignee(),
  decision: fields.decision(),
  deletedAt: fields.deletedAt(),
}

const states = new Set(['status', 'state', 'stage'])

/** A value of a field; states, roles and moments as people read them. */
function valueWords(field: string, value: unknown): string {
  const known = changeValueWords(field, value)
  if (known) return known
  if (typeof value !== 'string') return words(value)
  if (states.has(field) && isState(value)) return stateInWords(value)
  if (field === 'role' && value in roleWords) return roleWords[value as keyof typeof roleWords]
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? formatTime(value) : words(value)
}

/** A value as it was written down: a text, a number, a list, or an object as JSON. */
function words(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? values.yes() : values.no()
  if (Array.isArray(value)) return listed(value.map(words))
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number)
}
