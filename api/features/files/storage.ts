/** Where the bytes of files lie: in DATA_DIR/files, or in an S3 storage when one is configured. Keys are ours, never names. */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import * as texts from '#texts/files/errors.js'
import { config } from '../../config.ts'
import { unavailable } from '../../errors.ts'
import { log } from '../../log.ts'
import { isAway } from './storageAway.ts'

type Where = Pick<typeof config, 'dataDir' | 's3' | 'databaseUrl'>

/** What is still arriving; on the disk of the files, so that moving it is one step. */
const arriving = 'arriving'

/** Milliseconds: to reach the storage, to hear from it at all, and without a byte in either direction. */
const patience = { connection: 3_000, answer: 10_000, silence: 20_000 }

/** Seconds after which somebody may try again who found the storage away. */
const retryAfter = 30

/** Where bytes are to lie; a key of our own, never a name. */
export function newKey(): string {
  const id = randomUUID()
  return `${id.slice(0, 2)}/${id}`
}

/** The client for S3 is large: it is loaded where it is used. */
async function openS3({ endpoint, credentials, ...where }: NonNullable<Where['s3']>) {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      ...where,
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      ...(credentials ? { credentials } : {}),
      // Storages other than Amazon's know neither its newer checksums nor its access lists.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      visibility: 'private',
      supportsACL: false,
      maxAttempts: 2,
      // What fails is logged below.
      logger: { debug() {}, info() {}, warn() {}, error() {} },
      requestHandler: { connectionTimeout: patience.connection, socketTimeout: patience.silence },
    }),
  )
}

/** Rejects when the storage says nothing; a disk is not asked how long. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('The storage does not answer'), { name: 'TimeoutError' })
    timer = setTimeout(() => reject(error), patience.answer)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** The storage of a configuration; it opens nothing before it is used. */
export function storageAt({ dataDir, s3, databaseUrl }: Where) {
  const folder = path.join(dataDir, 'files')
  let opened: Promise<Disk> | undefined
  const disk = () => (opened ??= s3 ? openS3(s3) : openLocal())
  const openLocal = async () => new Disk(new FSDriver({ location: folder, visibility: 'private' }))

  /** A new place on this machine's disk for bytes that are arriving. */
  async function arrivingPath(): Promise<string> {
    await mkdir(path.join(folder, arriving), { recursive: true, mode: 0o700 })
    return path.join(folder, arriving, randomUUID())
  }

  /** What the storage does; that it is away is said in words. */
  async function asked<T>(work: (files: Disk) => Promise<T>): Promise<T> {
    try {
      return await work(await disk())
    } catch (error) {
      if (!s3 || !isAway(error)) throw error
      log.error({ err: error }, 'the storage of files is away')
      throw unavailable(retryAfter, texts.storageAway())
    }
  }

  /** Takes what has arrived into the storage, whole or not at all; the answer is its key. */
  async function keep(arrived: string, key = newKey()): Promise<string> {
    await asked((files) =>
      s3 ? files.moveFromFs(arrived, key) : files.move(`${arriving}/${path.basename(arrived)}`, key),
    )
    return key
  }

  /** Takes what has arrived back into the storage under the key that it had. */
  const putBack = (arrived: string, key: string): Promise<void> => asked((files) => files.moveFromFs(arrived, key))

  /** The bytes as a stream that has been opened: what is not there throws here and not half-way. */
  const read = (key: string): Promise<Readable> =>
    asked(async (files) => {
      const stream = await inTime(files.getStream(key))
      const opened = new Promise<void>((resolve, reject) => {
        stream.once('readable', resolve)
        stream.once('end', resolve)
        stream.once('error', reject)
      })
      try {
        await inTime(opened)
      } catch (error) {
        stream.destroy()
        throw error
      }
      return stream
    })

  /** Bytes; null when there is no such file. */
  async function sizeOf(key: string): Promise<number | null> {
    const files = await disk()
    try {
      return (await files.getMetaData(key)).contentLength
    } catch (error) {
      if (await files.exists(key)) throw error
      return null
    }
  }

  const remove = (key: string): Promise<void> => asked((files) => files.delete(key))

  /** Removes what a process left behind that ended while it was receiving; others may still be at work on a shared disk. */
  async function sweepArriving(now = Date.now()): Promise<void> {
    const oldest = databaseUrl ? now - 3_600_000 : now
    const left = await readdir(path.join(folder, arriving)).catch(() => [])
    for (const name of left) {
      const file = path.join(folder, arriving, name)
      const at = (await stat(file).catch(() => null))?.mtimeMs
      if (at !== undefined && at < oldest) await rm(file, { force: true })
    }
  }

  return { arrivingPath, keep, putBack, read, remove, sizeOf, sweepArriving }
}

/** The one that this process keeps its files in. */
export const { arrivingPath, keep, read, remove, sweepArriving } = storageAt(config)
