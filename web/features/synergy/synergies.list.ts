/** How the address of the list of analyses becomes what is asked. */
import type { SynergiesPageQuery$variables } from '#web/__generated__/SynergiesPageQuery.graphql.ts'
import { pagingOf, sortOf, type Sort } from '#web/ui/list/useListState.ts'

export const pageSize = 24

/** The newest first. */
export const usualSort: Sort = { field: 'CREATED_AT', direction: 'DESC' }

export const synergiesVariables = ({ search }: { search: URLSearchParams }): SynergiesPageQuery$variables => ({
  ...pagingOf(search, pageSize),
  sort: sortOf(search, usualSort) as SynergiesPageQuery$variables['sort'],
  filter: { search: search.get('q'), sourceId: search.get('source') },
})
