/** The page of access to single records. */
import * as texts from '#texts/recordGrants/pages.js'
import RecordGrantsPageQuery from '#web/__generated__/RecordGrantsPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

export const recordGrantPages = [
  page({
    path: '/admin/access-control/grants',
    under: ['/admin/access-control'],
    title: texts.grants(),
    requires: 'USER_MANAGE',
    search: { description: texts.search(), tags: ['access', 'permission', 'expiry', 'share'] },
    query: RecordGrantsPageQuery,
    list: () => import('./recordGrants.list.ts').then(({ recordGrantList }) => recordGrantList.variables),
    loading: <ListSkeleton />,
    load: () => import('./RecordGrantsPage.tsx'),
  }),
]
