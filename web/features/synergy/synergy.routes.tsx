/** The pages of synergy between projects. */
import * as texts from '#texts/synergy/pages.js'
import FinderPageQuery from '#web/__generated__/FinderPageQuery$parameters.ts'
import SynergiesPageQuery from '#web/__generated__/SynergiesPageQuery$parameters.ts'
import SynergyPageQuery from '#web/__generated__/SynergyPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

export const synergyPages = [
  page({
    path: '/ai-tools/synergy',
    title: texts.find(),
    under: ['/ai-tools'],
    requires: 'SYNERGY_LIST',
    search: { description: texts.findSearch(), tags: ['synergy', 'AI', 'collaboration', 'compare'] },
    query: FinderPageQuery,
    list: () => import('./finder.list.ts').then(({ finderVariables }) => finderVariables),
    loading: <ListSkeleton usual="grid" />,
    load: () => import('./FinderPage.tsx'),
  }),
  page({
    path: '/ai/project-synergies',
    title: texts.analyses(),
    under: ['/ai-tools'],
    requires: 'SYNERGY_LIST',
    search: { description: texts.analysesSearch(), tags: ['synergy', 'saved analyses'] },
    query: SynergiesPageQuery,
    list: () => import('./synergies.list.ts').then(({ synergyList }) => synergyList.variables),
    loading: <ListSkeleton />,
    load: () => import('./SynergiesPage.tsx'),
  }),
  page({
    path: '/ai/project-synergies/:id',
    title: texts.analysis(),
    under: ['/ai-tools', '/ai/project-synergies'],
    requires: 'SYNERGY_LIST',
    query: SynergyPageQuery,
    variables: ({ params }) => ({ number: Number(params['id']) || 0 }),
    load: () => import('./SynergyPage.tsx'),
  }),
]
