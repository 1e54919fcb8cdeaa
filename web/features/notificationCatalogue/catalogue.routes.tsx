/** The pages on which administrators manage notifications and see the delivery of each mail. */
import { BellRing } from 'lucide-react'
import * as texts from '#texts/notificationCatalogue/pages.js'
import NotificationCataloguePageQuery from '#web/__generated__/NotificationCataloguePageQuery$parameters.ts'
import KindPageQuery from '#web/__generated__/KindPageQuery$parameters.ts'
import MailLogPageQuery from '#web/__generated__/MailLogPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

export const notificationCataloguePages = [
  page({
    path: '/admin/notifications',
    title: texts.catalogue(),
    requires: 'ADMINISTRATION',
    menu: { icon: BellRing, order: 86 },
    search: { description: texts.search(), tags: ['mail', 'email', 'template', 'digest', 'channels', 'wording'] },
    query: NotificationCataloguePageQuery,
    load: () => import('./NotificationCataloguePage.tsx'),
  }),
  page({
    path: '/admin/notifications/log',
    under: ['/admin/notifications'],
    title: texts.log(),
    requires: 'MAIL_LOG_READ',
    search: { description: texts.logSearch(), tags: ['mail', 'email', 'delivery', 'failed', 'outbox'] },
    query: MailLogPageQuery,
    list: () => import('./mails.list.ts').then(({ mailList }) => mailList.variables),
    loading: <ListSkeleton />,
    load: () => import('./MailLogPage.tsx'),
  }),
  page({
    path: '/admin/notifications/kinds/:name',
    under: ['/admin/notifications'],
    title: texts.kind(),
    requires: 'ADMINISTRATION',
    query: KindPageQuery,
    variables: ({ params }) => ({ name: params['name']! }),
    load: () => import('./KindPage.tsx'),
  }),
]
