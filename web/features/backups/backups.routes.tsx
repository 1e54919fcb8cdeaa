/** The page on backups. */
import { DatabaseBackup } from 'lucide-react'
import * as texts from '#texts/backups/pages.js'
import BackupsPageQuery from '#web/__generated__/BackupsPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'

export const backupPages = [
  page({
    path: '/admin/settings/backups',
    title: texts.backups(),
    requires: 'ADMINISTRATION',
    more: DatabaseBackup,
    search: { description: texts.backupsSearch(), tags: ['backup', 'restore', 'archive', 'recovery'] },
    query: BackupsPageQuery,
    load: () => import('./BackupsPage.tsx'),
  }),
]
