/** The page on which data is brought in. */
import { FileUp } from 'lucide-react'
import * as texts from '#texts/imports/imports.js'
import ImportPageQuery from '#web/__generated__/ImportPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'

export const importPages = [
  page({
    path: '/import-data',
    title: texts.importData(),
    requires: 'PROJECT_IMPORT',
    more: FileUp,
    under: ['/projects/list'],
    search: {
      description: texts.projectsOrChallengesFromA(),
      tags: ['import', 'CSV', texts.excel(), 'challenges'],
    },
    query: ImportPageQuery,
    variables: ({ search }) => ({ number: Number(search.get('import')) || 0 }),
    load: () => import('./ImportPage.tsx'),
  }),
]
