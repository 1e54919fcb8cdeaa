/** Makes a backup: the database as it is at one moment and the files that it names, in one archive, then restored as a test. */
import { doApart } from './apart.ts'
import { alone, record, recordsIn, sweep, workshop, type BackupRecord } from './backupFolder.ts'
import { CannotBackUp } from './cannotBackUp.ts'
import type { Place } from './place.ts'

/** `ascent-2026-11-26T05-30-12-345Z`. */
const nameAt = (now: Date) => `ascent-${now.toISOString().replace(/[:.]/g, '-')}`

/** Makes a backup and restores it as a test. A failure is written down beside the others, too, and thrown. */
export async function backUp(place: Place, now = new Date()): Promise<BackupRecord> {
  const { folder, keep } = place.backups
  const task = { name: nameAt(now), startedAt: now.toISOString() }
  return alone(folder, { step: 'COPYING', ...task }, async () => {
    try {
      // Only this process knows when no statement runs; a server's database is copied by the thread.
      if (!place.databaseUrl) {
        // With a server's database, the embedded one is never loaded.
        const { copyEmbedded } = await import('./databaseInFolder.ts')
        await copyEmbedded(place.dataDir, workshop(folder))
      }
      const made = await doApart(place, { make: task })
      await sweep(folder, keep)
      return made
    } catch (error) {
      await record(folder, { ...task, endedAt: new Date().toISOString(), error: (error as Error).message })
      throw error
    }
  })
}

/** Restores an earlier backup as a test, and writes down what came of it. */
export async function verifyBackup(place: Place, name: string): Promise<BackupRecord> {
  const { folder } = place.backups
  return alone(folder, { step: 'VERIFYING', name, startedAt: new Date().toISOString() }, async () => {
    const known = (await recordsIn(folder)).find((one) => one.name === name && one.archive)
    if (!known) throw new CannotBackUp(`There is no backup ${name}.`)
    return doApart(place, { verify: known })
  })
}
