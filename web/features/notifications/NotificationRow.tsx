/** A notification in the list: its columns in the table, and itself as a card. */
import { Box, Card, chakra, HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/notifications/notificationsPage.js'
import * as actions from '#texts/notifications/inboxActions.js'
import type {
  NotificationRow_notification$data,
  NotificationRow_notification$key,
} from '#web/__generated__/NotificationRow_notification.graphql.ts'
import { NotificationIcon } from '#web/app/notifications/NotificationIcon.tsx'
import { useFollow } from '#web/app/notifications/useFollow.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { ago, formatTime } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { NotificationMenu } from './NotificationMenu.tsx'
import { categoryWords } from './notifications.list.ts'

type Notification = NotificationRow_notification$data[number]

export const useNotifications = (notifications: NotificationRow_notification$key) =>
  useFragment<NotificationRow_notification$key>(
    graphql`
      fragment NotificationRow_notification on Notification @relay(plural: true) {
        id
        title
        message
        type
        category
        isRead
        snoozedUntil
        ...NotificationMenu_notification
        actionUrl
        createdAt
      }
    `,
    notifications,
  )

function Words({ notification }: { notification: Notification }) {
  const follow = useFollow()
  const { title, message, type, isRead, snoozedUntil } = notification
  return (
    <HStack alignItems="start" gap="3">
      <NotificationIcon type={type} />
      <Box minW="0">
        <chakra.button
          type="button"
          textAlign="start"
          cursor="pointer"
          fontWeight={isRead ? 'normal' : 'semibold'}
          _hover={{ textDecoration: 'underline' }}
          onClick={() => void follow(notification)}
        >
          {title}
          {!isRead && (
            <Text as="span" color="brand.fg" fontSize="xs" marginInlineStart="2">
              {texts.unread2()}
            </Text>
          )}
        </chakra.button>
        <Text color="fg.muted">{message}</Text>
        {snoozedUntil && (
          <Tag tone="pending" long>
            {actions.snoozedUntil({ time: formatTime(snoozedUntil) })}
          </Tag>
        )}
      </Box>
    </HStack>
  )
}

const Category = ({ category }: { category: string }) => <Tag>{categoryWords[category] ?? category}</Tag>

const When = ({ at }: { at: string }) => (
  <Text as="span" whiteSpace="nowrap" color="fg.muted" title={formatTime(at)}>
    {ago(at)}
  </Text>
)

export const NotificationCard = ({ notification }: { notification: Notification }) => (
  <Card.Root size="sm" height="full" bg={notification.isRead ? 'bg.panel' : 'brand.subtle'}>
    <Card.Body>
      <Stack gap="3">
        <Words notification={notification} />
        <HStack justifyContent="space-between">
          <Category category={notification.category} />
          <HStack gap="1">
            <When at={notification.createdAt} />
            <NotificationMenu notification={notification} />
          </HStack>
        </HStack>
      </Stack>
    </Card.Body>
  </Card.Root>
)

export const notificationColumns: Column<Notification>[] = [
  {
    header: texts.notification(),
    share: 3,
    file: { Number: 'number', Notification: 'title', Message: 'message', Read: 'isRead' },
    cell: (row) => <Words notification={row} />,
  },
  {
    header: texts.about(),
    width: 8,
    file: 'category',
    cell: ({ category }) => <Category category={category} />,
  },
  {
    header: texts.when(),
    width: 7,
    file: 'createdAt',
    cell: ({ createdAt }) => <When at={createdAt} />,
  },
  {
    header: texts.actions(),
    width: 4.5,
    keep: true,
    align: 'end',
    cell: (row) => <NotificationMenu notification={row} />,
  },
]
