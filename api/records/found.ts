/** What records have in common in the search. */
import type { Context } from '../context.ts'
import type { Permission } from '../policy.ts'

/** How a kind of record is found by the one search over everything that the viewer may see. */
export interface Found {
  /** Its field of SearchResult. */
  name: string
  description: string
  /** The permission that a hit must give the viewer. */
  read: Permission
  /** Without this permission the database is not asked; `read` unless it is given. */
  allowed?: Permission
  order: object[]
  /** Which records a text finds; those with all of its words in their `searchText` unless it is given. */
  where?: (text: string, ctx: Context) => object
}

export const newest = (column: string): object[] => [{ [column]: 'desc' }, { id: 'desc' }]
export const byName: object[] = [{ sortName: 'asc' }, { id: 'asc' }]
