/** The ids of many records in their order: read some at a time, as of one moment. */
import type { Place } from './cursors.ts'
import { tableOf, type Db } from './db.ts'
import { placesOf } from './keyedOrder.ts'
import { beyond, orderByOf, type Order } from './keyset.ts'

interface Asked {
  where: Record<string, unknown>
  order: Order
  most: number
}

/** The column of the order, and the id. */
type Row = Record<string, Place['value']> & { id: number }

/** So many are read at once that neither memory nor other requests notice. */
const atOnce = 5_000

/**
 * All statements see the same state of the database, so that no record is skipped or repeated while others change. The
 * state is let go before the records themselves are read: it must not last as long as a download.
 */
export async function idsOf(db: Db, model: string, { where, order, most }: Asked): Promise<number[]> {
  const { keys } = order
  if (keys) return (await placesOf({ ...order, keys }, where)).slice(0, most).map(({ id }) => id)
  const name = tableOf(model)
  const select = { id: true, [order.column]: true }
  const orderBy = orderByOf(order)
  return db.$transaction(
    async (tx) => {
      const ids: number[] = []
      for (let place: Place | null = null; ;) {
        const within: object = place ? { AND: [where, beyond(model, order, place)] } : where
        const take = Math.min(atOnce, most - ids.length)
        const found = (await tx[name].findMany({ where: within, orderBy, select, take } as never)) as unknown as Row[]
        for (const { id } of found) ids.push(id)
        const last = found.at(-1)
        if (!last || found.length < atOnce || ids.length >= most) return ids
        place = { value: last[order.column]!, id: last.id }
      }
    },
    { isolationLevel: 'RepeatableRead', timeout: 60_000 },
  )
}
