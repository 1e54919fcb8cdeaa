/** How the address of My Research Projects becomes what is asked. */
import type { MyProjectsPageQuery$variables, ProjectStatus } from '#web/__generated__/MyProjectsPageQuery.graphql.ts'
import { pagingOf, sortOf, type Sort } from '#web/ui/list/useListState.ts'

export const pageSize = 24

/** docs/spec/projects.md#my-research-projects: newest first. */
export const usualSort: Sort = { field: 'CREATED_AT', direction: 'DESC' }

export function myProjectsVariables({ search }: { search: URLSearchParams }): MyProjectsPageQuery$variables {
  const interest = search.get('interest')
  return {
    ...pagingOf(search, pageSize),
    sort: sortOf(search, usualSort) as MyProjectsPageQuery$variables['sort'],
    filter: {
      mine: true,
      search: search.get('q'),
      status: search.getAll('status') as ProjectStatus[],
      department: search.getAll('department'),
      investorInterest: interest === null ? null : interest === 'yes',
    },
  }
}
