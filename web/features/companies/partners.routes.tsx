/** The pages of partner companies. */
import { Building2 } from 'lucide-react'
import PartnerPipelinePageQuery from '#web/__generated__/PartnerPipelinePageQuery$parameters.ts'
import PartnersPageQuery from '#web/__generated__/PartnersPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

export const partnerPages = [
  page({
    path: '/industry/partners',
    title: 'Industry Partners',
    requires: 'PARTNER_DIRECTORY',
    menu: { icon: Building2, order: 61, for: 'CHALLENGE_PUBLISH' },
    search: {
      description: 'Companies that work with the university, and what they ask',
      tags: ['companies', 'partners', 'industry', 'contacts'],
    },
    query: PartnersPageQuery,
    variables: ({ may }) => ({ contacts: may('CHALLENGE_PUBLISH') }),
    loading: <ListSkeleton usual="grid" />,
    load: () => import('./PartnersPage.tsx'),
  }),
  page({
    path: '/kuteam/industry',
    title: 'Partner Companies',
    requires: 'CHALLENGE_PUBLISH',
    search: {
      description: 'How companies answer: proposals that wait, answers that are late, what was accepted',
      tags: ['companies', 'pipeline', 'overdue', 'performance'],
    },
    query: PartnerPipelinePageQuery,
    loading: <ListSkeleton />,
    load: () => import('./PartnerPipelinePage.tsx'),
  }),
]
