/** Takes bytes into the storage for a row that is written then. */
import type { Db } from '../../db.ts'
import { enqueue } from '../../job.ts'
import { removeUnclaimed } from './file.jobs.ts'
import { keep, newKey } from './storage.ts'

/** By then the row is there, or will never be. */
const patience = 3_600_000

/**
 * Keeps what has arrived and gives its key. That they may be without a row is written down first: whatever ends half-way – the
 * storage, the database, this process – the bytes are removed when no row names them.
 */
export async function keepFor(db: Db, arrived: string): Promise<string> {
  const key = newKey()
  await enqueue(db, removeUnclaimed, { key }, { startAfter: new Date(Date.now() + patience) })
  return keep(arrived, key)
}
