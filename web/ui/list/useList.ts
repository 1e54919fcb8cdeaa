/** `useList(description, offered)`: a list's state in the address, its filters with what the page offers for them, and its chips. */
import { useEffect, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Chip } from './FilterChips.tsx'
import type { Choice, Filter, Filters } from './filters.ts'
import { leavingOut, leftOutOf } from './leftOut.ts'
import type { ListDescription } from './listOf.ts'
import { useListState, type ListState } from './useListState.ts'

/** A control of a feature, and what is chosen in words. */
export interface OwnFilter {
  field: (filter: { label: string; state: ListState }) => ReactNode
  words: string
}

/** Choices that the page has read, a control of its own, or false for a filter that is not for this viewer. */
type Offer = readonly Choice[] | OwnFilter | false

type OfferedKeys<F> = { [K in keyof F]: F[K] extends { offered: true } ? K : never }[keyof F]

/** What the filters of a list need from the page; any of them can be kept from the viewer. */
type Offers<F> = { [K in OfferedKeys<F>]: Offer } & { [K in keyof F]?: Offer }

export interface ShownFilter {
  name: string
  filter: Filter
  choices: readonly Choice[]
  field: OwnFilter['field'] | null
}

export interface UsedList extends Pick<ListDescription, 'pageSize' | 'panel'> {
  state: ListState
  /** What the search box says; null for a list that cannot be searched. */
  searchLabel: string | null
  /** What the panel of the filters holds. */
  shown: readonly ShownFilter[]
  chips: readonly Chip[]
  /** Whether anything is searched or filtered for. */
  filtered: boolean
  /** Takes search and filters away. */
  clear: () => void
}

export function useList<F extends Filters>(
  list: ListDescription<F>,
  ...[offers]: [OfferedKeys<F>] extends [never] ? [offers?: Offers<F>] : [offers: Offers<F>]
): UsedList {
  const state = useListState(list.sort)
  useKnownAddress(list)
  const offerOf = (key: string) => (offers as Record<string, Offer | undefined> | undefined)?.[key]
  const chips = Object.keys(list.filters).flatMap((key) => chipsOf(list, key, offerOf(key), state))
  const shown = Object.entries<Filter>(list.filters).flatMap(([name, filter]): ShownFilter[] => {
    const offer = offerOf(name)
    if (filter.control === 'search' || offer === false) return []
    const choices = offer ? choicesOf(offer) : (filter.look.choices ?? [])
    if (filter.control === 'buttons' && !choices.length) return []
    return [{ name, filter, choices, field: offer && 'field' in offer ? offer.field : null }]
  })
  return {
    state,
    pageSize: list.pageSize,
    ...(list.panel ? { panel: list.panel } : {}),
    searchLabel: list.filters['q']?.label ?? null,
    shown,
    chips,
    filtered: chips.length > 0 || state.search !== '',
    clear: () => state.clear(list.names),
  }
}

const choicesOf = (offer: Offer | undefined): readonly Choice[] => (offer && !('field' in offer) ? offer : [])

/** A chip for each known value of a filter. */
const chipsOf = (list: ListDescription, key: string, offer: Offer | undefined, state: ListState): Chip[] =>
  list.parts(key).flatMap(({ name, end, filter: { knows, chip } }) => {
    if (!chip) return []
    const values = state.values(name)
    return values
      .filter((value) => value !== '' && knows(value))
      .map((value) => ({
        label: chip(
          value,
          end,
          offer && 'words' in offer ? offer.words : choicesOf(offer).find((one) => one.value === value)?.label,
        ),
        onRemove: () => state.setFilters({ [name]: values.filter((other) => other !== value) }),
      }))
  })

/** Goes on without what nobody knows in the address, and says so, as for what the server refuses. */
function useKnownAddress(list: ListDescription) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const given = new URLSearchParams(search)
    const unknown = list.unknown(given)
    if (!unknown.length) return
    const kept = [...given].filter(([name, value]) => !unknown.some((one) => one[0] === name && one[1] === value))
    const parts = unknown.map(([name, value]) => `${name}=${value}`)
    void navigate(
      { pathname, search: new URLSearchParams(kept).toString() },
      { replace: true, preventScrollReset: true, state: leavingOut([...parts, ...leftOutOf(state)]) },
    )
  }, [list, pathname, search, state, navigate])
}
