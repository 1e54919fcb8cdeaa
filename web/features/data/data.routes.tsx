/** The pages on which administrators see what comes in, what goes out, and what is kept for how long. */
import { Database } from 'lucide-react'
import * as texts from '#texts/data/pages.js'
import AllImportsPageQuery from '#web/__generated__/AllImportsPageQuery$parameters.ts'
import DataPageQuery from '#web/__generated__/DataPageQuery$parameters.ts'
import ExportPageQuery from '#web/__generated__/ExportPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'

export const dataPages = [
  page({
    path: '/admin/data',
    title: texts.data(),
    requires: 'ADMINISTRATION',
    menu: { icon: Database, order: 88 },
    search: { description: texts.dataSearch(), tags: ['retention', 'privacy', 'GDPR', 'access request', 'backup'] },
    query: DataPageQuery,
    load: () => import('./DataPage.tsx'),
  }),
  page({
    path: '/admin/data/import',
    under: ['/admin/data'],
    title: texts.imports(),
    requires: 'ADMINISTRATION',
    search: { description: texts.importsSearch(), tags: ['import', 'undo', 'CSV'] },
    query: AllImportsPageQuery,
    list: () => import('./allImports.list.ts').then(({ importList }) => importList.variables),
    load: () => import('./AllImportsPage.tsx'),
  }),
  page({
    path: '/admin/data/export',
    under: ['/admin/data'],
    title: texts.exports(),
    requires: 'ADMINISTRATION',
    search: { description: texts.exportsSearch(), tags: ['download', 'CSV', 'Excel', 'JSON', 'backup'] },
    query: ExportPageQuery,
    load: () => import('./ExportPage.tsx'),
  }),
]
