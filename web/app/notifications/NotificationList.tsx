/** The latest notifications; a click marks one as read and leads to what it is about. */
import { Box, HStack, Stack, Text, chakra } from '@chakra-ui/react'
import { BellOff } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment, useLazyLoadQuery } from 'react-relay/hooks'
import * as texts from '#texts/app/notificationList.js'
import type { NotificationListQuery } from '#web/__generated__/NotificationListQuery.graphql.ts'
import type { NotificationList_row$key } from '#web/__generated__/NotificationList_row.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { ago } from '#web/ui/format.ts'
import { NotificationIcon } from './NotificationIcon.tsx'
import { useFollow } from './useFollow.ts'
import { useReadAgain } from './useReadAgain.ts'

const query = graphql`
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
`

export default function NotificationList({ onFollow }: { onFollow: () => void }) {
  const { notifications } = useLazyLoadQuery<NotificationListQuery>(query, {}, { fetchPolicy: 'store-and-network' })
  useReadAgain(query)
  const rows = nodesOf(notifications)
  if (!rows.length)
    return (
      <EmptyState kind="waiting" icon={BellOff} title={texts.noNotifications()} message={texts.youreAllCaughtUp()} />
    )
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {rows.map((row) => (
        <Row key={row.id} notification={row} onFollow={onFollow} />
      ))}
    </Stack>
  )
}

function Row({ notification, onFollow }: { notification: NotificationList_row$key; onFollow: () => void }) {
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
  const follow = useFollow(onFollow)
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
        onClick={() => void follow(row)}
      >
        <HStack alignItems="start" gap="3">
          <NotificationIcon type={row.type} />
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
