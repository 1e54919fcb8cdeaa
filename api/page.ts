/** A page of an ordered list: its arguments, its records and its cursors. */
import { number, object, string, type InferType } from 'yup'
import * as texts from '#texts/ui/errors.js'
import { check } from './action.ts'
import { cursorsOf, type Place } from './cursors.ts'
import type { Db } from './db.ts'
import { invalid } from './errors.ts'
import { beyond, orderByOf, reversed, type Order } from './keyset.ts'

type Where = Record<string, unknown>

const usual = 25
const size = () => number().integer().min(0, 'At least 0').max(100, 'At most 100 at a time').nullable()
const pageRules = object({
  first: size(),
  last: size(),
  after: string().nullable(),
  before: string().nullable(),
  page: number().integer().min(1, 'Pages are counted from 1').max(100_000, 'At most page 100000').nullable(),
})
export type Paging = InferType<typeof pageRules>

/** Arguments that contradict each other, and the one to leave out. */
const contradictions: [keyof Paging, keyof Paging, string][] = [
  ['first', 'last', 'Use first or last, not both'],
  ['after', 'before', 'Use after or before, not both'],
  ['after', 'last', 'Use last with before'],
  ['first', 'before', 'Use before with last'],
  ['after', 'page', 'Use page or after, not both'],
  ['before', 'page', 'Use page or before, not both'],
  ['last', 'page', 'Use page with first'],
]

/** The arguments of a page, or INVALID naming the one that cannot be used. */
export async function pagingOf({ first, last, after, before, page }: Paging): Promise<Paging> {
  const paging = await check(pageRules, { first, last, after, before, page })
  for (const [one, other, words] of contradictions)
    if (paging[one] != null && paging[other] != null) throw invalid({ [other]: words })
  return paging
}

interface Asked {
  /** The model of its records. */
  model: string
  order: Order
  /** List, order and viewer. */
  about: string
}

/** Which records are read: those beyond a place, or the first ones. */
export interface Slice {
  place: Where | null
  /** As the database's client wants it. */
  query: { orderBy: Where[]; take: number; skip?: number }
  /** The same place and order, for what is not ordered by a column. */
  at: Place | null
  way: Order
}

/** The page of an operation that asks only for the total. */
export const noPage = {
  edges: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
}

/** Reads the page that the arguments ask for; `keyOf` knows what the records that were found are ordered by, where no column does. */
export async function pageOf<Row extends { id: number }>(
  db: Db,
  { first, last, after, before, page }: Paging,
  { model, order, about }: Asked,
  find: (slice: Slice) => Promise<Row[]>,
  keyOf?: (id: number) => string | undefined,
) {
  const cursors = await cursorsOf(db, about)
  const backward = last != null || before != null
  const way = backward ? reversed(order) : order
  const cursor = backward ? before : after
  const opened = cursor == null ? null : cursors.open(cursor)
  const place = opened && !order.keys ? beyond(model, way, opened) : null
  if (cursor != null && !(order.keys ? opened : place))
    throw invalid({ [backward ? 'before' : 'after']: texts.otherList() })
  const most = first ?? last ?? usual
  const found = await find({
    place,
    query: { orderBy: orderByOf(way), take: most + 1, ...(page ? { skip: (page - 1) * most } : {}) },
    at: opened,
    way,
  })
  const more = found.length > most
  const rows = found.slice(0, most)
  if (backward) rows.reverse()
  const valueOf = (row: Row) => keyOf?.(row.id) ?? (row[order.column as keyof Row] as Place['value'])
  const cursorOf = (row: Row) => cursors.seal({ value: valueOf(row), id: row.id })
  return {
    // Not every operation asks for cursors.
    edges: rows.map((node) => ({
      node,
      get cursor() {
        return cursorOf(node)
      },
    })),
    pageInfo: {
      hasNextPage: backward ? before != null : more,
      hasPreviousPage: backward ? more : after != null || (page ?? 1) > 1,
      get startCursor() {
        return rows[0] ? cursorOf(rows[0]) : null
      },
      get endCursor() {
        return rows.length ? cursorOf(rows.at(-1)!) : null
      },
    },
  }
}
