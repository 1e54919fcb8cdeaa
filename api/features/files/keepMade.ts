/** Keeps bytes that the server made, for a file whose row an action writes then. */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { Db } from '../../db.ts'
import { enqueue } from '../../job.ts'
import { removeUnclaimed } from './file.jobs.ts'
import type { MediaType } from './file.rules.ts'
import { arrivingPath, keep } from './storage.ts'

/** By then the action has written the row, or has failed. */
const patience = 3_600_000

interface Made {
  name: string
  mediaType: MediaType
  bytes: Buffer
}

/** Takes them into the storage and says what the row holds; they are removed when no row names them in time. */
export async function keepMade(db: Db, { name, mediaType, bytes }: Made) {
  const path = await arrivingPath()
  await writeFile(path, bytes, { flag: 'wx', mode: 0o600 })
  const key = await keep(path)
  await enqueue(db, removeUnclaimed, { key }, { startAfter: new Date(Date.now() + patience) })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { name, mediaType, size: bytes.length, sha256, key }
}
