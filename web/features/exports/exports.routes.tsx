/** The page of the exports that are made again and again. */
import * as texts from '#texts/exports/pages.js'
import ScheduledExportsPageQuery from '#web/__generated__/ScheduledExportsPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { scheduledExportsPath } from '#web/relay/scheduledExports.ts'

export const exportPages = [
  page({
    path: scheduledExportsPath,
    title: texts.title(),
    requires: 'signed-in',
    under: ['/admin/data/export'],
    search: {
      description: texts.search(),
      tags: ['export', 'CSV', 'Excel', 'XLSX', 'JSON', 'download', 'schedule', 'report'],
    },
    query: ScheduledExportsPageQuery,
    load: () => import('./ScheduledExportsPage.tsx'),
  }),
]
