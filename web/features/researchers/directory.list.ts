/** How the address of the directory of researchers becomes what is asked. */
import type { DirectoryPageQuery$variables } from '#web/__generated__/DirectoryPageQuery.graphql.ts'
import { pagingOf, sortOf, type Sort } from '#web/ui/list/useListState.ts'

export const pageSize = 24

export const usualSort: Sort = { field: 'NAME', direction: 'ASC' }

/** Active researchers alone, whoever asks. */
export const directoryVariables = ({ search }: { search: URLSearchParams }): DirectoryPageQuery$variables => ({
  ...pagingOf(search, pageSize),
  sort: sortOf(search, usualSort) as DirectoryPageQuery$variables['sort'],
  filter: {
    role: ['RESEARCHER'],
    status: ['ACTIVE'],
    search: search.get('q'),
    department: search.getAll('department'),
    expertise: search.getAll('expertise'),
    openToCollaborate: search.get('open') === 'yes' ? true : null,
  },
})
