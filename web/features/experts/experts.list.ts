/** How the address of the directory of experts becomes what is asked. */
import type { ExpertsPageQuery$variables } from '#web/__generated__/ExpertsPageQuery.graphql.ts'
import { pagingOf, sortOf, type Sort } from '#web/ui/list/useListState.ts'

export const pageSize = 24

export const usualSort: Sort = { field: 'NAME', direction: 'ASC' }

export const filterNames = ['q', 'topic', 'language']

/** Active experts who let companies ask for them. */
export const expertsVariables = ({ search }: { search: URLSearchParams }): ExpertsPageQuery$variables => ({
  ...pagingOf(search, pageSize),
  sort: sortOf(search, usualSort) as ExpertsPageQuery$variables['sort'],
  filter: {
    role: ['EXPERT'],
    status: ['ACTIVE'],
    openToIntroductions: true,
    search: search.get('q'),
    expertise: search.getAll('topic'),
    language: search.getAll('language'),
  },
})
