/** How the address of the security log becomes what is asked. */
import type { SecurityLogPageQuery$variables } from '#web/__generated__/SecurityLogPageQuery.graphql.ts'
import { globalId } from '#web/relay/globalId.ts'
import { pagingOf, sortOf, type Sort } from '#web/ui/list/useListState.ts'

export const pageSize = 50

export const usualSort: Sort = { field: 'CREATED_AT', direction: 'DESC' }

type Filter = NonNullable<SecurityLogPageQuery$variables['filter']>

export function securityLogVariables({ search }: { search: URLSearchParams }): SecurityLogPageQuery$variables {
  const person = search.get('person')
  return {
    ...pagingOf(search, pageSize),
    sort: sortOf(search, usualSort) as SecurityLogPageQuery$variables['sort'],
    filter: {
      kind: search.getAll('kind') as NonNullable<Filter['kind']>,
      userId: person ? globalId('User', person) : null,
      address: search.get('q'),
    },
  }
}
