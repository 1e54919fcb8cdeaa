/** Restores a backup into an empty database and storage. What was there is moved aside where that is asked, and never deleted. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { lockFolder } from '../database/lock.ts'
import { migrationNames } from '../database/migrations.ts'
import { storageAt } from '../features/files/storage.ts'
import { readArchive } from './archive.ts'
import { CannotBackUp } from './cannotBackUp.ts'
import { putEmbedded, tryEmbedded } from './databaseInFolder.ts'
import { restoreServer, serverIsEmpty } from './databaseOnServer.ts'
import type { Manifest } from './manifest.ts'
import type { Place } from './place.ts'
import { expectSame } from './verify.ts'

interface Options {
  /** Moves a database and files that are there aside; only the embedded database. */
  replace?: boolean
}

/** Restores an archive; the server is stopped meanwhile. Gives its manifest once all of it is in place. */
export async function restore(place: Place, archive: string, { replace = false }: Options = {}): Promise<Manifest> {
  const { dataDir, databaseUrl, backups } = place
  const unlock = databaseUrl ? () => {} : lockFolder(dataDir)
  const folder = path.join(dataDir, 'restoring')
  try {
    await expectRoom(place, replace)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const manifest = await readArchive(archive, folder, backups.key)
    expectFit(manifest, databaseUrl)
    // The embedded database comes last: as long as it is missing, restoring can begin again.
    if (databaseUrl) expectSame(manifest, await restoreServer(databaseUrl, folder))
    else expectSame(manifest, await tryEmbedded(folder))
    await moveAside(path.join(dataDir, 'files'))
    await putFiles(place, folder, manifest)
    if (!databaseUrl) {
      await moveAside(path.join(dataDir, 'database'))
      await putEmbedded(folder, dataDir)
    }
    return manifest
  } finally {
    await rm(folder, { recursive: true, force: true })
    unlock()
  }
}

async function expectRoom({ dataDir, databaseUrl }: Place, replace: boolean) {
  if (databaseUrl) {
    if (!(await serverIsEmpty(databaseUrl)))
      throw new CannotBackUp('The database of DATABASE_URL has tables: create an empty one for what is restored.')
  } else if (!replace && existsSync(path.join(dataDir, 'database')))
    throw new CannotBackUp(
      `There is a database in ${dataDir}: say --replace to move it and its files aside, or set DATA_DIR to an empty folder.`,
    )
  const files = await readdir(path.join(dataDir, 'files')).catch(() => [])
  if (databaseUrl && !replace && files.some((name) => name !== 'arriving'))
    throw new CannotBackUp(`There are files in ${dataDir}: say --replace to move them aside.`)
}

/** Whether this version and this kind of database can hold it. */
function expectFit({ database, migration, version }: Manifest, databaseUrl: string | undefined) {
  if ((database === 'POSTGRESQL') !== Boolean(databaseUrl))
    throw new CannotBackUp(
      database === 'POSTGRESQL'
        ? 'The backup is one of a PostgreSQL server: set DATABASE_URL to an empty database.'
        : 'The backup is one of the embedded database: restore it without DATABASE_URL.',
    )
  if (!migrationNames().includes(migration))
    throw new CannotBackUp(`The backup was made by Ascent ${version}, which is newer: restore it with that version.`)
}

const moveAside = async (folder: string) => {
  if (existsSync(folder)) await rename(folder, `${folder}-before-${new Date().toISOString().replace(/[:.]/g, '-')}`)
}

async function putFiles(place: Place, folder: string, { checksums }: Manifest) {
  const storage = storageAt(place)
  for (const name of Object.keys(checksums))
    if (name.startsWith('files/')) await storage.putBack(path.join(folder, name), name.slice('files/'.length))
}
