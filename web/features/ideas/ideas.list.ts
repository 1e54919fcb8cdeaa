/** How the address of the ideas incubator becomes what is asked. */
import type { IdeasPageQuery$variables } from '#web/__generated__/IdeasPageQuery.graphql.ts'
import { pagingOf, sortOf, type Sort } from '#web/ui/list/useListState.ts'
import { tabOf, tabs } from './ideaWords.ts'

export const pageSize = 24

export const usualSort: Sort = { field: 'CREATED_AT', direction: 'DESC' }

export function ideasVariables({ search }: { search: URLSearchParams }): IdeasPageQuery$variables {
  const whose = search.get('whose')
  const filter = {
    search: search.get('q'),
    category: search.getAll('category'),
    mine: whose === 'mine' ? true : null,
    waiting: whose === 'waiting' ? true : null,
    scoredByMe: whose === 'unscored' ? false : null,
  }
  const of = (at: 1 | 2 | 3) => ({ ...filter, status: tabs[at]!.status })
  return {
    ...pagingOf(search, pageSize),
    sort: sortOf(search, usualSort) as IdeasPageQuery$variables['sort'],
    filter: { ...filter, status: tabOf(search).status },
    // The first tab lists drafts and answered ideas, too; its number counts those that wait for the university.
    awaiting: { ...filter, status: ['SUBMITTED', 'UNDER_REVIEW'] },
    approved: of(1),
    validated: of(2),
    declined: of(3),
  }
}
