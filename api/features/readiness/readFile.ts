/** The text of a PDF or Word document, read in a thread that may neither run for long nor take much memory. */
import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import * as errors from '#texts/readiness/errors.js'
import type { File } from '../../__generated__/prisma/client.ts'
import { read } from '../files/storage.ts'

const kinds: Readonly<Record<string, Given['kind']>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}

/** The media types that are read. */
export const readable: readonly string[] = Object.keys(kinds)

/** A file whose text cannot be had, with why, in words for a person. */
export class Unreadable extends Error {}

/** What the thread is given, and what it says. */
export interface Given {
  kind: 'pdf' | 'docx'
  bytes: Uint8Array
}
export type Found = { text: string } | { tooLarge: boolean }

/** Milliseconds; a report of 200 pages takes about one second. */
const longest = 30_000

/** Rejects when the signal aborts; throws Unreadable when the file is damaged, locked, too much to read, or holds pictures only. */
export async function readText(
  { key, mediaType }: Pick<File, 'key' | 'mediaType'>,
  signal: AbortSignal,
): Promise<string> {
  const bytes = new Uint8Array(await buffer(await read(key)))
  const found = await readApart({ kind: kinds[mediaType]!, bytes }, signal)
  if (!('text' in found)) throw new Unreadable(found.tooLarge ? errors.tooLarge() : errors.damaged())
  if (!found.text.trim()) throw new Unreadable(errors.noText())
  return found.text
}

async function readApart(given: Given, signal: AbortSignal): Promise<Found> {
  signal.throwIfAborted()
  const thread = new Worker(new URL('readingThread.ts', import.meta.url), {
    workerData: given,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    // What the readers complain about is nobody's business.
    stdout: true,
    stderr: true,
  })
  const over = new AbortController()
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(new Unreadable(errors.tooSlow())), longest)
      signal.addEventListener('abort', () => reject(signal.reason as Error), { signal: over.signal })
      thread.once('message', resolve)
      // Out of memory, for one.
      thread.once('error', () => resolve({ tooLarge: true }))
    })
  } finally {
    clearTimeout(timer)
    over.abort()
    await thread.terminate()
  }
}
