/** The latest notifications; a click marks one as read and leads to what it is about. */
import { Box, HStack, Stack, Text, chakra } from '@chakra-ui/react'
import { BellOff, CircleAlert, CircleCheck, Clock, Info, TriangleAlert } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { NotificationListMarkMutation } from '#web/__generated__/NotificationListMarkMutation.graphql.ts'
import type { NotificationListQuery } from '#web/__generated__/NotificationListQuery.graphql.ts'
import type { NotificationList_row$key } from '#web/__generated__/NotificationList_row.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { ago } from '#web/ui/format.ts'

const icons = {
  SUCCESS: { Icon: CircleCheck, colour: 'green.fg' },
  WARNING: { Icon: TriangleAlert, colour: 'orange.fg' },
  ERROR: { Icon: CircleAlert, colour: 'red.fg' },
  REMINDER: { Icon: Clock, colour: 'purple.fg' },
  INFO: { Icon: Info, colour: 'blue.fg' },
} as const

export function NotificationList({ onFollow }: { onFollow: () => void }) {
  const { notifications } = useLazyLoadQuery<NotificationListQuery>(
    graphql`
      query NotificationListQuery {
        notifications(first: 30) @connection(key: "NotificationList_notifications") {
          edges {
            node {
              id
              ...NotificationList_row
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const rows = notifications.edges.flatMap((edge) => (edge?.node ? [edge.node] : []))
  if (!rows.length)
    return <EmptyState icon={BellOff} title="No notifications" message="What concerns you will be told here." />
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {rows.map((row) => (
        <Row key={row.id} notification={row} onFollow={onFollow} />
      ))}
    </Stack>
  )
}

function Row({ notification, onFollow }: { notification: NotificationList_row$key; onFollow: () => void }) {
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const row = useFragment(
    graphql`
      fragment NotificationList_row on Notification {
        id
        title
        message
        type
        isRead
        actionUrl
        createdAt
      }
    `,
    notification,
  )
  const [mark] = useAction<NotificationListMarkMutation>(graphql`
    mutation NotificationListMarkMutation($input: MarkNotificationsReadInput!) {
      markNotificationsRead(input: $input) {
        unreadCount
        notifications {
          id
          isRead
        }
      }
    }
  `)
  const { Icon, colour } = icons[row.type]
  const follow = async () => {
    if (row.actionUrl) {
      onFollow()
      void navigate(row.actionUrl)
    }
    if (row.isRead) return
    const outcome = await mark({ input: { ids: [row.id] } })
    if (outcome.ok)
      environment.commitUpdate((store) =>
        store.getRoot().setValue(outcome.data.markNotificationsRead.unreadCount, 'unreadNotificationCount'),
      )
  }
  return (
    <Box as="li" borderBottomWidth="1px" borderColor="border.muted" bg={row.isRead ? undefined : 'brand.subtle'}>
      <chakra.button
        type="button"
        width="full"
        textAlign="start"
        paddingX="4"
        paddingY="3"
        cursor="pointer"
        _hover={{ bg: 'bg.muted' }}
        onClick={() => void follow()}
      >
        <HStack alignItems="start" gap="3">
          <chakra.span color={colour} paddingTop="0.5" flexShrink="0">
            <Icon size={16} aria-label={row.type.toLowerCase()} />
          </chakra.span>
          <Stack gap="0.5" flex="1" minW="0">
            <HStack justifyContent="space-between" gap="2">
              <Text fontWeight={row.isRead ? 'medium' : 'semibold'}>{row.title}</Text>
              <Text color="fg.muted" fontSize="xs" flexShrink="0">
                {ago(row.createdAt)}
              </Text>
            </HStack>
            <Text color="fg.muted">{row.message}</Text>
          </Stack>
        </HStack>
      </chakra.button>
    </Box>
  )
}
