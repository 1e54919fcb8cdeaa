/** The pages on which technology summaries are written and agreed to. */
import { Megaphone } from 'lucide-react'
import * as texts from '#texts/summaries/pages.js'
import SummariesPageQuery from '#web/__generated__/SummariesPageQuery$parameters.ts'
import SummaryPageQuery from '#web/__generated__/SummaryPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

export const summaryPages = [
  page({
    path: '/technology-summaries',
    title: texts.summaries(),
    requires: 'SUMMARY_LIST',
    more: Megaphone,
    under: ['/projects/list'],
    search: { description: texts.summariesSearch(), tags: ['summary', 'publish', 'marketing'] },
    query: SummariesPageQuery,
    list: () => import('./summaries.list.ts').then(({ summaryList }) => summaryList.variables),
    loading: <ListSkeleton />,
    load: () => import('./SummariesPage.tsx'),
  }),
  page({
    path: '/technology-summaries/:id',
    title: texts.summary(),
    requires: 'SUMMARY_READ',
    under: ['/technology-summaries', '/researchers/projects'],
    query: SummaryPageQuery,
    variables: ({ params }) => ({ number: Number(params['id']) || 0 }),
    load: () => import('./SummaryPage.tsx'),
  }),
]
