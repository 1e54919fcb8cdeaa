/** A list's filter, sort and page as the address has them: a link shows the same list to everybody who may see it. */
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

export interface Sort {
  field: string
  direction: 'ASC' | 'DESC'
}

export interface ListState {
  search: string
  page: number
  /** How many a page holds when nothing else has been chosen: `usual`. */
  size: (usual: number) => number
  sort: Sort
  /** Every value of a filter. */
  values: (name: string) => string[]
  /** The first value of a filter, or ''. */
  value: (name: string) => string
  /** Changes filters (an empty value takes one away) and goes back to page 1. */
  setFilters: (changes: Record<string, string | readonly string[]>) => void
  setPage: (page: number) => void
  /** Whether all records are counted, however many there are. */
  exact: boolean
  /** Counts them all until something else is filtered for. */
  countAll: () => void
  /** Null is the usual size. */
  setSize: (size: number | null) => void
  /** The same column toggles its direction; a new one starts descending (docs/spec/shell.md#lists). */
  toggleSort: (field: string) => void
  /** Takes all filters away, or those named. */
  clear: (names?: readonly string[]) => void
}

/** The sort in an address, or the usual one. */
export function sortOf(params: URLSearchParams, usual: Sort): Sort {
  const [field, direction] = (params.get('sort') ?? '').split(':')
  return field && (direction === 'ASC' || direction === 'DESC') ? { field, direction } : usual
}

const pageOf = (params: URLSearchParams): number => Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1)

/** How many one may have on a page instead of the usual number. */
export const largerSizes = [50, 100] as const

const sizeOf = (params: URLSearchParams, usual: number): number =>
  largerSizes.find((size) => String(size) === params.get('size')) ?? usual

export interface Paging {
  first: number
  page: number
  exact?: boolean
}

/** Which page of which size an address asks for, and whether all records are counted. */
export const pagingOf = (params: URLSearchParams, usual: number): Paging => ({
  first: sizeOf(params, usual),
  page: pageOf(params),
  ...(params.has('exact') ? { exact: true } : {}),
})

export function useListState(usual: Sort): ListState {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (edit: (next: URLSearchParams) => void) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          edit(next)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return useMemo(() => {
    const sort = sortOf(params, usual)
    return {
      search: params.get('q') ?? '',
      page: pageOf(params),
      size: (usual) => sizeOf(params, usual),
      sort,
      values: (name) => params.getAll(name),
      value: (name) => params.get(name) ?? '',
      setFilters: (changes) =>
        change((next) => {
          for (const [name, value] of Object.entries(changes)) {
            next.delete(name)
            for (const one of [value].flat()) if (one) next.append(name, one)
          }
          next.delete('page')
          next.delete('exact')
        }),
      setPage: (page) => change((next) => (page > 1 ? next.set('page', String(page)) : next.delete('page'))),
      exact: params.has('exact'),
      countAll: () => change((next) => next.set('exact', '1')),
      setSize: (size) =>
        change((next) => {
          if (size) next.set('size', String(size))
          else next.delete('size')
          next.delete('page')
        }),
      toggleSort: (field) =>
        change((next) => {
          const direction = sort.field === field && sort.direction === 'DESC' ? 'ASC' : 'DESC'
          next.set('sort', `${field}:${direction}`)
          next.delete('page')
        }),
      clear: (names) =>
        change((next) => {
          for (const name of names ?? [...next.keys()]) if (name !== 'sort' && name !== 'size') next.delete(name)
          next.delete('page')
          next.delete('exact')
        }),
    }
  }, [params, change, usual])
}
