/** Keeps bytes that the server made, for a file whose row an action writes then. */
import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import type { Db } from '../../db.ts'
import type { MediaType } from './file.rules.ts'
import { keepFor } from './keepFor.ts'
import { arrivingPath } from './storage.ts'

interface Made {
  name: string
  mediaType: MediaType
  bytes: Buffer
}

/** Takes them into the storage and says what the row holds; they are removed when no row names them in time. */
export async function keepMade(db: Db, { name, mediaType, bytes }: Made) {
  const path = await arrivingPath()
  const key = await kept(db, path, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { name, mediaType, size: bytes.length, sha256, key }
}

async function kept(db: Db, path: string, bytes: Buffer): Promise<string> {
  try {
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 })
    return await keepFor(db, path)
  } finally {
    await rm(path, { force: true })
  }
}
