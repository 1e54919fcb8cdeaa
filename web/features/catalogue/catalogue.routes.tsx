/** The catalogues of projects. */
import { Compass, HandCoins } from 'lucide-react'
import * as texts from '#texts/catalogue/catalogue.js'
import * as titles from '#texts/catalogue/catalogueTitles.js'
import CataloguePageQuery from '#web/__generated__/CataloguePageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

const common = {
  query: CataloguePageQuery,
  loading: <ListSkeleton usual="grid" />,
  load: () => import('./CataloguePage.tsx'),
}

export const cataloguePages = [
  page({
    ...common,
    path: '/university-projects',
    title: titles.universityProjects(),
    requires: 'PROJECT_CATALOGUE',
    menu: { icon: Compass, order: 50 },
    search: {
      description: texts.projectsThatTheUniversityHas(),
      tags: ['projects', 'technology', 'license'],
    },
    list: () => import('./catalogue.list.ts').then(({ catalogueVariables }) => catalogueVariables(false)),
  }),
  page({
    ...common,
    path: '/projects/investment',
    title: titles.investmentProjects(),
    requires: 'PROJECT_INVESTMENT',
    menu: { icon: HandCoins, order: 40, for: 'PROJECT_REVIEW' },
    search: {
      description: texts.projectsThatSeekInvestmentHow(),
      tags: ['investment', 'funding', 'projects'],
    },
    list: () => import('./catalogue.list.ts').then(({ catalogueVariables }) => catalogueVariables(true)),
  }),
]
