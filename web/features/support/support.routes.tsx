/** The pages of innovation support: of researchers who ask, and of the team that answers. Short paths lead here (web/app/redirects.ts). */
import { ChartColumn, FolderTree, Inbox, LifeBuoy, TextQuote } from 'lucide-react'
import * as texts from '#texts/support/pages.js'
import CataloguePageQuery from '#web/__generated__/SupportCataloguePageQuery$parameters.ts'
import CategoryPageQuery from '#web/__generated__/SupportCategoryPageQuery$parameters.ts'
import CategoriesPageQuery from '#web/__generated__/SupportCategoriesPageQuery$parameters.ts'
import NewRequestPageQuery from '#web/__generated__/NewRequestPageQuery$parameters.ts'
import OverviewPageQuery from '#web/__generated__/SupportOverviewPageQuery$parameters.ts'
import ReportsPageQuery from '#web/__generated__/SupportReportsPageQuery$parameters.ts'
import RequestPageQuery from '#web/__generated__/SupportRequestPageQuery$parameters.ts'
import RequestsPageQuery from '#web/__generated__/SupportRequestsPageQuery$parameters.ts'
import TemplatesPageQuery from '#web/__generated__/SupportTemplatesPageQuery$parameters.ts'
import { supportDesk } from '#web/app/menu/groups.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'
import { fromOf } from './reportPeriod.ts'

const numbered = ({ params }: { params: Record<string, string | undefined> }) => ({ number: Number(params['id']) || 0 })

const request = {
  title: texts.request(),
  query: RequestPageQuery,
  variables: numbered,
  load: () => import('./SupportRequestPage.tsx'),
}

export const supportPages = [
  page({
    path: '/researcher/innovation-support',
    title: texts.support(),
    requires: 'SUPPORT_REQUEST',
    menu: { icon: LifeBuoy, order: 47 },
    search: { description: texts.supportSearch(), tags: ['support', 'help', 'contract', 'patent', 'request'] },
    query: CataloguePageQuery,
    load: () => import('./SupportCataloguePage.tsx'),
  }),
  page({
    path: '/researcher/innovation-support/new-request',
    title: texts.newRequest(),
    under: ['/researcher/innovation-support'],
    requires: 'SUPPORT_REQUEST',
    search: { description: texts.newRequestSearch(), tags: ['support', 'new', 'ask'] },
    query: NewRequestPageQuery,
    load: () => import('./NewRequestPage.tsx'),
  }),
  page({
    path: '/researcher/innovation-support/request/:id',
    under: ['/researcher/innovation-support'],
    requires: 'SUPPORT_REQUEST',
    ...request,
  }),
  page({
    path: '/commercialization/innovation-support',
    title: texts.overview(),
    requires: 'SUPPORT_ANSWER',
    menu: { icon: LifeBuoy, order: 55, group: supportDesk },
    search: { description: texts.overviewSearch(), tags: ['support', 'overview', 'overdue', 'satisfaction'] },
    query: OverviewPageQuery,
    load: () => import('./SupportOverviewPage.tsx'),
  }),
  page({
    path: '/commercialization/innovation-support/requests',
    under: ['/commercialization/innovation-support'],
    title: texts.requests(),
    requires: 'SUPPORT_ANSWER',
    menu: { icon: Inbox, order: 56, group: supportDesk },
    search: { description: texts.requestsSearch(), tags: ['support', 'requests', 'assign', 'overdue'] },
    query: RequestsPageQuery,
    list: () => import('./supportRequests.list.ts').then(({ supportRequestList }) => supportRequestList.variables),
    loading: <ListSkeleton />,
    load: () => import('./SupportRequestsPage.tsx'),
  }),
  page({
    path: '/commercialization/innovation-support/request/:id',
    under: ['/commercialization/innovation-support/requests'],
    requires: 'SUPPORT_ANSWER',
    ...request,
  }),
  page({
    path: '/commercialization/innovation-support/categories',
    under: ['/commercialization/innovation-support'],
    title: texts.categories(),
    requires: 'SUPPORT_ANSWER',
    menu: { icon: FolderTree, order: 57, group: supportDesk },
    search: { description: texts.categoriesSearch(), tags: ['support', 'categories', 'answer time'] },
    query: CategoriesPageQuery,
    list: () => import('./supportCategories.list.ts').then(({ supportCategoryList }) => supportCategoryList.variables),
    loading: <ListSkeleton />,
    load: () => import('./SupportCategoriesPage.tsx'),
  }),
  page({
    path: '/commercialization/innovation-support/categories/:id',
    under: ['/commercialization/innovation-support/categories'],
    title: texts.category(),
    requires: 'SUPPORT_ANSWER',
    query: CategoryPageQuery,
    variables: numbered,
    load: () => import('./SupportCategoryPage.tsx'),
  }),
  page({
    path: '/commercialization/innovation-support/templates',
    under: ['/commercialization/innovation-support'],
    title: texts.templates(),
    requires: 'SUPPORT_ANSWER',
    more: TextQuote,
    search: { description: texts.templatesSearch(), tags: ['support', 'templates', 'answers'] },
    query: TemplatesPageQuery,
    list: () => import('./supportTemplates.list.ts').then(({ supportTemplateList }) => supportTemplateList.variables),
    loading: <ListSkeleton />,
    load: () => import('./SupportTemplatesPage.tsx'),
  }),
  page({
    path: '/commercialization/innovation-support/reports',
    under: ['/commercialization/innovation-support'],
    title: texts.reports(),
    requires: 'SUPPORT_ANSWER',
    menu: { icon: ChartColumn, order: 58, group: supportDesk },
    search: { description: texts.reportsSearch(), tags: ['support', 'reports', 'median', 'satisfaction'] },
    query: ReportsPageQuery,
    variables: ({ search, now }) => ({ from: fromOf(search, now()) }),
    load: () => import('./SupportReportsPage.tsx'),
  }),
]
