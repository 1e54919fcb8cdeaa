/** All notifications of the viewer, with filters and pages. It changes without a reload, as the bell does. */
import { Button } from '@chakra-ui/react'
import { BellOff, CheckCheck, Settings } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/notifications/notificationsPage.js'
import * as counts from '#texts/notifications/counts.js'
import type { NotificationsPageQuery } from '#web/__generated__/NotificationsPageQuery.graphql.ts'
import { useMarkAllRead } from '#web/app/notifications/useMarkAllRead.ts'
import { useMarkRead } from '#web/app/notifications/useMarkRead.ts'
import { useNewOnes } from '#web/app/notifications/useNewOnes.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { NotificationCard, notificationColumns, useNotifications } from './NotificationRow.tsx'
import { notificationList } from './notifications.list.ts'

export default function NotificationsPage() {
  const { notifications, unreadNotificationCount: unread } = usePage<NotificationsPageQuery>(graphql`
    query NotificationsPageQuery($filter: NotificationFilter, $first: Int, $page: Int) @preloadable {
      unreadNotificationCount
      notifications(filter: $filter, first: $first, page: $page) {
        totalCount
        edges {
          node {
            ...NotificationRow_notification
          }
        }
      }
    }
  `)
  useNewOnes(unread)
  const list = useList(notificationList)
  const mark = useMarkRead()
  const [markAll] = useMarkAllRead()
  const markThese = async (selected: string[], done: () => void) => {
    if (await mark(selected)) done()
  }
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
        list={list}
        rows={useNotifications(nodesOf(notifications))}
        total={notifications.totalCount}
        nameOf={({ title }) => title}
        columns={notificationColumns}
        exporting={useExport('notifications', notificationList.variables)}
        card={(row) => <NotificationCard notification={row} />}
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
