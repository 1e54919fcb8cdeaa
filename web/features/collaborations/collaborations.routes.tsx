/** The pages of collaborations: the list of a company, that of researchers and the university, and one collaboration. */
import { Handshake } from 'lucide-react'
import * as texts from '#texts/collaborations/collaborations.js'
import CollaborationPageQuery from '#web/__generated__/CollaborationPageQuery$parameters.ts'
import CollaborationsPageQuery from '#web/__generated__/CollaborationsPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

const list = {
  title: texts.collaborations(),
  search: {
    description: texts.whatCompaniesAndResearchersWork(),
    tags: ['collaborations', 'agreement', 'milestones', 'deliverables', 'contract'],
  },
  query: CollaborationsPageQuery,
  list: () => import('./collaborations.list.ts').then(({ collaborationsVariables }) => collaborationsVariables),
  loading: <ListSkeleton />,
  load: () => import('./CollaborationsPage.tsx'),
}

export const collaborationPages = [
  page({ path: '/collaborations', requires: 'CHALLENGE_MANAGE', menu: { icon: Handshake, order: 26 }, ...list }),
  page({
    path: '/university/collaborations',
    requires: 'COLLABORATION_LIST',
    more: Handshake,
    sameAs: '/collaborations',
    ...list,
  }),
  page({
    path: '/collaborations/:id',
    title: texts.collaboration(),
    under: ['/collaborations', '/university/collaborations'],
    requires: 'COLLABORATION_READ',
    query: CollaborationPageQuery,
    variables: ({ params }) => ({ number: Number(params['id']) || 0 }),
    load: () => import('./CollaborationPage.tsx'),
  }),
]
