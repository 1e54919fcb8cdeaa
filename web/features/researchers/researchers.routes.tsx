/** The pages about researchers. */
import { UsersRound } from 'lucide-react'
import * as texts from '#texts/researchers/researchers.js'
import DirectoryPageQuery from '#web/__generated__/DirectoryPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

export const researcherPages = [
  page({
    path: '/researchers/directory',
    title: texts.researchers(),
    requires: 'RESEARCHER_DIRECTORY',
    menu: { icon: UsersRound, order: 50, for: 'PROJECT_REVIEW' },
    search: {
      description: texts.whoWorksOnWhatDepartments(),
      tags: ['people', 'researchers', 'expertise'],
    },
    query: DirectoryPageQuery,
    list: () => import('./directory.list.ts').then(({ researcherList }) => researcherList.variables),
    loading: <ListSkeleton usual="grid" />,
    load: () => import('./DirectoryPage.tsx'),
  }),
]
