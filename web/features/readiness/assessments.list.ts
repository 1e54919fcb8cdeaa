/** How the address of the list of assessments becomes what is asked. */
import type { AssessmentsPageQuery$variables } from '#web/__generated__/AssessmentsPageQuery.graphql.ts'
import { pagingOf, sortOf, type Sort } from '#web/ui/list/useListState.ts'

export const pageSize = 24

/** The newest first. */
export const usualSort: Sort = { field: 'CREATED_AT', direction: 'DESC' }

const statuses = { draft: ['DRAFT', 'PROCESSING'], completed: ['COMPLETED'] } as const

export const assessmentsVariables = ({ search }: { search: URLSearchParams }): AssessmentsPageQuery$variables => {
  const status = search.get('status')
  return {
    ...pagingOf(search, pageSize),
    sort: sortOf(search, usualSort) as AssessmentsPageQuery$variables['sort'],
    filter: {
      search: search.get('q'),
      status: status === 'draft' || status === 'completed' ? statuses[status] : [],
      mine: search.get('whose') === 'mine' ? true : null,
    },
  }
}
