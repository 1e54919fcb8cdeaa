/** The pages that match projects with challenges. */
import * as texts from '#texts/challengeMatching/pages.js'
import MatchPageQuery from '#web/__generated__/MatchPageQuery$parameters.ts'
import StarredPageQuery from '#web/__generated__/StarredPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

export const matchingPages = [
  page({
    path: '/ai-tools/challenge-matching',
    title: texts.find(),
    under: ['/ai-tools'],
    requires: 'AI_TOOLS',
    search: { description: texts.findSearch(), tags: ['match', 'AI', 'challenges', 'companies'] },
    query: MatchPageQuery,
    list: () => import('./matching.list.ts').then(({ matchPageVariables }) => matchPageVariables),
    loading: <ListSkeleton usual="grid" />,
    load: () => import('./MatchPage.tsx'),
  }),
  page({
    path: '/ai-tools/starred-challenges',
    title: texts.starred(),
    under: ['/ai-tools'],
    requires: 'AI_TOOLS',
    search: { description: texts.starredSearch(), tags: ['starred', 'challenges', 'favorites'] },
    query: StarredPageQuery,
    load: () => import('./StarredPage.tsx'),
  }),
]
