/** Over which days, of whom and as of when figures are, in an address: `?range=year`, `?range=dates&from=2026-01-01`. */
import { sectors } from '#api/features/challenges/challengeValues.rules.ts'
import { globalId } from '#web/relay/globalId.ts'
import type { AnalyticsRange } from '#web/__generated__/OverviewPageQuery.graphql.ts'

export const ranges = ['MONTH', 'QUARTER', 'YEAR', 'ALL', 'DATES'] as const satisfies readonly AnalyticsRange[]

export interface AnalyticsFilter {
  range: AnalyticsRange
  from?: string
  until?: string
  asOf?: string
  department?: string
  sector?: (typeof sectors)[number]
  personId?: string
}

/** The names in an address that say it. */
const days = ['from', 'until', 'asOf'] as const
export const filterNames = ['range', ...days, 'department', 'sector', 'person'] as const

const isDay = (text: string | null): text is string =>
  !!text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** The filter of an address; what nobody knows in it is left out. */
export function filterAt(search: URLSearchParams): AnalyticsFilter {
  const range = ranges.find((one) => one === search.get('range')?.toUpperCase()) ?? 'QUARTER'
  const filter: AnalyticsFilter = { range }
  for (const name of days) {
    const day = search.get(name)
    if (isDay(day) && (range === 'DATES' || name === 'asOf')) filter[name] = day
  }
  // An end before the beginning is passed over: the address was typed.
  if (filter.from && filter.until && filter.until < filter.from) delete filter.until
  const department = search.get('department')
  if (department) filter.department = department
  const sector = sectors.find((one) => one === search.get('sector'))
  if (sector) filter.sector = sector
  const person = search.get('person')
  if (person && /^\d{1,9}$/.test(person)) filter.personId = globalId('User', person)
  return filter
}

/** The part of an address that a page passes on to another: the same days and the same person. */
export function handedOn(search: URLSearchParams, more: Record<string, string> = {}): string {
  const kept = filterNames.flatMap((name) => {
    const value = search.get(name)
    return value ? [[name, value]] : []
  })
  const query = new URLSearchParams([...kept, ...Object.entries(more)]).toString()
  return query && `?${query}`
}

const slugOf = (name: string) => name.toLowerCase().replaceAll('_', '-')

/** The page of records that an address names, from 1 on. */
export function pageAt(search: URLSearchParams): number {
  const page = Math.floor(Number(search.get('page')))
  return page >= 1 && page <= 4_000 ? page : 1
}

/** The page of the records behind a figure. */
export const recordsPath = (figure: string, search: URLSearchParams, more: Record<string, string> = {}): string =>
  `/analytics/figures/${slugOf(figure)}${handedOn(search, more)}`

/** The page of those that reached a step of the funnel. */
export const stepPath = (step: string, search: URLSearchParams): string =>
  `/kuteam/analytics/steps/${slugOf(step)}${handedOn(search)}`

/** The figure, or the step, that a path names. */
export const figureIn = (slug: string | undefined): string => (slug ?? '').toUpperCase().replaceAll('-', '_')
