/** The pages of challenges. */
import { Trophy } from 'lucide-react'
import ChallengesPageQuery from '#web/__generated__/ChallengesPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'
import { challengesVariables } from './challenges.list.ts'

const failed = { title: 'Error Loading Challenges', action: 'Retry' }

export const challengePages = [
  page({
    path: '/industry-challenges',
    title: 'Industry Challenges',
    requires: 'CHALLENGE_BROWSE',
    menu: { icon: Trophy, order: 45 },
    search: {
      description: 'Problems that companies ask researchers to solve',
      tags: ['challenges', 'companies', 'funding', 'starred'],
    },
    failed,
    query: ChallengesPageQuery,
    variables: challengesVariables,
    loading: <ListSkeleton usual="grid" />,
    load: () => import('./ChallengesPage.tsx'),
  }),
]
