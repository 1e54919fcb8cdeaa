/** The page that says how the platform runs. */
import { Server } from 'lucide-react'
import * as texts from '#texts/system/pages.js'
import SystemPageQuery from '#web/__generated__/SystemPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'

export const systemPages = [
  page({
    path: '/admin/settings/system',
    title: texts.system(),
    requires: 'ADMINISTRATION',
    more: Server,
    search: {
      description: texts.systemSearch(),
      tags: ['health', 'version', 'jobs', 'queue', 'storage', 'environment', 'database'],
    },
    query: SystemPageQuery,
    load: () => import('./SystemPage.tsx'),
  }),
]
