/**
 * The long part of a backup, in a thread that ends after it: it reads, hashes and encrypts gigabytes, and the answers of the
 * server must not wait for that. A thread and not a process, so that whatever kills the server kills it, too.
 */
import { Worker } from 'node:worker_threads'
import type { BackupRecord } from './backupFolder.ts'
import { CannotBackUp } from './cannotBackUp.ts'
import type { Place } from './place.ts'

/** Making an archive of what was copied, or restoring one as a test. */
export type Task = { make: { name: string; startedAt: string } } | { verify: BackupRecord }

export type Outcome = { done: BackupRecord } | { refused: string }

/** Does it, and gives what is then known of the backup. */
export const doApart = (place: Place, task: Task) =>
  new Promise<BackupRecord>((resolve, reject) =>
    new Worker(new URL('thread.ts', import.meta.url), { workerData: { place, task } })
      .once('message', (outcome: Outcome) =>
        'done' in outcome ? resolve(outcome.done) : reject(new CannotBackUp(outcome.refused)),
      )
      .once('error', reject)
      .once('exit', () => reject(new Error('The thread of a backup ended before its work.'))),
  )
