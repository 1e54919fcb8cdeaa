/** The pages of challenges. */
import { ClipboardCheck, Megaphone, Trophy } from 'lucide-react'
import * as texts from '#texts/challenges/challenges.js'
import ChallengesPageQuery from '#web/__generated__/ChallengesPageQuery$parameters.ts'
import AllChallengesPageQuery from '#web/__generated__/AllChallengesPageQuery$parameters.ts'
import ManagePageQuery from '#web/__generated__/ManagePageQuery$parameters.ts'
import { industry } from '#web/app/menu/groups.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

const failed = { title: texts.errorLoadingChallenges(), action: texts.retry() }

export const challengePages = [
  page({
    path: '/industry-challenges',
    title: texts.industryChallenges(),
    requires: 'CHALLENGE_BROWSE',
    menu: { icon: Trophy, order: 30, for: 'PROJECT_OWN_LIST' },
    search: {
      description: texts.problemsThatCompaniesAskResearchers(),
      tags: ['challenges', 'companies', 'funding', 'starred'],
    },
    failed,
    query: ChallengesPageQuery,
    list: () => import('./challenges.list.ts').then(({ challengesVariables }) => challengesVariables),
    loading: <ListSkeleton usual="grid" />,
    load: () => import('./ChallengesPage.tsx'),
  }),
  page({
    path: '/industry-challenges-management',
    title: texts.myChallenges(),
    requires: 'CHALLENGE_MANAGE',
    menu: { icon: Megaphone, order: 20 },
    search: {
      description: texts.postChallengesFollowThemExtend(),
      tags: [texts.manageChallenges(), 'post', 'draft', 'publish', texts.reviewTeam()],
    },
    failed,
    query: ManagePageQuery,
    list: () => import('./managed.list.ts').then(({ managedVariables }) => managedVariables),
    loading: <ListSkeleton />,
    load: () => import('./ManagePage.tsx'),
  }),
  page({
    path: '/industry/challenges',
    title: texts.allChallenges(),
    requires: 'CHALLENGE_LIST',
    menu: { icon: ClipboardCheck, order: 60, for: 'CHALLENGE_PUBLISH', group: industry },
    search: {
      description: texts.allChallengesToReadFor(),
      tags: ['challenges', 'companies', 'check', 'publish', 'overdue'],
    },
    failed,
    query: AllChallengesPageQuery,
    list: () => import('./challenges.list.ts').then(({ allVariables }) => allVariables),
    loading: <ListSkeleton />,
    load: () => import('./AllChallengesPage.tsx'),
  }),
]
