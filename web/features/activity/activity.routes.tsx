/** The page of the activity log. */
import { History } from 'lucide-react'
import * as texts from '#texts/activity/pages.js'
import ActivityPageQuery from '#web/__generated__/ActivityPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

export const activityPages = [
  page({
    path: '/admin/user-management/activity',
    under: ['/admin/user-management'],
    title: texts.title(),
    requires: 'ACTIVITY_READ',
    more: History,
    search: { description: texts.search(), tags: ['activity', 'audit', 'history', 'log', 'changes'] },
    query: ActivityPageQuery,
    list: () => import('./activity.list.ts').then(({ activityList }) => activityList.variables),
    loading: <ListSkeleton />,
    load: () => import('./ActivityPage.tsx'),
  }),
]
