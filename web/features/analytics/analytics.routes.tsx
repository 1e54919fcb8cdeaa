/** The pages of analytics, indicators, the pipeline and the annual report. */
import { ChartColumn, ChartNoAxesCombined, Gauge, Settings2 } from 'lucide-react'
import * as texts from '#texts/analytics/pages.js'
import OverviewPageQuery from '#web/__generated__/OverviewPageQuery$parameters.ts'
import AnalyticsSettingsPageQuery from '#web/__generated__/AnalyticsSettingsPageQuery$parameters.ts'
import AnnualPageQuery from '#web/__generated__/AnnualPageQuery$parameters.ts'
import FigurePageQuery from '#web/__generated__/FigurePageQuery$parameters.ts'
import MetricsPageQuery from '#web/__generated__/MetricsPageQuery$parameters.ts'
import PipelinePageQuery from '#web/__generated__/PipelinePageQuery$parameters.ts'
import StepPageQuery from '#web/__generated__/StepPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { figureIn, filterAt, pageAt } from './analyticsAddress.ts'
import { stepIn } from './stepWords.ts'

const tags = ['analytics', 'figures', 'statistics', 'report', 'charts']
const filtered = ({ search }: { search: URLSearchParams }) => ({ filter: filterAt(search) })
const isDay = (text: string | null) => !!text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

export const analyticsPages = [
  page({
    path: '/analytics',
    title: texts.analytics(),
    requires: 'ANALYTICS',
    more: ChartColumn,
    search: { description: texts.analyticsSearch(), tags },
    query: OverviewPageQuery,
    variables: filtered,
    load: () => import('./OverviewPage.tsx'),
  }),
  page({
    path: '/analytics/figures/:figure',
    title: texts.records(),
    requires: 'ANALYTICS',
    under: ['/analytics'],
    query: FigurePageQuery,
    variables: ({ params, search }) => ({
      figure: figureIn(params['figure']),
      filter: filterAt(search),
      page: pageAt(search),
    }),
    load: () => import('./FigurePage.tsx'),
  }),
  page({
    path: '/kuteam/analytics',
    title: texts.pipeline(),
    requires: 'ANALYTICS_UNIVERSITY',
    more: ChartNoAxesCombined,
    search: { description: texts.pipelineSearch(), tags: [...tags, 'pipeline', 'funnel', 'conversion', 'stuck'] },
    query: PipelinePageQuery,
    variables: filtered,
    load: () => import('./PipelinePage.tsx'),
  }),
  page({
    path: '/kuteam/analytics/steps/:step',
    title: texts.step(),
    requires: 'ANALYTICS_UNIVERSITY',
    under: ['/kuteam/analytics'],
    query: StepPageQuery,
    variables: ({ params, search }) => ({
      step: stepIn(params['step']),
      filter: filterAt(search),
      page: pageAt(search),
    }),
    load: () => import('./StepPage.tsx'),
  }),
  page({
    path: '/kuteam/analytics/annual',
    title: texts.annual(),
    requires: 'ANALYTICS_UNIVERSITY',
    under: ['/kuteam/analytics'],
    search: { description: texts.annualSearch(), tags: [...tags, 'AUTM', 'annual', 'fiscal year', 'survey'] },
    query: AnnualPageQuery,
    variables: ({ search }) => {
      const year = search.get('year')
      const asOf = search.get('asOf')
      return {
        fiscalYear: year && /^20\d\d$/.test(year) ? Number(year) : null,
        asOf: isDay(asOf) ? asOf : null,
      }
    },
    load: () => import('./AnnualPage.tsx'),
  }),
  page({
    path: '/researchers/metrics',
    title: texts.indicators(),
    requires: 'RESEARCHER_METRICS',
    more: Gauge,
    search: { description: texts.indicatorsSearch(), tags: [...tags, 'indicators', 'metrics', 'output'] },
    query: MetricsPageQuery,
    variables: filtered,
    load: () => import('./MetricsPage.tsx'),
  }),
  page({
    path: '/admin/settings/analytics',
    title: texts.settings(),
    requires: 'ADMINISTRATION',
    more: Settings2,
    search: { description: texts.settingsSearch(), tags: ['open data', 'fiscal year', 'analytics'] },
    query: AnalyticsSettingsPageQuery,
    load: () => import('./AnalyticsSettingsPage.tsx'),
  }),
]
