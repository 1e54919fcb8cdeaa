/** The folder of the backups: archives, what is known of each beside it, and which is being made. It is the only list of them, so that a restored database shows later backups, too. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CannotBackUp } from './cannotBackUp.ts'

/** What is known of a backup, and of an attempt that failed. */
export interface BackupRecord {
  name: string
  /** Moments as ISO 8601. */
  startedAt: string
  endedAt: string
  /** Why there is none. */
  error?: string
  /** The name of its archive's file. */
  archive?: string
  bytes?: number
  encrypted?: boolean
  version?: string
  rows?: number
  files?: number
  /** Files that the database named and the storage no longer had. */
  missing?: number
  /** Files that were no longer as they were uploaded. */
  damaged?: number
  /** When a test restore found it complete. */
  verifiedAt?: string
  /** Why the test restore failed. */
  problem?: string
}

/** What is under way. */
export interface UnderWay {
  step: 'COPYING' | 'VERIFYING'
  name: string
  startedAt: string
}

const marker = 'running.json'
/** What is under way says so this often; when it has not for much longer, its process is gone. Milliseconds. */
const beat = 15_000
const lost = 120_000

/** The folder for what is being made; on the disk of the archives, so that keeping one is a single step. */
export const workshop = (folder: string) => path.join(folder, 'unfinished')

/** Runs the only work in the folder and marks it as in progress; throws CannotBackUp when other work is in progress. */
export async function alone<T>(folder: string, underWay: UnderWay, work: () => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: Error) => {
    throw new CannotBackUp(`BACKUP_DIR ${folder} cannot be written to (${error.message}).`)
  })
  const { lockFolder } = await import('../database/lock.ts')
  const unlock = lockFolder(folder, () => 'Another backup is being made or verified; try again when it has ended.')
  const file = path.join(folder, marker)
  let beating: NodeJS.Timeout | undefined
  try {
    await rm(workshop(folder), { recursive: true, force: true })
    await mkdir(workshop(folder), { mode: 0o700 })
    await writeFile(file, JSON.stringify(underWay), { mode: 0o600 })
    beating = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => {}), beat)
    return await work()
  } finally {
    clearInterval(beating)
    await rm(workshop(folder), { recursive: true, force: true })
    await rm(file, { force: true })
    unlock()
  }
}

/** What is under way in the folder, by whatever process; null when nothing is. */
export async function underWayIn(folder: string, now = Date.now()): Promise<UnderWay | null> {
  const file = path.join(folder, marker)
  try {
    if ((await stat(file)).mtimeMs < now - lost) return null
    return JSON.parse(await readFile(file, 'utf8')) as UnderWay
  } catch {
    return null
  }
}

/** All backups and failed attempts, the latest first. */
export async function recordsIn(folder: string): Promise<BackupRecord[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^ascent-[\w-]+\.json$/.test(name))
  const all = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as BackupRecord),
  )
  return all
    .filter(({ archive }) => !archive || existsSync(path.join(folder, archive)))
    .sort((one, other) => other.startedAt.localeCompare(one.startedAt))
}

/** Writes down what is known of a backup, whole or not at all. */
export async function record(folder: string, known: BackupRecord): Promise<void> {
  const file = path.join(folder, `${known.name}.json`)
  await writeFile(`${file}.new`, JSON.stringify(known, null, 2), { mode: 0o600, flush: true })
  await rename(`${file}.new`, file)
}

/** Removes the oldest backups beyond as many as are kept, and failed attempts older than the oldest that stays. */
export async function sweep(folder: string, keep: number): Promise<void> {
  const all = await recordsIn(folder)
  const good = all.filter(({ archive }) => archive)
  const oldest = good[Math.min(keep, good.length) - 1]
  if (!oldest) return
  for (const { name, archive, startedAt } of all) {
    if (startedAt >= oldest.startedAt) continue
    if (archive) await rm(path.join(folder, archive), { force: true })
    await rm(path.join(folder, `${name}.json`), { force: true })
  }
}
