/** The pages about researchers. */
import { UsersRound } from 'lucide-react'
import * as texts from '#texts/researchers/researchers.js'
import * as university from '#texts/researchers/university.js'
import DirectoryPageQuery from '#web/__generated__/DirectoryPageQuery$parameters.ts'
import UniversityResearcherPageQuery from '#web/__generated__/UniversityResearcherPageQuery$parameters.ts'
import { globalId } from '#web/relay/globalId.ts'
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
  page({
    path: '/university/researchers',
    title: university.title(),
    requires: 'OPPORTUNITY_BROWSE',
    menu: { icon: UsersRound, order: 65 },
    search: { description: university.search(), tags: ['people', 'researchers', 'opportunities', 'introduction'] },
    query: DirectoryPageQuery,
    list: () =>
      import('./directory.list.ts').then(({ universityResearcherList }) => universityResearcherList.variables),
    loading: <ListSkeleton usual="grid" />,
    load: () => import('./DirectoryPage.tsx'),
  }),
  page({
    path: '/university/researchers/:id',
    under: ['/university/researchers'],
    title: university.researcher(),
    requires: 'OPPORTUNITY_BROWSE',
    query: UniversityResearcherPageQuery,
    variables: ({ params }) => {
      const number = Number(params['id']) || 0
      return { number, id: globalId('User', number) }
    },
    load: () => import('./UniversityResearcherPage.tsx'),
  }),
]
