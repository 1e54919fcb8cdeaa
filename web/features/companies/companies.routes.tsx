/** The pages of partner companies. */
import { Building2, Workflow } from 'lucide-react'
import * as texts from '#texts/companies/companies.js'
import PartnerPipelinePageQuery from '#web/__generated__/PartnerPipelinePageQuery$parameters.ts'
import PartnersPageQuery from '#web/__generated__/PartnersPageQuery$parameters.ts'
import { industry } from '#web/app/menu/groups.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

export const companyPages = [
  page({
    path: '/industry/partners',
    title: texts.industryPartners(),
    requires: 'PARTNER_DIRECTORY',
    menu: { icon: Building2, order: 61, for: 'CHALLENGE_PUBLISH', group: industry },
    search: {
      description: texts.companiesThatWorkWithThe(),
      tags: ['companies', 'partners', 'industry', 'contacts', texts.companyProfile()],
    },
    query: PartnersPageQuery,
    list: () => import('./companies.list.ts').then(({ directoryVariables }) => directoryVariables),
    loading: <ListSkeleton usual="grid" />,
    load: () => import('./PartnersPage.tsx'),
  }),
  page({
    path: '/kuteam/industry',
    title: texts.partnerPipeline(),
    requires: 'COMPANY_RELATION',
    more: Workflow,
    under: ['/industry/partners'],
    search: {
      description: texts.leadsActiveAndDormantCompanies(),
      tags: ['companies', 'pipeline', 'leads', 'tasks', 'overdue', 'performance'],
    },
    query: PartnerPipelinePageQuery,
    list: () => import('./companies.list.ts').then(({ pipelineVariables }) => pipelineVariables),
    loading: <ListSkeleton />,
    load: () => import('./PartnerPipelinePage.tsx'),
  }),
]
