/** `listOf<Variables>()({pageSize, sort, filters})`: what a list is, and how its address becomes the variables of its query. */
import type { Filter, Filters } from './filters.ts'
import { pagingOf, sortOf, type Paging, type Sort } from './useListState.ts'

/** The variables that every list's query has; others are added by its feature. */
interface Asked {
  filter?: object | null | undefined
  sort?: { field?: string | null | undefined; direction?: string | null | undefined } | null | undefined
}

type FilterOf<V extends Asked> = NonNullable<V['filter']>
type SortOf<V extends Asked> = NonNullable<V['sort']>

interface Described<V extends Asked, F extends Filters> {
  /** How many a page holds unless more are wanted. */
  pageSize: number
  /** The sort of an address that names none; without it the server alone decides. */
  sort?: SortOf<V> & Sort
  /** By their names in the address. */
  filters: F & Filters<Partial<FilterOf<V>>>
  /** What is asked for whatever the address says. */
  fixed?: FilterOf<V>
  /** The words of the panel of the filters, where they are not those of every list: its title and the button that clears. */
  panel?: { title?: string; clear?: string }
}

/** A part of a filter in the address: the filter itself, or one end of a range. */
interface Part {
  name: string
  end: number
  filter: Filter
}

export interface ListDescription<F extends Filters = Filters> extends Pick<Described<Asked, F>, 'pageSize' | 'panel'> {
  sort: Sort
  filters: F
  /** Every name of its filters in an address. */
  names: readonly string[]
  parts: (key: string) => readonly Part[]
  /** What an address filters by and nobody knows, as name and value. */
  unknown: (search: URLSearchParams) => [name: string, value: string][]
}

/** A query that cannot be sorted has no such variable. */
type Sorted<V extends Asked> = 'sort' extends keyof V ? { sort: V['sort'] } : unknown

interface Asks<V extends Asked> {
  /** The query's filter at an address. */
  filter: (search: URLSearchParams) => FilterOf<V>
  /** The query's filter, sort and page at an address. */
  variables: (at: { search: URLSearchParams }) => Paging & { filter: FilterOf<V> } & Sorted<V>
}

const unsorted: Sort = { field: '', direction: 'DESC' }

export const listOf =
  <V extends Asked>() =>
  <F extends Filters>({
    pageSize,
    sort = unsorted as SortOf<V> & Sort,
    filters,
    fixed,
    panel,
  }: Described<V, F>): ListDescription<F> & Asks<V> => {
    const parts = (key: string): readonly Part[] => {
      const filter = filters[key]!
      return filter.ends.map((suffix, end) => ({ name: `${key}${suffix}`, end, filter }))
    }
    const keys = Object.keys(filters)
    const all = keys.flatMap(parts)
    const known = (search: URLSearchParams, { name, filter }: Part) =>
      search.getAll(name).filter((value) => value !== '' && filter.knows(value))
    const filter = (search: URLSearchParams) =>
      Object.assign(
        {},
        ...keys.map((key) => filters[key]!.asks(...parts(key).map((part) => known(search, part)))),
        fixed,
      ) as FilterOf<V>
    return {
      pageSize,
      sort,
      filters,
      ...(panel ? { panel } : {}),
      names: all.map(({ name }) => name),
      parts,
      unknown: (search) =>
        all.flatMap(({ name, filter: { knows } }) =>
          search
            .getAll(name)
            .flatMap((value): [string, string][] => (value === '' || knows(value) ? [] : [[name, value]])),
        ),
      filter,
      variables: ({ search }) =>
        ({
          ...pagingOf(search, pageSize),
          ...(sort === unsorted ? {} : { sort: sortOf(search, sort) }),
          filter: filter(search),
        }) as ReturnType<Asks<V>['variables']>,
    }
  }
