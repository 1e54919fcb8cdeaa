/** How the addresses of the lists of challenges become what is asked (docs/spec/challenges.md#filters-and-sorting). */
import type {
  ChallengesPageQuery$variables,
  ChallengeStatus,
  Sector,
} from '#web/__generated__/ChallengesPageQuery.graphql.ts'
import * as texts from '#texts/challenges/challenges.js'
import type { AllChallengesPageQuery$variables } from '#web/__generated__/AllChallengesPageQuery.graphql.ts'
import type { Permission } from '#web/__generated__/appQuery.graphql.ts'
import type { ManagePageQuery$variables } from '#web/__generated__/ManagePageQuery.graphql.ts'
import { sectors } from '#api/features/challenges/challengeValues.rules.ts'
import { inAddress, sectorWords } from '#api/features/challenges/sectorWords.rules.ts'
import { matchVariables } from '#web/features/matching/matching.list.ts'
import { pagingOf, sortOf, type Sort } from '#web/ui/list/useListState.ts'

export const pageSize = 24

/** What was posted last stands first. */
export const usualSort: Sort = { field: 'CREATED_AT', direction: 'DESC' }

const waitingLongest: Sort = { field: 'UPDATED_AT', direction: 'ASC' }

export const sorts = [
  { label: texts.newestFirst(), sort: 'CREATED_AT:DESC' },
  { label: texts.deadlineEarliestFirst(), sort: 'DEADLINE:ASC' },
  { label: texts.deadlineLatestFirst(), sort: 'DEADLINE:DESC' },
  { label: texts.fundingHighToLow(), sort: 'FUNDING:DESC' },
  { label: texts.fundingLowToHigh(), sort: 'FUNDING:ASC' },
  { label: texts.daysToExpire(), sort: 'DAYS_LEFT:ASC' },
]

/** The end of the funding slider means ‘and above’. */
export const fundingEnd = 1_000_000
export const fundingStep = 50_000

export const filterNames = ['q', 'status', 'sector', 'trl', 'fundingMin', 'fundingMax']

/** Words of the filter that stand for more than the sector of that name. */
const wide: Record<string, readonly Sector[]> = {
  it: ['IOT', 'CYBERSECURITY', 'TELECOMMUNICATIONS', 'BLOCKCHAIN'],
  ml: ['AI'],
}

/** The eight that stand first. */
export const firstSectors = ['energy', 'water', 'healthcare', 'aerospace', 'manufacturing', 'it', 'ai', 'ml'] as const

/** All others. */
export const moreSectors = sectors
  .map(inAddress)
  .filter((sector) => !(firstSectors as readonly string[]).includes(sector))

export const sectorLabel = (value: string): string =>
  Object.hasOwn(wide, value) ? value.toUpperCase() : sectorWords(value)

/** The sectors that a word of the filter stands for. */
export const sectorsOf = (value: string): readonly Sector[] =>
  (Object.hasOwn(wide, value) ? wide[value] : undefined) ?? sectors.filter((sector) => inAddress(sector) === value)

export const shownWords = { open: texts.open(), 'closing-soon': texts.closingSoon(), closed: texts.closed() } as const

const shownOf = (value: string | null) =>
  value === 'open' ? 'OPEN' : value === 'closing-soon' ? 'CLOSING_SOON' : value === 'closed' ? 'CLOSED' : null

type Filter = NonNullable<ChallengesPageQuery$variables['filter']>

/** The filters that stand in the address. */
export const filterOf = (search: URLSearchParams): Filter => ({
  search: search.get('q'),
  shown: shownOf(search.get('status')),
  sector: [...new Set(search.getAll('sector').flatMap(sectorsOf))],
  trl: search.getAll('trl').map(Number),
  fundingMin: Number(search.get('fundingMin')) || null,
  fundingMax: search.has('fundingMax') ? Number(search.get('fundingMax')) : null,
})

const listOf = (search: URLSearchParams, filter: Filter) => ({
  ...pagingOf(search, pageSize),
  sort: sortOf(search, usualSort) as ChallengesPageQuery$variables['sort'],
  filter: { ...filterOf(search), ...filter },
})

/** What everybody may browse: published, whatever became of it. */
/** The tab of Industry Challenges that finds those which go with a project. */
export const matchTab = 'intelligence'

const published = { status: ['OPEN', 'CLOSED', 'COMPLETED'] } as const

export const challengesVariables = ({ search }: { search: URLSearchParams }): ChallengesPageQuery$variables => ({
  ...listOf(search, published),
  browse: !search.get('tab'),
  starred: search.get('tab') === 'starred',
  matching: search.get('tab') === matchTab,
  ...matchVariables(search),
})

const statusesIn = (search: URLSearchParams) => ({
  shown: null,
  status: search.getAll('status') as ChallengeStatus[],
  overdue: search.has('overdue') || null,
})

/** What a company asks itself, or the one of them that it writes. */
export function managedVariables({ search }: { search: URLSearchParams }): ManagePageQuery$variables {
  const number = Number(search.get('edit'))
  return {
    ...listOf(search, { ...statusesIn(search), mine: true }),
    list: !search.get('edit'),
    edited: number > 0,
    number: number > 0 ? Math.trunc(number) : 0,
  }
}

interface Asking {
  search: URLSearchParams
  may: (permission: Permission) => boolean
}

/** What is shown of all challenges: to those who check them in queues, to the others what is published, and their own. */
export function allVariables({ search, may }: Asking): AllChallengesPageQuery$variables {
  const checks = may('CHALLENGE_PUBLISH')
  const tab = search.get('tab')
  if (!checks) return { ...listOf(search, tab === 'mine' ? { mine: true } : published), checks }
  if (tab === 'overdue') return { ...listOf(search, { overdue: true }), checks }
  const waits = tab === 'check' || tab === 'mine'
  const asked = listOf(search, tab === 'check' ? { status: ['UNDER_REVIEW'] } : waits ? { checkedByMe: true } : {})
  // What waits to be checked stands in the order in which it came.
  return {
    ...asked,
    sort: waits ? (sortOf(search, waitingLongest) as typeof asked.sort) : asked.sort,
    checks,
  }
}
