/** The lists of challenges: their filters, and what their addresses ask for (docs/spec/challenges.md#filters-and-sorting). */
import type { ChallengesPageQuery$variables, Sector } from '#web/__generated__/ChallengesPageQuery.graphql.ts'
import * as filters from '#texts/challenges/challengeFilters.js'
import * as list from '#texts/challenges/challengeList.js'
import * as texts from '#texts/challenges/challenges.js'
import type { AllChallengesPageQuery$variables } from '#web/__generated__/AllChallengesPageQuery.graphql.ts'
import type { Permission } from '#web/__generated__/appQuery.graphql.ts'
import { sectors } from '#api/features/challenges/challengeValues.rules.ts'
import { inAddress, sectorWords } from '#api/features/challenges/sectorWords.rules.ts'
import { matchVariables } from '#web/features/matching/matching.list.ts'
import { levels } from '#web/features/projects/levels.ts'
import { formatMoney } from '#web/ui/format.ts'
import { buttons, choicesIn, range, search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'
import { sortOf, type Sort } from '#web/ui/list/useListState.ts'

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
const fundingEnd = 1_000_000
const fundingStep = 50_000

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

const sectorLabel = (value: string): string => (Object.hasOwn(wide, value) ? value.toUpperCase() : sectorWords(value))

/** The sectors that a word of the filter stands for. */
export const sectorsOf = (value: string): readonly Sector[] =>
  (Object.hasOwn(wide, value) ? wide[value] : undefined) ?? sectors.filter((sector) => inAddress(sector) === value)

const shownWords = { open: texts.open(), 'closing-soon': texts.closingSoon(), closed: texts.closed() } as const
const shownValues = { open: 'OPEN', 'closing-soon': 'CLOSING_SOON', closed: 'CLOSED' } as const

export const challengeList = listOf<ChallengesPageQuery$variables>()({
  pageSize: 24,
  // The latest first.
  sort: { field: 'CREATED_AT', direction: 'DESC' },
  filters: {
    q: search({ label: list.searchChallenges(), asks: (text) => ({ search: text }) }),
    funding: range({
      label: filters.funding(),
      max: fundingEnd,
      step: fundingStep,
      words: formatMoney,
      chips: { from: (value) => filters.fundingFrom({ value }), to: (value) => filters.fundingTo({ value }) },
      asks: (least, fundingMax) => ({ fundingMin: least || null, fundingMax }),
    }),
    status: select({
      label: filters.status(),
      all: filters.all(),
      choices: choicesIn(shownWords),
      asks: ([shown]) => ({ shown: shown === undefined ? null : shownValues[shown] }),
    }),
    sector: buttons({
      label: filters.sector(),
      choices: [...firstSectors, ...moreSectors].map((value) => ({ value, label: sectorLabel(value) })),
      folded: { first: firstSectors.length, more: filters.moreSectors(), fewer: filters.fewerSectors() },
      chip: (value) => filters.sectorValue({ value }),
      asks: (chosen) => ({ sector: [...new Set(chosen.flatMap(sectorsOf))] }),
    }),
    trl: levels((trl) => ({ trl })),
  },
})

/** The filters that stand in the address. */
export const filterOf = challengeList.filter

type Filter = NonNullable<ChallengesPageQuery$variables['filter']>

const listAt = (search: URLSearchParams, fixed: Filter) => {
  const asked = challengeList.variables({ search })
  return { ...asked, filter: { ...asked.filter, ...fixed } }
}

/** The tab of Industry Challenges that finds those which go with a project. */
export const matchTab = 'intelligence'

/** What everybody may browse: published, whatever became of it. */
const published = { status: ['OPEN', 'CLOSED', 'COMPLETED'] } as const

export const challengesVariables = ({ search }: { search: URLSearchParams }): ChallengesPageQuery$variables => ({
  ...listAt(search, published),
  browse: !search.get('tab'),
  starred: search.get('tab') === 'starred',
  matching: search.get('tab') === matchTab,
  ...matchVariables(search),
})

interface Asking {
  search: URLSearchParams
  may: (permission: Permission) => boolean
}

/** What is shown of all challenges: to those who check them in queues, to the others what is published, and their own. */
export function allVariables({ search, may }: Asking): AllChallengesPageQuery$variables {
  const checks = may('CHALLENGE_PUBLISH')
  const tab = search.get('tab')
  if (!checks) return { ...listAt(search, tab === 'mine' ? { mine: true } : published), checks }
  if (tab === 'overdue') return { ...listAt(search, { overdue: true }), checks }
  const waits = tab === 'check' || tab === 'mine'
  const asked = listAt(search, tab === 'check' ? { status: ['UNDER_REVIEW'] } : waits ? { checkedByMe: true } : {})
  // What waits to be checked stands in the order in which it came.
  return {
    ...asked,
    sort: waits ? (sortOf(search, waitingLongest) as typeof asked.sort) : asked.sort,
    checks,
  }
}
