/** The pages of deals, for the university's team. */
import { BriefcaseBusiness } from 'lucide-react'
import * as texts from '#texts/deals/pages.js'
import DealPageQuery from '#web/__generated__/DealPageQuery$parameters.ts'
import DealsPageQuery from '#web/__generated__/DealsPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

export const dealPages = [
  page({
    path: '/kuteam/investments',
    title: texts.deals(),
    requires: 'INVESTOR_RELATIONS',
    more: BriefcaseBusiness,
    search: { description: texts.dealsSearch(), tags: ['deals', 'license', 'spin-out', 'investment', 'pipeline'] },
    query: DealsPageQuery,
    list: () => import('./deals.list.ts').then(({ dealList }) => dealList.variables),
    loading: <ListSkeleton />,
    load: () => import('./DealsPage.tsx'),
  }),
  page({
    path: '/kuteam/investments/:id',
    under: ['/kuteam/investments'],
    title: texts.deal(),
    requires: 'INVESTOR_RELATIONS',
    query: DealPageQuery,
    variables: ({ params }) => ({ number: Number(params['id']) || 0 }),
    load: () => import('./DealPage.tsx'),
  }),
]
