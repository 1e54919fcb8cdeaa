/** What was done with a team, by whom and when; for its members. */
import { Button, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { TeamActivity_team$key } from '#web/__generated__/TeamActivity_team.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatTime } from '#web/ui/format.ts'
import { activityWords } from './activityWords.ts'

const few = 6

export function TeamActivity({ team: key }: { team: TeamActivity_team$key }) {
  const { activity } = useFragment(
    graphql`
      fragment TeamActivity_team on Team {
        activity(first: 50) {
          number
          at
          action
          comment
          actor {
            name
          }
          changes {
            field
            before
            after
          }
        }
      }
    `,
    key,
  )
  const [all, setAll] = useState(false)
  const entries = activity ?? []
  const shown = all ? entries : entries.slice(0, few)
  return (
    <Section title="Activity">
      <Stack as="ol" gap="3" listStyleType="none" aria-label="Activity, the latest first">
        {shown.map(({ number, at, action, actor, comment, changes }) => (
          <Stack as="li" key={number} gap="0">
            <Text fontSize="sm" overflowWrap="anywhere">
              <strong>{actor?.name ?? 'Somebody who has left'}</strong> {activityWords(action, changes)}
            </Text>
            {comment && (
              <Text fontSize="sm" color="fg.muted">
                “{comment}”
              </Text>
            )}
            <Text fontSize="xs" color="fg.muted">
              {formatTime(at)}
            </Text>
          </Stack>
        ))}
      </Stack>
      {!all && entries.length > few && (
        <Button size="sm" variant="outline" onClick={() => setAll(true)}>
          Show more
        </Button>
      )}
    </Section>
  )
}
