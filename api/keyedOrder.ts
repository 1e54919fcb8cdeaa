/** Orders by what no column holds: it is worked out for all records of a list (`Order.keys`), and they are put in order here. */
import type { Place } from './cursors.ts'
import type { Order } from './keyset.ts'

type Where = Record<string, unknown>
type Keyed = Pick<Order, 'direction'> & { keys: NonNullable<Order['keys']> }

/** The places of the records that a clause holds for, in their order. */
export async function placesOf({ keys, direction }: Keyed, where: Where): Promise<Place[]> {
  const places = [...(await keys(where))].map(([id, value]) => ({ value, id }))
  const sorted = places.toSorted(compared)
  return direction === 'asc' ? sorted : sorted.reverse()
}

interface Slice {
  /** The place behind which it begins; null for the beginning of the list. */
  at: Place | null
  take: number
  skip?: number
}

/** What some of them are sorted by, in their order. */
export async function keysOf(order: Keyed, where: Where, { at, take, skip = 0 }: Slice): Promise<Map<number, string>> {
  const places = await placesOf(order, where)
  const way = order.direction === 'asc' ? 1 : -1
  const found = at ? places.findIndex((place) => way * compared(place, at) > 0) : 0
  const begin = found < 0 ? places.length : found
  return new Map(places.slice(begin + skip, begin + skip + take).map(({ id, value }) => [id, String(value)]))
}

const compared = (one: Place, other: Place) =>
  one.value === other.value ? one.id - other.id : one.value < other.value ? -1 : 1
