/** A multipart body -> fields and one file on this machine's disk, chunk by chunk. What is refused or broken off leaves nothing. */
import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import * as texts from '#texts/files/errors.js'
import { invalid, tooLarge } from '../../errors.ts'
import { Malformed } from '../../rest/body.ts'
import { storableWords, unstorable } from '../../storable.ts'
import { arrivingPath } from './storage.ts'

export type Fields = Readonly<Record<string, string>>

export interface Arrived {
  fields: Fields
  path: string
  /** The name as the sender gave it. */
  name: string
  size: number
  sha256: string
}

interface Options {
  /** Bytes. */
  most: number
  /** Asked before the first byte of the file, with the fields that came before it; throws to refuse. */
  begin: (fields: Fields) => Promise<void>
}

/** A sender who sends nothing for so long has gone. */
const silence = 60_000
/** So long a refused sender may go on sending, so that the refusal can be read. */
const farewell = 30_000

const megabyte = 1_048_576

/** Receives the file; the caller removes or keeps what lies at `path`. */
export async function receive(req: IncomingMessage, { most, begin }: Options): Promise<Arrived> {
  // Boundaries and fields need a little more than the file.
  if (Number(req.headers['content-length'] ?? 0) > most + 100_000)
    return refuse(req, tooLarge(texts.largestFile({ most: most / megabyte })))
  const parser = parserOf(req)
  const path = await arrivingPath()
  const fields: Record<string, string> = {}
  let file: Promise<Omit<Arrived, 'fields'>> | undefined
  let arriving: Readable | undefined
  req.setTimeout(silence, () => req.destroy())
  try {
    await new Promise<void>((resolve, reject) => {
      parser.on('field', (name, value) => {
        const refused = unstorable({ [name]: value })
        if (refused) reject(invalid(refused))
        fields[name] = value
      })
      parser.on('file', (_, stream, filename) => {
        const name = filename || 'file'
        const words = storableWords(name)
        if (words) reject(invalid({ file: words }))
        arriving = stream
        // It is read below; until then a sender who goes away must not be an error that nobody hears.
        stream.on('error', () => {})
        file = begin(fields).then(async () => ({ path, name, ...(await write(stream, path, name, most)) }))
        file.catch(reject)
      })
      for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
        parser.once(limit, () => reject(new Malformed(texts.oneFile())))
      parser.on('error', () => reject(new Malformed(texts.brokenForm())))
      parser.once('finish', resolve)
      req.once('close', () => req.complete || reject(new Malformed(texts.brokenUpload())))
      req.pipe(parser)
    })
    if (!file) throw invalid({ file: texts.chooseFile() })
    return { fields, ...(await file) }
  } catch (error) {
    req.unpipe(parser)
    parser.destroy()
    arriving?.destroy()
    // Nothing is written any more once this has settled.
    await file?.catch(() => {})
    await rm(path, { force: true })
    return refuse(req, error)
  } finally {
    req.setTimeout(0)
  }
}

function parserOf(req: IncomingMessage) {
  try {
    if (!/^multipart\/form-data\b/i.test(req.headers['content-type'] ?? '')) throw new Error('another type')
    return new Busboy({
      headers: req.headers as BusboyHeaders,
      limits: { files: 1, fields: 10, fieldSize: 1_000, parts: 11, headerPairs: 20 },
    })
  } catch {
    throw new Malformed(texts.formNeeded())
  }
}

/** Reads the rest of the body into nothing for a while: who is still sending would not read the answer. */
function refuse(req: IncomingMessage, error: unknown): never {
  req.resume()
  const end = setTimeout(() => req.destroy(), farewell)
  req.once('close', () => clearTimeout(end))
  throw error
}

async function write(stream: Readable, path: string, name: string, most: number) {
  const hash = createHash('sha256')
  let size = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > most) throw tooLarge(texts.largest({ name, most: most / megabyte }))
      hash.update(chunk)
      await file.appendFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { size, sha256: hash.digest('hex') }
}
