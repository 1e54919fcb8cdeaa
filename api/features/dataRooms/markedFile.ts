/** A document with its reader's name in every page, made in a thread that may neither run for long nor take much memory. */
import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import * as errors from '#texts/dataRooms/errors.js'
import type { File } from '../../__generated__/prisma/client.ts'
import { conflict, tooLarge } from '../../errors.ts'
import { read } from '../files/storage.ts'

/** The media types of which pages can be made. */
const kinds: Readonly<Record<string, Given['kind']>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
}

/** Whether a document of this type can be read page by page. */
export const canBeMarked = (mediaType: string): boolean => mediaType in kinds

/** What the thread is given, and what it says. */
export interface Given {
  kind: 'pdf' | 'png' | 'jpg'
  bytes: Uint8Array
  /** The page to make, the first one 1; null for all. */
  page: number | null
  /** What is written into the page: across it, and in full at its foot. */
  mark: { across: string; foot: string }
}
export type Made = { bytes: Uint8Array; pages: number } | { failed: 'PAGE' | 'LOCKED' | 'DAMAGED' }

/** Milliseconds; 500 pages take about two seconds. */
const longest = 20_000
/** Bytes of a file, which is taken apart in memory. */
const largest = 30 * 1_048_576

/** How many are made at once; others wait, so that a few readers do not take the whole machine. */
const atOnce = 2
let busy = 0
const waiting: (() => void)[] = []

/** The marked file, or one page of it, and how many pages there are. Throws what its reader is told when it cannot be made. */
export async function markedFile(
  { key, mediaType, size }: Pick<File, 'key' | 'mediaType' | 'size'>,
  page: number | null,
  mark: Given['mark'],
): Promise<{ bytes: Buffer; pages: number }> {
  const kind = kinds[mediaType]
  if (!kind) throw conflict(errors.notShown())
  if (size > largest) throw tooLarge(errors.tooLargeToShow())
  const bytes = new Uint8Array(await buffer(await read(key)))
  const made = await inTurn(() => makeApart({ kind, bytes, page, mark }))
  if ('failed' in made) {
    if (made.failed === 'PAGE') throw conflict(errors.noSuchPage())
    throw conflict(made.failed === 'LOCKED' ? errors.locked() : errors.damaged())
  }
  return { bytes: Buffer.from(made.bytes), pages: made.pages }
}

async function inTurn<T>(make: () => Promise<T>): Promise<T> {
  if (busy >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else busy++
  try {
    return await make()
  } finally {
    const next = waiting.shift()
    // The place goes to who waits longest.
    if (next) next()
    else busy--
  }
}

async function makeApart(given: Given): Promise<Made> {
  const thread = new Worker(new URL('markingThread.ts', import.meta.url), {
    workerData: given,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    // What the library complains about is nobody's business.
    stdout: true,
    stderr: true,
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(tooLarge(errors.tooLargeToShow())), longest)
      thread.once('message', resolve)
      // Out of memory, for one.
      thread.once('error', () => reject(tooLarge(errors.tooLargeToShow())))
    })
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}
