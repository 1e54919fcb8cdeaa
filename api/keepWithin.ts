/** Caps on how many records a parent may have, such as API keys of a person. */
import type { Prisma } from './__generated__/prisma/client.ts'
import type { Tx } from './db.ts'
import { conflict } from './errors.ts'
import { lockRow } from './lockRow.ts'
import { lockPlatform } from './platformSettings.ts'

interface Room {
  most: number
  /** How many records are about to be added; usually one. */
  adding?: number
  count: () => Promise<number>
  message: string
}

interface Cap extends Room {
  parent: Prisma.ModelName
  id: number
}

/**
 * Throws CONFLICT when the parent would have more than `most` records. Call it in the transaction that adds them: the
 * parent's row stays locked until the commit, so that parallel requests count one after the other.
 */
export async function keepWithin(tx: Tx, { parent, id, ...room }: Cap): Promise<void> {
  await lockRow(tx, parent, id)
  await needRoom(room)
}

/** The same for all records of a kind, whose parent is the platform. */
export async function keepAllWithin(tx: Tx, cap: Room): Promise<void> {
  await lockPlatform(tx)
  await needRoom(cap)
}

async function needRoom({ most, adding = 1, count, message }: Room): Promise<void> {
  if ((await count()) + adding > most) throw conflict(message)
}
