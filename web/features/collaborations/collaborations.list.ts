/** How the address of the list of collaborations becomes what is asked. */
import type { CollaborationsPageQuery$variables } from '#web/__generated__/CollaborationsPageQuery.graphql.ts'
import { pagingOf, sortOf, type Sort } from '#web/ui/list/useListState.ts'

export const pageSize = 24

export const usualSort: Sort = { field: 'UPDATED_AT', direction: 'DESC' }

/** What is not over. */
const running = ['PROPOSED', 'AGREEMENT', 'RUNNING'] as const

type Filter = NonNullable<CollaborationsPageQuery$variables['filter']>

/** Those that are over are shown when they are asked for. */
export function collaborationsVariables({ search }: { search: URLSearchParams }): CollaborationsPageQuery$variables {
  const status = search.getAll('status') as NonNullable<Filter['status']>
  return {
    ...pagingOf(search, pageSize),
    sort: sortOf(search, usualSort) as CollaborationsPageQuery$variables['sort'],
    filter: {
      search: search.get('q'),
      status: status.length || search.get('all') ? status : running,
      agreement: search.getAll('agreement') as NonNullable<Filter['agreement']>,
      overdue: search.get('overdue') ? true : null,
      mine: search.get('mine') ? true : null,
    },
  }
}
