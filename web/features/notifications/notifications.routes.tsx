/** The pages of notifications. */
import { Bell } from 'lucide-react'
import * as texts from '#texts/notifications/notifications.js'
import NotificationsPageQuery from '#web/__generated__/NotificationsPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

export const notificationPages = [
  page({
    path: '/notifications',
    title: texts.notifications(),
    requires: 'NOTIFICATION_READ',
    more: Bell,
    search: { description: texts.allThatYouWereTold(), tags: ['notifications', 'bell', 'unread'] },
    query: NotificationsPageQuery,
    list: () => import('./notifications.list.ts').then(({ notificationsVariables }) => notificationsVariables),
    loading: <ListSkeleton />,
    load: () => import('./NotificationsPage.tsx'),
  }),
]
