/** The pages about investors, for the university's team. */
import { Landmark } from 'lucide-react'
import * as texts from '#texts/investors/pages.js'
import InvestorDirectoryPageQuery from '#web/__generated__/InvestorDirectoryPageQuery$parameters.ts'
import InvestorPageQuery from '#web/__generated__/InvestorPageQuery$parameters.ts'
import InvestorsPageQuery from '#web/__generated__/InvestorsPageQuery$parameters.ts'
import { globalId } from '#web/relay/globalId.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

const tags = ['investors', 'investment', 'thesis', 'verification']

export const investorPages = [
  page({
    path: '/investors',
    title: texts.overview(),
    requires: 'INVESTOR_RELATIONS',
    menu: { icon: Landmark, order: 79 },
    search: { description: texts.overviewSearch(), tags },
    query: InvestorsPageQuery,
    load: () => import('./InvestorsPage.tsx'),
  }),
  page({
    path: '/investors/directory',
    under: ['/investors'],
    title: texts.directory(),
    requires: 'INVESTOR_RELATIONS',
    more: Landmark,
    search: { description: texts.directorySearch(), tags },
    query: InvestorDirectoryPageQuery,
    list: () => import('./investors.list.ts').then(({ investorList }) => investorList.variables),
    loading: <ListSkeleton />,
    load: () => import('./InvestorDirectoryPage.tsx'),
  }),
  page({
    path: '/investors/detail/:id',
    under: ['/investors/directory'],
    title: texts.investor(),
    requires: 'INVESTOR_RELATIONS',
    query: InvestorPageQuery,
    variables: ({ params }) => {
      const number = Number(params['id']) || 0
      return { number, userId: globalId('User', number) }
    },
    load: () => import('./InvestorPage.tsx'),
  }),
]
