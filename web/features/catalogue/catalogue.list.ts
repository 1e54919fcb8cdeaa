/** How the address of a catalogue becomes what is asked. */
import type { CataloguePageQuery$variables, FundingStatus } from '#web/__generated__/CataloguePageQuery.graphql.ts'
import { pagingOf, sortOf, type Sort } from '#web/ui/list/useListState.ts'

export const pageSize = 24

/** What was changed last stands first. */
export const usualSort: Sort = { field: 'UPDATED_AT', direction: 'DESC' }

/** The list that an address asks for; `seeking` narrows it to the projects that seek investment. */
export const catalogueVariables =
  (seeking: boolean) =>
  ({ search }: { search: URLSearchParams }): CataloguePageQuery$variables => ({
    ...pagingOf(search, pageSize),
    sort: sortOf(search, usualSort) as CataloguePageQuery$variables['sort'],
    filter: {
      search: search.get('q'),
      tags: search.getAll('sector'),
      trl: search.getAll('trl').map(Number),
      onlyAssessed: search.get('assessed') === '1' ? true : null,
      department: search.getAll('department'),
      offerType: search.getAll('offer'),
      fundingStatus: search.getAll('funding') as FundingStatus[],
      seekingInvestment: seeking || search.get('seeking') === '1' ? true : null,
    },
  })
