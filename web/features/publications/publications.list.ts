/** How the address of the list of publications becomes what is asked. */
import type { PublicationsPageQuery$variables } from '#web/__generated__/PublicationsPageQuery.graphql.ts'
import { pagingOf, sortOf, type Sort } from '#web/ui/list/useListState.ts'

export const pageSize = 24

/** The newest first. */
export const usualSort: Sort = { field: 'YEAR', direction: 'DESC' }

const year = /^\d{4}$/

export const publicationsVariables = ({ search }: { search: URLSearchParams }): PublicationsPageQuery$variables => ({
  ...pagingOf(search, pageSize),
  sort: sortOf(search, usualSort) as PublicationsPageQuery$variables['sort'],
  filter: {
    search: search.get('q'),
    year: search
      .getAll('year')
      .filter((value) => year.test(value))
      .map(Number),
    openAccess: search.get('access') === 'open' ? true : null,
    mine: search.get('whose') === 'mine' ? true : null,
  },
})
