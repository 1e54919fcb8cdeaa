/** Caps on how many records a parent may have, such as API keys of a person. */
import type { Prisma } from './__generated__/prisma/client.ts'
import type { Tx } from './db.ts'
import { conflict } from './errors.ts'
import { lockRow } from './lockRow.ts'

interface Cap {
  parent: Prisma.ModelName
  id: number
  most: number
  /** How many records are about to be added; usually one. */
  adding?: number
  count: () => Promise<number>
  message: string
}

/**
 * Throws CONFLICT when the parent would have more than `most` records. Call it in the transaction that adds them: the
 * parent's row stays locked until the commit, so that parallel requests count one after the other.
 */
export async function keepWithin(tx: Tx, { parent, id, most, adding = 1, count, message }: Cap): Promise<void> {
  await lockRow(tx, parent, id)
  if ((await count()) + adding > most) throw conflict(message)
}
