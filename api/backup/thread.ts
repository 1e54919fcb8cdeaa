/** The thread of apart.ts. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Outcome, Task } from './apart.ts'
import { CannotBackUp } from './cannotBackUp.ts'
import { makeArchive } from './makeArchive.ts'
import type { Place } from './place.ts'
import { tryAndRecord } from './verify.ts'

const { place, task } = workerData as { place: Place; task: Task }

async function outcome(): Promise<Outcome> {
  try {
    const made = 'make' in task ? await makeArchive(place, task.make) : task.verify
    return { done: await tryAndRecord(place, made) }
  } catch (error) {
    if (error instanceof CannotBackUp) return { refused: error.message }
    throw error
  }
}

parentPort!.postMessage(await outcome())
