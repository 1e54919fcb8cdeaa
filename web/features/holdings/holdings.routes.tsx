/** The pages of an investor's portfolio, and the one on which a lead answers an investor. */
import { BriefcaseBusiness, MailQuestion } from 'lucide-react'
import * as texts from '#texts/holdings/pages.js'
import AnalyticsPageQuery from '#web/__generated__/AnalyticsPageQuery$parameters.ts'
import HoldingPageQuery from '#web/__generated__/HoldingPageQuery$parameters.ts'
import PerformancePageQuery from '#web/__generated__/PerformancePageQuery$parameters.ts'
import PortfolioPageQuery from '#web/__generated__/PortfolioPageQuery$parameters.ts'
import UpdatePageQuery from '#web/__generated__/UpdatePageQuery$parameters.ts'
import UpdatesPageQuery from '#web/__generated__/UpdatesPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

const tags = ['portfolio', 'holdings', 'investment']

export const holdingPages = [
  page({
    path: '/portfolio',
    title: texts.portfolio(),
    requires: 'HOLDING_LIST',
    menu: { icon: BriefcaseBusiness, order: 60 },
    search: { description: texts.portfolioSearch(), tags },
    query: PortfolioPageQuery,
    list: () => import('./holdings.list.ts').then(({ holdingList }) => holdingList.variables),
    loading: <ListSkeleton />,
    load: () => import('./PortfolioPage.tsx'),
  }),
  page({
    path: '/portfolio/performance',
    under: ['/portfolio'],
    title: texts.performance(),
    requires: 'HOLDING_LIST',
    search: { description: texts.performanceSearch(), tags: [...tags, 'valuation', 'multiple', 'milestones'] },
    query: PerformancePageQuery,
    load: () => import('./PerformancePage.tsx'),
  }),
  page({
    path: '/portfolio/analytics',
    under: ['/portfolio'],
    title: texts.analytics(),
    requires: 'HOLDING_LIST',
    search: { description: texts.analyticsSearch(), tags: [...tags, 'exposure', 'pipeline', 'charts'] },
    query: AnalyticsPageQuery,
    load: () => import('./AnalyticsPage.tsx'),
  }),
  page({
    path: '/portfolio/holdings/:id',
    under: ['/portfolio'],
    title: texts.holding(),
    requires: 'HOLDING_LIST',
    query: HoldingPageQuery,
    variables: ({ params }) => ({ number: Number(params['id']) || 0 }),
    load: () => import('./HoldingPage.tsx'),
  }),
  page({
    path: '/investor-updates',
    title: texts.updates(),
    requires: 'HOLDING_UPDATE_LIST',
    more: MailQuestion,
    search: { description: texts.updatesSearch(), tags: ['investor', 'update', 'figures'] },
    query: UpdatesPageQuery,
    list: () => import('./updates.list.ts').then(({ updateList }) => updateList.variables),
    loading: <ListSkeleton />,
    load: () => import('./UpdatesPage.tsx'),
  }),
  page({
    path: '/investor-updates/:id',
    under: ['/investor-updates', '/portfolio', '/researchers/projects', '/projects/list'],
    title: texts.update(),
    requires: 'HOLDING_UPDATE_PAGE',
    query: UpdatePageQuery,
    variables: ({ params }) => ({ number: Number(params['id']) || 0 }),
    load: () => import('./UpdatePage.tsx'),
  }),
]
