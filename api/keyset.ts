/** Conditions on the place of a record in an order: what comes after a sort value and id, whether that record is still there or not. */
import { getModel } from '@pothos/plugin-prisma'
import * as enums from './__generated__/prisma/enums.ts'
import { builder } from './builder.ts'
import type { Place } from './cursors.ts'

type Where = Record<string, unknown>

export interface Order {
  /** What the caller sorts by; a cursor is good for no other. */
  name: string
  /** A column that is never null: its order is compared with the place of a cursor. */
  column: string
  direction: 'asc' | 'desc'
  /**
   * Works out what is sorted by, of the records that a clause holds for, where no column holds it: texts that are compared letter by
   * letter. The column is the id then, by which equal records are ordered.
   */
  keys?: (where: Where) => Promise<ReadonlyMap<number, string>>
}

/** The order of threads and histories. */
export const latestFirst: Order = { name: 'id', column: 'id', direction: 'desc' }

const enumsByName = new Map<string, object>(Object.entries(enums))

/** The order as the database's client wants it; records that are equal in the column are ordered by id. */
export const orderByOf = ({ column, direction }: Order): Where[] =>
  column === 'id' ? [{ id: direction }] : [{ [column]: direction }, { id: direction }]

/** The same order from the other end. */
export const reversed = (order: Order): Order => ({ ...order, direction: order.direction === 'asc' ? 'desc' : 'asc' })

/** The values of an enum column in the order of the database; null for another column. */
export function valuesOf(model: string, column: string): string[] | null {
  const { kind, type } = getModel(model, builder as never).fields.find(({ name }) => name === column)!
  return kind === 'enum' ? Object.values(enumsByName.get(type)!) : null
}

/** What follows a place; null for a place that the order does not have. */
export function beyond(model: string, { column, direction }: Order, { value, id }: Place): Where | null {
  const [past, from] = direction === 'asc' ? (['gt', 'gte'] as const) : (['lt', 'lte'] as const)
  const further = { id: { [past]: id } }
  if (column === 'id') return further
  const values = valuesOf(model, column)
  if (!values) {
    // The first condition is what an index on the column and id is read from.
    return { [column]: { [from]: value }, OR: [{ [column]: { [past]: value } }, further] }
  }
  const at = values.indexOf(String(value))
  if (at < 0) return null
  const others = direction === 'asc' ? values.slice(at + 1) : values.slice(0, at)
  return { OR: [{ [column]: { in: others } }, { [column]: value, ...further }] }
}
