/** The pages on which administrators announce something. */
import { Megaphone } from 'lucide-react'
import * as texts from '#texts/announcements/pages.js'
import AnnouncementsOverviewPageQuery from '#web/__generated__/AnnouncementsOverviewPageQuery$parameters.ts'
import AnnouncementsPageQuery from '#web/__generated__/AnnouncementsPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

const requires = 'ANNOUNCEMENT_MANAGE'
const tags = ['announcement', 'banner', 'notice', 'maintenance']
const overview = '/admin/announcements'

export const announcementPages = [
  page({
    path: '/admin/announcements',
    title: texts.announcements(),
    requires,
    menu: { icon: Megaphone, order: 41 },
    search: { description: texts.announcementsSearch(), tags },
    query: AnnouncementsOverviewPageQuery,
    load: () => import('./AnnouncementsOverviewPage.tsx'),
  }),
  page({
    path: '/admin/announcements/create',
    under: [overview],
    title: texts.create(),
    requires,
    search: { description: texts.createSearch(), tags },
    load: () => import('./CreateAnnouncementPage.tsx'),
  }),
  page({
    path: '/admin/announcements/manage',
    under: [overview],
    title: texts.manage(),
    requires,
    search: { description: texts.manageSearch(), tags },
    query: AnnouncementsPageQuery,
    list: () => import('./announcements.list.ts').then(({ announcementList }) => announcementList.variables),
    loading: <ListSkeleton />,
    load: () => import('./AnnouncementsPage.tsx'),
  }),
]
