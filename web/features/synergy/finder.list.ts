/** How the address of the finder becomes what is asked. */
import type { FinderPageQuery$variables } from '#web/__generated__/FinderPageQuery.graphql.ts'
import { pagingOf, sortOf, type Sort } from '#web/ui/list/useListState.ts'

export const pageSize = 24
export const usualSort: Sort = { field: 'UPDATED_AT', direction: 'DESC' }

/** Projects of others that are open to more than their people. */
export const finderVariables = ({ search }: { search: URLSearchParams }): FinderPageQuery$variables => ({
  ...pagingOf(search, pageSize),
  chosen: Number(search.get('project')) || 0,
  sort: sortOf(search, usualSort) as FinderPageQuery$variables['sort'],
  filter: {
    search: search.get('q'),
    department: search.getAll('department'),
    trl: search.getAll('trl').map(Number).filter(Boolean),
    mine: false,
    includePrivate: false,
  },
})
