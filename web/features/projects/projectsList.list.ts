/** How the address of the university's list becomes what is asked. */
import type {
  ProjectsListPageQuery$variables,
  ProjectStatus,
} from '#web/__generated__/ProjectsListPageQuery.graphql.ts'
import { globalId } from '#web/relay/globalId.ts'
import { pagingOf, sortOf, type Sort } from '#web/ui/list/useListState.ts'
import { potentialBands } from './projectWords.ts'

export const pageSize = 25
export const usualSort: Sort = { field: 'UPDATED_AT', direction: 'DESC' }

/** docs/spec/projects.md#projects-list. */
export const statusChoices = [
  'ACTIVE',
  'DRAFT',
  'COMPLETED',
  'ON_HOLD',
  'PROPOSED',
  'PLANNING',
  'IN_PROGRESS',
  'CLOSED',
  'ARCHIVED',
] as const

export function projectsListVariables({ search }: { search: URLSearchParams }): ProjectsListPageQuery$variables {
  const band = potentialBands[search.get('potential') as keyof typeof potentialBands]
  const owner = search.get('owner')
  return {
    ...pagingOf(search, pageSize),
    sort: sortOf(search, usualSort) as ProjectsListPageQuery$variables['sort'],
    filter: {
      search: search.get('q'),
      status: search.getAll('status') as ProjectStatus[],
      trl: search.getAll('trl').map(Number),
      potentialMin: band?.min,
      potentialMax: band?.max,
      onlyAssessed: search.get('assessed') === '1' ? true : null,
      ownerId: owner ? globalId('User', owner) : null,
    },
  }
}
