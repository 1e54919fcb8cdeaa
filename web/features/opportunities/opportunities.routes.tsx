/** The opportunities of investors: all, those recommended, those saved. */
import { Compass } from 'lucide-react'
import * as texts from '#texts/opportunities/pages.js'
import OpportunitiesPageQuery from '#web/__generated__/OpportunitiesPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

const tags = ['projects', 'investment', 'opportunities']

const common = {
  requires: 'OPPORTUNITY_BROWSE',
  query: OpportunitiesPageQuery,
  loading: <ListSkeleton usual="grid" />,
  load: () => import('./OpportunitiesPage.tsx'),
} as const

export const opportunityPages = [
  page({
    ...common,
    path: '/opportunities',
    title: texts.opportunities(),
    menu: { icon: Compass, order: 20 },
    search: { description: texts.searchAll(), tags },
    list: () => import('./opportunities.list.ts').then(({ opportunityList }) => opportunityList.variables),
  }),
  page({
    ...common,
    path: '/opportunities/recommended',
    under: ['/opportunities'],
    title: texts.recommended(),
    search: { description: texts.searchRecommended(), tags: [...tags, 'thesis'] },
    list: () => import('./opportunities.list.ts').then(({ recommendedList }) => recommendedList.variables),
  }),
  page({
    ...common,
    path: '/opportunities/saved',
    under: ['/opportunities'],
    title: texts.saved(),
    search: { description: texts.searchSaved(), tags: [...tags, 'shortlist', 'notes'] },
    list: () => import('./opportunities.list.ts').then(({ savedList }) => savedList.variables),
  }),
]
