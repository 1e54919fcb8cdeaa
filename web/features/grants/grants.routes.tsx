/** The pages of grants. */
import { Banknote } from 'lucide-react'
import * as texts from '#texts/grants/pages.js'
import GrantPageQuery from '#web/__generated__/GrantPageQuery$parameters.ts'
import GrantsPageQuery from '#web/__generated__/GrantsPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

export const grantPages = [
  page({
    path: '/research-management/grants',
    title: texts.grants(),
    requires: 'GRANT_LIST',
    more: Banknote,
    search: {
      description: texts.search(),
      tags: ['grants', 'funding', 'funder', 'call', 'award', 'deliverable', 'report', 'budget'],
    },
    query: GrantsPageQuery,
    list: () => import('./grants.list.ts').then(({ grantList }) => grantList.variables),
    loading: <ListSkeleton />,
    load: () => import('./GrantsPage.tsx'),
  }),
  page({
    path: '/research-management/grants/:id',
    under: ['/research-management/grants'],
    title: texts.grant(),
    requires: 'GRANT_LIST',
    query: GrantPageQuery,
    variables: ({ params }) => ({ number: Number(params['id']) || 0 }),
    load: () => import('./GrantPage.tsx'),
  }),
]
