/** The page on which a company reviews proposals. */
import { FileCheck } from 'lucide-react'
import ProposalsPageQuery from '#web/__generated__/ProposalsPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

export const proposalPages = [
  page({
    path: '/proposals',
    title: 'Proposals',
    requires: 'CHALLENGE_MANAGE',
    menu: { icon: FileCheck, order: 25 },
    search: {
      description: 'Review what researchers propose to your challenges',
      tags: ['proposals', 'review', 'score', 'shortlist', 'decline'],
    },
    query: ProposalsPageQuery,
    list: () => import('./proposals.list.ts').then(({ proposalsVariables }) => proposalsVariables),
    loading: <ListSkeleton />,
    load: () => import('./ProposalsPage.tsx'),
  }),
]
