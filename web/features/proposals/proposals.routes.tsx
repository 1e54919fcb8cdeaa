/** The page on which a company reviews proposals. */
import { FileCheck } from 'lucide-react'
import * as texts from '#texts/proposals/proposals.js'
import ProposalsPageQuery from '#web/__generated__/ProposalsPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

export const proposalPages = [
  page({
    path: '/proposals',
    title: texts.proposals(),
    requires: 'CHALLENGE_MANAGE',
    menu: { icon: FileCheck, order: 25 },
    search: {
      description: texts.reviewWhatResearchersProposeTo(),
      tags: ['proposals', 'review', 'score', 'shortlist', 'decline'],
    },
    query: ProposalsPageQuery,
    list: () => import('./proposals.list.ts').then(({ proposalsVariables }) => proposalsVariables),
    loading: <ListSkeleton />,
    load: () => import('./ProposalsPage.tsx'),
  }),
]
