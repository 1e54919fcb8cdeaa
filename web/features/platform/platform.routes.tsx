/** The settings of the whole platform. */
import { SlidersHorizontal } from 'lucide-react'
import * as texts from '#texts/platform/pages.js'
import PlatformSettingsPageQuery from '#web/__generated__/PlatformSettingsPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'

export const platformPages = [
  page({
    path: '/admin/settings',
    title: texts.title(),
    requires: 'ADMINISTRATION',
    more: SlidersHorizontal,
    search: {
      description: texts.search(),
      tags: ['configuration', 'currency', 'verification', 'reply-to', 'options'],
    },
    query: PlatformSettingsPageQuery,
    load: () => import('./PlatformSettingsPage.tsx'),
  }),
]
