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
  /** Which come first of those that a text fits equally well. */
  order: Order[]
  /** What the ranking reads; null where it reads nothing, and `where` alone finds. */
  words?: Words | null
  /** What a text finds besides. */
  where?: (text: string, ctx: Context) => object
  /** What must hold of a hit for every viewer. */
  only?: object
}

type Order = Record<string, 'asc' | 'desc' | Record<string, 'asc' | 'desc'>>

/** The columns of a kind of record that the ranking reads, beside `searchText`. Two indexes of each table are on them. */
interface Words {
  /** The column of what the record is called; `title` unless it is given. */
  titled?: string
  /** Names and keywords, which count more than other words of its text. */
  also?: readonly string[]
  /** What it is named after and has the id of: the columns are those of this model. */
  of?: 'Project' | 'User'
  /** Whether it is one of several that are called after another record, which comes before them. */
  derived?: true
}

export const newest = (column: string): Order[] => [{ [column]: 'desc' }, { id: 'desc' }]
export const byName: Order[] = [{ sortName: 'asc' }, { id: 'asc' }]
