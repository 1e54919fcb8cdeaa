/**
 * One process to a data folder: the embedded database has no lock of its own, and two processes would lose each other's rows.
 * An exclusive SQLite transaction is a lock that the operating system itself lets go of when the process ends, however it
 * ends; so nothing is ever stale, and containers that share the folder see each other.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CannotStart } from '../cannotStart.ts'

/** A handle that nobody refers to is collected, and its lock with it. */
const held = new Set<DatabaseSync>()

const dataInUse = (folder: string, holder: string) =>
  `The data folder ${folder} is in use by another Ascent${holder}; stop it first or set DATA_DIR.`

/** Takes the lock and gives the way to release it; throws one sentence when another process holds it. */
export function lockFolder(folder: string, inUse = dataInUse): () => void {
  const lock = open(folder)
  const holder = path.join(folder, 'lock.pid')
  try {
    // Nothing is written, so no journal is needed: it would only stay behind after a kill.
    lock.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new CannotStart(inUse(folder, processIn(holder)))
  }
  held.add(lock)
  writeFileSync(holder, String(process.pid))
  return () => {
    held.delete(lock)
    lock.close()
  }
}

function open(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true })
    return new DatabaseSync(path.join(folder, 'lock'))
  } catch (error) {
    throw new CannotStart(`DATA_DIR ${folder} cannot be written to (${(error as Error).message}).`)
  }
}

/** For people only: the lock itself does not depend on it. */
function processIn(file: string): string {
  try {
    return ` (process ${readFileSync(file, 'utf8')})`
  } catch {
    return ''
  }
}
