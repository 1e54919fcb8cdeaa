/** The archive of a backup out of the copy of the database and the files that this copy names. */
import { createReadStream } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import { storageAt } from '../features/files/storage.ts'
import { writeArchive, type Entry } from './archive.ts'
import { record, workshop, type BackupRecord } from './backupFolder.ts'
import { factsOfCopy } from './databaseInFolder.ts'
import { copyServer } from './databaseOnServer.ts'
import type { Facts } from './facts.ts'
import { rowsOf, type Manifest, type Sum } from './manifest.ts'
import type { Place } from './place.ts'

/** Copies the database of a server, where there is one, and packs all of it; written down once the archive is whole. */
export async function makeArchive(place: Place, task: { name: string; startedAt: string }): Promise<BackupRecord> {
  const { folder, key } = place.backups
  const copy = workshop(folder)
  const facts = place.databaseUrl ? await copyServer(place.databaseUrl, copy) : await factsOfCopy(copy)
  const archive = path.join(folder, `${task.name}.tar${key ? '.age' : ''}`)
  const missing: string[] = []
  let about: Manifest | undefined
  const manifestOf = (sums: Record<string, Sum>) => (about = manifestFrom(place, task.startedAt, facts, missing, sums))
  try {
    await writeArchive(`${archive}.new`, entriesOf(place, copy, facts, missing), manifestOf, key)
    await rename(`${archive}.new`, archive)
  } catch (error) {
    await rm(`${archive}.new`, { force: true })
    throw error
  }
  const made = {
    ...task,
    endedAt: new Date().toISOString(),
    archive: path.basename(archive),
    bytes: (await stat(archive)).size,
    encrypted: Boolean(key),
    version: manifest.version,
    rows: rowsOf(about!),
    files: about!.files,
    missing: missing.length,
    damaged: about!.damaged.length,
  }
  await record(folder, made)
  return made
}

function manifestFrom(
  { databaseUrl }: Place,
  madeAt: string,
  { migration, tables, files }: Facts,
  missing: string[],
  checksums: Record<string, Sum>,
): Manifest {
  const packed = files.filter(({ key }) => !missing.includes(key))
  return {
    format: 1,
    version: manifest.version,
    madeAt,
    database: databaseUrl ? 'POSTGRESQL' : 'EMBEDDED',
    migration,
    tables,
    files: packed.length,
    missing,
    damaged: packed.filter(({ key, sha256 }) => checksums[`files/${key}`]?.sha256 !== sha256).map(({ key }) => key),
    checksums,
  }
}

/** The copy of the database, then the files; those that the storage no longer has are noted. */
async function* entriesOf(place: Place, copy: string, { files }: Facts, missing: string[]): AsyncGenerator<Entry> {
  const inside = await readdir(copy, { recursive: true, withFileTypes: true })
  for (const entry of inside) {
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(copy, file)
    if (entry.isDirectory()) yield { name }
    else yield { name, content: { bytes: (await stat(file)).size, open: async () => createReadStream(file) } }
  }
  const storage = storageAt(place)
  for (const { key } of files) {
    const bytes = await storage.sizeOf(key)
    if (bytes === null) missing.push(key)
    else yield { name: `files/${key}`, content: { bytes, open: () => storage.read(key) } }
  }
}
