/** The queue of claims for a readiness level, under both of its documented paths. */
import { BadgeCheck } from 'lucide-react'
import * as texts from '#texts/trl/pages.js'
import TrlValidationPageQuery from '#web/__generated__/TrlValidationPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

const queue = {
  title: texts.title(),
  requires: 'TRL_VALIDATE',
  query: TrlValidationPageQuery,
  list: () => import('./trlClaims.list.ts').then(({ trlClaimList }) => trlClaimList.variables),
  loading: <ListSkeleton />,
  load: () => import('./TrlValidationPage.tsx'),
} as const

export const trlPages = [
  page({
    path: '/trl-validation',
    ...queue,
    menu: { icon: BadgeCheck, order: 25, for: 'TRL_ASSIGN' },
    search: { description: texts.search(), tags: ['TRL', 'validation', 'evidence'] },
  }),
  page({ path: '/projects/validation', ...queue, sameAs: '/trl-validation' }),
]
