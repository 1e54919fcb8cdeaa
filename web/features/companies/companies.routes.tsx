/** The pages of partner companies. */
import { Building2, Workflow } from 'lucide-react'
import PartnerPipelinePageQuery from '#web/__generated__/PartnerPipelinePageQuery$parameters.ts'
import PartnersPageQuery from '#web/__generated__/PartnersPageQuery$parameters.ts'
import { industry } from '#web/app/menu/groups.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

export const companyPages = [
  page({
    path: '/industry/partners',
    title: 'Industry Partners',
    requires: 'PARTNER_DIRECTORY',
    menu: { icon: Building2, order: 61, for: 'CHALLENGE_PUBLISH', group: industry },
    search: {
      description: 'Companies that work with the university, what they do and what they ask',
      tags: ['companies', 'partners', 'industry', 'contacts', 'company profile'],
    },
    query: PartnersPageQuery,
    list: () => import('./companies.list.ts').then(({ directoryVariables }) => directoryVariables),
    loading: <ListSkeleton usual="grid" />,
    load: () => import('./PartnersPage.tsx'),
  }),
  page({
    path: '/kuteam/industry',
    title: 'Partner Pipeline',
    requires: 'COMPANY_RELATION',
    more: Workflow,
    under: ['/industry/partners'],
    search: {
      description: 'Leads, active and dormant companies: account owners, tasks, expected value, how they answer',
      tags: ['companies', 'pipeline', 'leads', 'tasks', 'overdue', 'performance'],
    },
    query: PartnerPipelinePageQuery,
    list: () => import('./companies.list.ts').then(({ pipelineVariables }) => pipelineVariables),
    loading: <ListSkeleton />,
    load: () => import('./PartnerPipelinePage.tsx'),
  }),
]
