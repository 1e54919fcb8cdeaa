/** The pages of patents. */
import { ScrollText } from 'lucide-react'
import * as texts from '#texts/patents/pages.js'
import PatentPageQuery from '#web/__generated__/PatentPageQuery$parameters.ts'
import PatentsPageQuery from '#web/__generated__/PatentsPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

export const patentPages = [
  page({
    path: '/research-management/patents',
    title: texts.patents(),
    requires: 'PATENT_LIST',
    more: ScrollText,
    search: {
      description: texts.search(),
      tags: ['patents', 'intellectual property', 'IP', 'PCT', 'patent family', 'renewal', 'inventor'],
    },
    query: PatentsPageQuery,
    list: () => import('./patents.list.ts').then(({ patentList }) => patentList.variables),
    loading: <ListSkeleton />,
    load: () => import('./PatentsPage.tsx'),
  }),
  page({
    path: '/research-management/patents/:id',
    under: ['/research-management/patents'],
    title: texts.patent(),
    requires: 'PATENT_LIST',
    query: PatentPageQuery,
    variables: ({ params }) => ({ number: Number(params['id']) || 0 }),
    load: () => import('./PatentPage.tsx'),
  }),
]
