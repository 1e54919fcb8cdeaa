/** Lists cut by limit and offset, for the documented calls that page so. */
import { rowsOf, wholeOf, type Connection, type Data } from './shim.ts'

/** A page of the list begins at multiples of its size, so that an offset between two needs both. */
function sliceOf(query: URLSearchParams) {
  const first = Math.min(100, Math.max(1, wholeOf(query, 'limit') ?? 25))
  const offset = Math.min(wholeOf(query, 'offset') ?? 0, 1_000_000)
  return { first, offset, page: Math.floor(offset / first) + 1, skipped: offset % first }
}

/** The document that asks for a list's page and, when the slice needs it, the next one. */
export const sliceDocument = (list: string, filter: string, fields: string) =>
  `query ($filter: ${filter}, $first: Int, $page: Int, $next: Int, $straddles: Boolean!) {
    ${list}(filter: $filter, first: $first, page: $page) { totalCount(exact: true) edges { node { ${fields} } } }
    more: ${list}(filter: $filter, first: $first, page: $next) @include(if: $straddles) {
      edges { node { ${fields} } }
    }
  }`

export function sliceVariables(query: URLSearchParams) {
  const { first, page, skipped } = sliceOf(query)
  return { first, page, next: page + 1, straddles: skipped > 0 }
}

/** The rows of the slice, how many there are in all, and the limit and offset that were meant. */
export function sliceRows<T, R>(data: Data, list: string, query: URLSearchParams, row: (node: T) => R) {
  const { first, offset, skipped } = sliceOf(query)
  const connection = data[list]! as Connection<T>
  const more = data['more'] as Pick<Connection<T>, 'edges'> | undefined
  const rows = [...rowsOf(connection, row), ...(more ? rowsOf(more, row) : [])]
  return { rows: rows.slice(skipped, skipped + first), total: connection.totalCount, limit: first, offset }
}
