/** The pages of moderation: for administrators, and for people whose content or reports were decided about. */
import { ShieldAlert } from 'lucide-react'
import * as texts from '#texts/moderation/pages.js'
import ModerationOverviewPageQuery from '#web/__generated__/ModerationOverviewPageQuery$parameters.ts'
import ModerationQueuePageQuery from '#web/__generated__/ModerationQueuePageQuery$parameters.ts'
import OwnModerationPageQuery from '#web/__generated__/OwnModerationPageQuery$parameters.ts'
import ReportedContentPageQuery from '#web/__generated__/ReportedContentPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

const requires = 'CONTENT_MODERATE'
const tags = ['moderation', 'report', 'abuse', 'appeal']
const overview = '/admin/content-moderation'

export const moderationPages = [
  page({
    path: '/admin/content-moderation',
    title: texts.moderation(),
    requires,
    menu: { icon: ShieldAlert, order: 45 },
    search: { description: texts.moderationSearch(), tags },
    query: ModerationOverviewPageQuery,
    load: () => import('./ModerationOverviewPage.tsx'),
  }),
  page({
    path: '/admin/content-moderation/reported-content',
    under: [overview],
    title: texts.reported(),
    requires,
    search: { description: texts.reportedSearch(), tags },
    query: ReportedContentPageQuery,
    list: () => import('./reports.list.ts').then(({ reportList }) => reportList.variables),
    loading: <ListSkeleton />,
    load: () => import('./ReportedContentPage.tsx'),
  }),
  page({
    path: '/admin/content-moderation/moderation-queue',
    under: [overview],
    title: texts.queue(),
    requires,
    search: { description: texts.queueSearch(), tags },
    query: ModerationQueuePageQuery,
    list: () => import('./cases.list.ts').then(({ caseList }) => caseList.variables),
    loading: <ListSkeleton />,
    load: () => import('./ModerationQueuePage.tsx'),
  }),
  page({
    path: '/moderation',
    title: texts.own(),
    requires: 'CONTENT_REPORT',
    search: { description: texts.ownSearch(), tags },
    query: OwnModerationPageQuery,
    load: () => import('./OwnModerationPage.tsx'),
  }),
]
