/** Keeps the bytes of a demo file. */
import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { arrivingPath, keep } from '../../../api/features/files/storage.ts'

/** Puts bytes into the storage and gives what the file's row says of them; `kept` gains their key, to be removed if seeding fails. */
export async function stored(
  bytes: Buffer,
  kept: string[] = [],
): Promise<{ key: string; size: number; sha256: string }> {
  const path = await arrivingPath()
  try {
    await writeFile(path, bytes)
    const key = await keep(path)
    kept.push(key)
    return { key, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
  } finally {
    await rm(path, { force: true })
  }
}
