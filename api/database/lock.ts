/**
 * One process to a data folder: the embedded database has no lock of its own, and two processes would lose each other's rows.
 * The lock names the process and when it started, so that neither kill -9 nor a number used again keeps it shut.
 */
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

interface Holder {
  pid: number
  started: string
}

/** Takes the lock and gives the way to release it; throws one sentence when a living process holds it. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'lock.json')
  for (let attempt = 0; attempt < 20; attempt++) {
    if (take(file)) return () => rmSync(file, { force: true })
    const holder = read(file)
    if (holder && isAlive(holder))
      throw new Error(
        `The data folder ${folder} is in use by another Ascent (process ${holder.pid}); stop it first or set DATA_DIR.`,
      )
    rmSync(file, { force: true })
  }
  throw new Error(`The data folder ${folder} could not be locked.`)
}

/** Creates the file unless it is there: the file system lets one process win. */
function take(file: string): boolean {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder))
    closeSync(handle)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function read(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return null
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return startOf(pid) === started
}

/** When the process started, in the kernel's ticks; empty where the system does not tell. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
