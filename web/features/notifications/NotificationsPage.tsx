/** All notifications of the viewer, with filters and pages. It changes without a reload, as the bell does. */
import { Box, Button, Card, HStack, Stack, Text, chakra } from '@chakra-ui/react'
import { BellOff, CheckCheck, Settings } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link, useRevalidator } from 'react-router'
import type {
  NotificationsPage_notification$data,
  NotificationsPage_notification$key,
} from '#web/__generated__/NotificationsPage_notification.graphql.ts'
import * as texts from '#texts/notifications/notificationsPage.js'
import * as counts from '#texts/notifications/counts.js'
import type { NotificationsPageQuery } from '#web/__generated__/NotificationsPageQuery.graphql.ts'
import { NotificationIcon } from '#web/app/notifications/NotificationIcon.tsx'
import { useFollow } from '#web/app/notifications/useFollow.ts'
import { useMarkAllRead } from '#web/app/notifications/useMarkAllRead.ts'
import { useMarkRead } from '#web/app/notifications/useMarkRead.ts'
import { onReconnected } from '#web/app/reconnected.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { ago, formatTime } from '#web/ui/format.ts'
import { ChoiceFilter } from '#web/ui/list/ChoiceFilter.tsx'
import type { Chip } from '#web/ui/list/FilterChips.tsx'
import { List } from '#web/ui/list/List.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { useListState, type ListState } from '#web/ui/list/useListState.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { categoryWords, notificationsVariables, pageSize, stateWords, usualSort } from './notifications.list.ts'

type Notification = NotificationsPage_notification$data[number]

export default function NotificationsPage() {
  const { notifications, unreadNotificationCount: unread } = usePage<NotificationsPageQuery>(graphql`
    query NotificationsPageQuery($filter: NotificationFilter, $first: Int, $page: Int) @preloadable {
      unreadNotificationCount
      notifications(filter: $filter, first: $first, page: $page) {
        totalCount
        edges {
          node {
            ...NotificationsPage_notification
          }
        }
      }
    }
  `)
  const rows = useFragment<NotificationsPage_notification$key>(
    graphql`
      fragment NotificationsPage_notification on Notification @relay(plural: true) {
        id
        title
        message
        type
        category
        isRead
        actionUrl
        createdAt
      }
    `,
    nodesOf(notifications),
  )
  useNewOnes(unread)
  const state = useListState(usualSort)
  const mark = useMarkRead()
  const [markAll] = useMarkAllRead()
  const markThese = async (selected: string[], done: () => void) => {
    if (await mark(selected)) done()
  }
  const columns: Column<Notification>[] = [
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
  ]
  return (
    <>
      <PageHeader
        title={texts.notifications()}
        description={unread ? texts.unread({ notifications: unread }) : texts.everythingIsRead()}
        actions={
          <>
            <Button variant="outline" asChild>
              <Link to="/settings?section=notifications">
                <Settings size={16} aria-hidden />
                {texts.notificationPreferences()}
              </Link>
            </Button>
            <Button disabled={unread === 0} onClick={() => void markAll()}>
              <CheckCheck size={16} aria-hidden />
              {texts.markAllRead()}
            </Button>
          </>
        }
      />
      <List
        noun="notification"
        counted={counts.notifications}
        state={state}
        rows={rows}
        total={notifications.totalCount}
        pageSize={pageSize}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        columns={columns}
        exporting={useExport('notifications', notificationsVariables)}
        card={(row) => <NotificationCard notification={row} />}
        filters={<Filters state={state} />}
        chips={chipsOf(state)}
        bulk={(selected, done) => (
          <Button size="sm" onClick={() => void markThese(selected, done)}>
            {texts.markAsRead()}
          </Button>
        )}
        empty={{
          icon: BellOff,
          title: texts.noNotifications(),
          message: texts.youreAllCaughtUp(),
        }}
      />
    </>
  )
}

/** What came, or was read elsewhere, is known by the number on the bell; after a lost connection one reads in any case. */
function useNewOnes(unread: number) {
  const { revalidate } = useRevalidator()
  const known = useRef(unread)
  useEffect(() => {
    if (known.current === unread) return
    known.current = unread
    void revalidate()
  }, [unread, revalidate])
  useEffect(() => onReconnected(() => void revalidate()), [revalidate])
}

function Words({ notification }: { notification: Notification }) {
  const follow = useFollow()
  const { title, message, type, isRead } = notification
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

const NotificationCard = ({ notification }: { notification: Notification }) => (
  <Card.Root size="sm" height="full" bg={notification.isRead ? 'bg.panel' : 'brand.subtle'}>
    <Card.Body>
      <Stack gap="3">
        <Words notification={notification} />
        <HStack justifyContent="space-between">
          <Category category={notification.category} />
          <When at={notification.createdAt} />
        </HStack>
      </Stack>
    </Card.Body>
  </Card.Root>
)

const choices = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }))

const Filters = ({ state }: { state: ListState }) => (
  <>
    <ChoiceFilter state={state} name="state" label={texts.state()} all={texts.all()} choices={choices(stateWords)} />
    <ChoiceFilter
      state={state}
      name="category"
      label={texts.about()}
      all={texts.everything()}
      choices={choices(categoryWords)}
    />
  </>
)

const chipsOf = (state: ListState): Chip[] =>
  (
    [
      ['state', stateWords],
      ['category', categoryWords],
    ] as const
  ).flatMap(([name, words]) => {
    const label = words[state.value(name)]
    return label ? [{ label, onRemove: () => state.setFilters({ [name]: '' }) }] : []
  })
