/** The inbox of the viewer's notifications: tabs, filters and pages. It changes without a reload, as the bell does. */
import { Button } from '@chakra-ui/react'
import { BellOff, CheckCheck, Settings } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link, useSearchParams } from 'react-router'
import * as texts from '#texts/notifications/notificationsPage.js'
import * as counts from '#texts/notifications/counts.js'
import type { NotificationsPageQuery } from '#web/__generated__/NotificationsPageQuery.graphql.ts'
import { useMarkAllRead } from '#web/app/notifications/useMarkAllRead.ts'
import { useNewOnes } from '#web/app/notifications/useNewOnes.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { BulkNotifications } from './BulkNotifications.tsx'
import { InboxTabs } from './InboxTabs.tsx'
import { NotificationCard, notificationColumns, useNotifications } from './NotificationRow.tsx'
import { inboxTabOf, notificationList, notificationsVariables } from './notifications.list.ts'

export default function NotificationsPage() {
  const data = usePage<NotificationsPageQuery>(graphql`
    query NotificationsPageQuery($filter: NotificationFilter, $first: Int, $page: Int, $exact: Boolean) @preloadable {
      unreadNotificationCount
      ...InboxTabs_query
      notifications(filter: $filter, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...NotificationRow_notification
          }
        }
      }
    }
  `)
  const { notifications, unreadNotificationCount: unread } = data
  useNewOnes(unread)
  const list = useList(notificationList)
  const [search] = useSearchParams()
  const tab = inboxTabOf(search)
  const [markAll] = useMarkAllRead()
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
      <InboxTabs query={data} tab={tab} onChange={(name) => list.state.setFilters({ tab: name })}>
        <List
          noun="notification"
          counted={counts.notifications}
          list={list}
          rows={useNotifications(nodesOf(notifications))}
          total={notifications.totalCount}
          nameOf={({ title }) => title}
          columns={notificationColumns}
          exporting={useExport('notifications', notificationsVariables)}
          card={(row) => <NotificationCard notification={row} />}
          bulk={(selected, done) => <BulkNotifications selected={selected} tab={tab.name} onDone={() => done()} />}
          empty={{ icon: BellOff, title: texts.noNotifications(), message: tab.none }}
        />
      </InboxTabs>
    </>
  )
}
