/** The file of an import, brought from the storage to this machine's disk for as long as it is read. */
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { arrivingPath, read } from '../files/storage.ts'
import { openRows, type Source } from './readRows.ts'

/** Opens the file under `key` and gives its rows to `work`. */
export async function withRows<Out>(key: string, work: (source: Source) => Promise<Out>): Promise<Out> {
  const path = await arrivingPath()
  try {
    await pipeline(await read(key), createWriteStream(path, { mode: 0o600 }))
    return await work(await openRows(path))
  } finally {
    await rm(path, { force: true })
  }
}
