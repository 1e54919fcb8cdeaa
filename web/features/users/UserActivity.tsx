/** What happened to the access to an account, latest first. */
import { Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/users/view.js'
import type { UserActivity_query$key } from '#web/__generated__/UserActivity_query.graphql.ts'
import { SecurityEventRow } from '#web/features/securityLog/SecurityEventRow.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { Section } from '#web/ui/Facts.tsx'

interface Props {
  query: UserActivity_query$key
  number: number
}

export function UserActivity({ query, number }: Props) {
  const { securityEvents } = useFragment(
    graphql`
      fragment UserActivity_query on Query @argumentDefinitions(userId: { type: "ID!" }) {
        securityEvents(filter: { userId: $userId }, first: 10) {
          totalCount
          edges {
            node {
              id
              ...SecurityEventRow_event
            }
          }
        }
      }
    `,
    query,
  )
  const events = nodesOf(securityEvents)
  return (
    <Section title={texts.activity()}>
      {events.length === 0 && <Text color="fg.muted">{texts.noActivity()}</Text>}
      <Stack as="ul" gap="0" listStyleType="none">
        {events.map((event) => (
          <SecurityEventRow key={event.id} event={event} />
        ))}
      </Stack>
      {securityEvents.totalCount > events.length && (
        <TextLink asChild textDecoration="underline" alignSelf="start">
          <Link to={`/admin/user-management/activity/sign-ins?person=${number}`}>{texts.allActivity()}</Link>
        </TextLink>
      )}
    </Section>
  )
}
