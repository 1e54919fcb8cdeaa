/** What happened recently, from the viewer's notifications. It changes without a reload, as the bell does. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/dashboards/latestNotifications.js'
import type { LatestNotifications_query$key } from '#web/__generated__/LatestNotifications_query.graphql.ts'
import { useNewOnes } from '#web/app/notifications/useNewOnes.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { Section } from '#web/ui/Facts.tsx'
import { ago } from '#web/ui/format.ts'
import { SeeAll } from '#web/ui/LinkRows.tsx'

export function LatestNotifications({ query }: { query: LatestNotifications_query$key }) {
  const { notifications, unreadNotificationCount: unread } = useFragment(
    graphql`
      fragment LatestNotifications_query on Query {
        unreadNotificationCount
        notifications(first: 3) {
          totalCount(exact: true)
          edges {
            node {
              id
              title
              message
              actionUrl
              createdAt
            }
          }
        }
      }
    `,
    query,
  )
  useNewOnes(unread)
  const rows = nodesOf(notifications)
  return (
    <Section title={texts.latestNews()}>
      {rows.length === 0 ? (
        <Text color="fg.muted">{texts.youreAllCaughtUp()}</Text>
      ) : (
        <Stack as="ul" gap="3" listStyleType="none">
          {rows.map(({ id, title, message, actionUrl, createdAt }) => (
            <li key={id}>
              <Text fontWeight="medium">{actionUrl ? <Link to={actionUrl}>{title}</Link> : title}</Text>
              <Text color="fg.muted" overflowWrap="anywhere">
                {message}
              </Text>
              <Text color="fg.muted" fontSize="xs">
                {ago(createdAt)}
              </Text>
            </li>
          ))}
        </Stack>
      )}
      <SeeAll to="/notifications" shown={rows.length} total={notifications.totalCount} of={texts.notifications()} />
    </Section>
  )
}
