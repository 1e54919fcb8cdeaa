/** Restores a backup as a test, beside what is in use, and holds it against what it should be. */
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { readArchive } from './archive.ts'
import { record, workshop, type BackupRecord } from './backupFolder.ts'
import { CannotBackUp } from './cannotBackUp.ts'
import { tryEmbedded } from './databaseInFolder.ts'
import { tryOnServer } from './databaseOnServer.ts'
import type { Facts } from './facts.ts'
import type { Manifest } from './manifest.ts'
import type { Place } from './place.ts'

/** Throws CannotBackUp when a restored database or its files are not what the archive says, and names the first difference. */
export function expectSame(manifest: Manifest, { tables, files, migration }: Facts): void {
  const all = new Set([...Object.keys(tables), ...Object.keys(manifest.tables)])
  for (const table of all)
    if (tables[table] !== manifest.tables[table])
      throw new CannotBackUp(
        `The table ${table} has ${tables[table] ?? 'no'} rows where it had ${manifest.tables[table] ?? 'none'}.`,
      )
  if (migration !== manifest.migration)
    throw new CannotBackUp(`The database is at ${migration} where it was at ${manifest.migration}.`)
  const known = new Set([...manifest.missing, ...manifest.damaged])
  for (const { key, sha256 } of files)
    if (!known.has(key) && manifest.checksums[`files/${key}`]?.sha256 !== sha256)
      throw new CannotBackUp(`The file ${key} is not as it was uploaded.`)
}

/** What is to be added to the record of a backup: when it was found good, or what is wrong with it. */
async function restoreOnTrial(
  { databaseUrl, backups }: Place,
  archive: string,
): Promise<Pick<BackupRecord, 'verifiedAt' | 'problem'>> {
  const folder = path.join(workshop(backups.folder), 'trial')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const manifest = await readArchive(archive, folder, backups.key)
    if ((manifest.database === 'POSTGRESQL') !== Boolean(databaseUrl))
      throw new CannotBackUp('It was made of another kind of database, and can be tested only there.')
    const name = `ascent_trial_${path.basename(folder)}_${process.pid}_${Date.now()}`
    expectSame(manifest, databaseUrl ? await tryOnServer(databaseUrl, folder, name) : await tryEmbedded(folder))
    return { verifiedAt: new Date().toISOString() }
  } catch (error) {
    return { problem: (error as Error).message }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Restores a backup as a test, and writes down what came of it. */
export async function tryAndRecord(place: Place, { problem: _before, ...known }: BackupRecord): Promise<BackupRecord> {
  const { folder } = place.backups
  const tried = { ...known, ...(await restoreOnTrial(place, path.join(folder, known.archive!))) }
  await record(folder, tried)
  return tried
}
