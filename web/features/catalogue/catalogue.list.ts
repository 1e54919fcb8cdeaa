/** How the address of a catalogue becomes what is asked. */
import type { CataloguePageQuery$variables, FundingStatus } from '#web/__generated__/CataloguePageQuery.graphql.ts'
import { pagingOf, sortOf, type Sort } from '#web/ui/list/useListState.ts'

export const pageSize = 24

/** What was changed last stands first. */
export const usualSort: Sort = { field: 'UPDATED_AT', direction: 'DESC' }

/** innovation.md 4: the sectors of the platform; a project is in those that its tags name. */
export const sectors = [
  'ai',
  'sustainability',
  'healthcare',
  'energy',
  'manufacturing',
  'fintech',
  'aerospace',
  'automotive',
  'biotechnology',
  'cybersecurity',
  'telecommunications',
  'materials',
  'robotics',
  'iot',
  'blockchain',
  'agriculture',
  'education',
  'smart-cities',
  'water',
  'construction',
  'oil-gas',
  'mining',
  'logistics',
  'retail',
  'media',
  'other',
] as const

const short = new Map([
  ['ai', 'AI'],
  ['iot', 'IoT'],
  ['oil-gas', 'Oil & gas'],
])

/** `smart-cities` as `Smart cities`. */
export const sectorWords = (sector: string): string =>
  short.get(sector) ?? (sector[0] ?? '').toUpperCase() + sector.slice(1).replaceAll('-', ' ')

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
