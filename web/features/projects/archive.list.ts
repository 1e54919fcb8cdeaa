/** How the address of the archive becomes what is asked. */
import type { ArchivePageQuery$variables } from '#web/__generated__/ArchivePageQuery.graphql.ts'
import { pagingOf, sortOf, type Sort } from '#web/ui/list/useListState.ts'

export const pageSize = 25
export const usualSort: Sort = { field: 'UPDATED_AT', direction: 'DESC' }

export const archiveVariables = ({ search }: { search: URLSearchParams }): ArchivePageQuery$variables => ({
  ...pagingOf(search, pageSize),
  sort: sortOf(search, usualSort) as ArchivePageQuery$variables['sort'],
  filter: { status: ['ARCHIVED'], search: search.get('q') },
})
