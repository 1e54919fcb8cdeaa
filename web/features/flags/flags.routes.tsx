/** The page on which administrators switch features of the product. */
import { ToggleRight } from 'lucide-react'
import * as texts from '#texts/flags/pages.js'
import FeatureFlagsPageQuery from '#web/__generated__/FeatureFlagsPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'

export const flagPages = [
  page({
    path: '/admin/feature-flags',
    title: texts.title(),
    requires: 'ADMINISTRATION',
    menu: { icon: ToggleRight, order: 89 },
    search: { description: texts.search(), tags: ['switch', 'rollout', 'release', 'kill switch', 'toggle'] },
    query: FeatureFlagsPageQuery,
    load: () => import('./FeatureFlagsPage.tsx'),
  }),
]
