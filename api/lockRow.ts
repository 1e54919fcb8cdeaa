/** One row that is held for a change, so that what happens to a record at the same moment comes one after the other. */
import { Prisma } from './__generated__/prisma/client.ts'
import type { Db, Tx } from './db.ts'

/** Keeps others from changing or holding the row until the transaction ends; records that refer to it may still be added. */
export async function lockRow(tx: Db | Tx, model: Prisma.ModelName, id: number): Promise<void> {
  await tx.$queryRaw`SELECT "id" FROM ${Prisma.raw(`"${model}"`)} WHERE "id" = ${id} FOR NO KEY UPDATE`
}
