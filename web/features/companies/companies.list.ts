/** How the addresses of the lists of companies become what is asked. */
import type { PartnerPipelinePageQuery$variables } from '#web/__generated__/PartnerPipelinePageQuery.graphql.ts'
import type { Permission } from '#web/__generated__/appQuery.graphql.ts'
import type { PartnersPageQuery$variables, Sector } from '#web/__generated__/PartnersPageQuery.graphql.ts'
import { sectors } from '#api/features/challenges/challengeValues.rules.ts'
import { inAddress } from '#api/features/challenges/sectorWords.rules.ts'
import { globalId } from '#web/relay/globalId.ts'
import { pagingOf, sortOf, type Sort } from '#web/ui/list/useListState.ts'

export const pageSize = 24

export const byName: Sort = { field: 'NAME', direction: 'ASC' }
/** What is overdue stands first. */
export const byTask: Sort = { field: 'NEXT_TASK', direction: 'ASC' }

const sectorIn = (search: URLSearchParams): Sector[] => {
  const asked = search.getAll('sector')
  return sectors.filter((sector) => asked.includes(inAddress(sector)))
}

interface Asking {
  search: URLSearchParams
  may: (permission: Permission) => boolean
}

const listOf = (search: URLSearchParams, usual: Sort) => ({
  ...pagingOf(search, pageSize),
  sort: sortOf(search, usual) as PartnersPageQuery$variables['sort'],
})

export const directoryVariables = ({ search, may }: Asking): PartnersPageQuery$variables => ({
  ...listOf(search, byName),
  filter: { search: search.get('q'), sector: sectorIn(search) },
  inside: may('COMPANY_RELATION'),
})

type Filter = NonNullable<PartnerPipelinePageQuery$variables['filter']>

export function pipelineVariables({ search }: Pick<Asking, 'search'>): PartnerPipelinePageQuery$variables {
  const owner = Number(search.get('owner')) || null
  return {
    ...listOf(search, byTask),
    filter: {
      search: search.get('q'),
      stage: search.getAll('stage') as NonNullable<Filter['stage']>,
      ownerId: owner === null ? null : globalId('User', owner),
      overdue: search.get('overdue') ? true : null,
    },
    owner,
  }
}
