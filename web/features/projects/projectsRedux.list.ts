/** How the address of the second list of projects becomes what is asked. */
import type {
  ProjectsReduxPageQuery$variables,
  ProjectStatus,
} from '#web/__generated__/ProjectsReduxPageQuery.graphql.ts'
import { globalId } from '#web/relay/globalId.ts'
import { pagingOf, sortOf, type Sort } from '#web/ui/list/useListState.ts'

export const pageSize = 10
export const usualSort: Sort = { field: 'UPDATED_AT', direction: 'DESC' }

export function projectsReduxVariables({ search }: { search: URLSearchParams }): ProjectsReduxPageQuery$variables {
  const owner = search.get('owner')
  return {
    ...pagingOf(search, pageSize),
    sort: sortOf(search, usualSort) as ProjectsReduxPageQuery$variables['sort'],
    filter: {
      search: search.get('q'),
      status: search.getAll('status') as ProjectStatus[],
      ownerId: owner ? globalId('User', owner) : null,
    },
  }
}
