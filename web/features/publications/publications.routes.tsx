/** The page of publications. */
import { BookOpenText } from 'lucide-react'
import * as pages from '#texts/publications/pages.js'
import * as texts from '#texts/publications/page.js'
import ImportPublicationsPageQuery from '#web/__generated__/ImportPublicationsPageQuery$parameters.ts'
import PublicationsPageQuery from '#web/__generated__/PublicationsPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

export const publicationPages = [
  page({
    path: '/research-management/publications',
    title: texts.title(),
    requires: 'PUBLICATION_LIST',
    more: BookOpenText,
    search: {
      description: texts.search(),
      tags: ['publications', 'papers', 'articles', 'DOI', texts.researchOutputs()],
    },
    query: PublicationsPageQuery,
    list: () => import('./publications.list.ts').then(({ publicationList }) => publicationList.variables),
    loading: <ListSkeleton />,
    load: () => import('./PublicationsPage.tsx'),
  }),
  page({
    path: '/research-management/publications/import',
    under: ['/research-management/publications'],
    title: pages.importing(),
    requires: 'PUBLICATION_CREATE',
    search: { description: pages.importingSearch(), tags: ['import', 'BibTeX', 'RIS', 'CSL-JSON', 'DOI', 'ORCID'] },
    query: ImportPublicationsPageQuery,
    load: () => import('./ImportPublicationsPage.tsx'),
  }),
]
