/** The pages on which administrators see what comes in, what goes out, and what is kept for how long. */
import { Database } from 'lucide-react'
import * as texts from '#texts/data/pages.js'
import AllImportsPageQuery from '#web/__generated__/AllImportsPageQuery$parameters.ts'
import DataPageQuery from '#web/__generated__/DataPageQuery$parameters.ts'
import ExportPageQuery from '#web/__generated__/ExportPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { dataPath, exportsPath, importsPath } from './dataPaths.ts'

export const dataPages = [
  page({
    path: dataPath,
    title: texts.data(),
    requires: 'ADMINISTRATION',
    menu: { icon: Database, order: 87 },
    search: { description: texts.dataSearch(), tags: ['retention', 'privacy', 'GDPR', 'access request', 'backup'] },
    query: DataPageQuery,
    load: () => import('./DataPage.tsx'),
  }),
  page({
    path: importsPath,
    under: [dataPath],
    title: texts.imports(),
    requires: 'ADMINISTRATION',
    search: { description: texts.importsSearch(), tags: ['import', 'undo', 'CSV'] },
    query: AllImportsPageQuery,
    list: () => import('./allImports.list.ts').then(({ importList }) => importList.variables),
    load: () => import('./AllImportsPage.tsx'),
  }),
  page({
    path: exportsPath,
    under: [dataPath],
    title: texts.exports(),
    requires: 'ADMINISTRATION',
    search: { description: texts.exportsSearch(), tags: ['download', 'CSV', 'JSON', 'backup'] },
    query: ExportPageQuery,
    load: () => import('./ExportPage.tsx'),
  }),
]
