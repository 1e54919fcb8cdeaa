/**
 * The archive of a backup: a tar whose last entry is the manifest with the checksums of all others. With a key it is
 * encrypted by age (https://age-encryption.org/v1), so that `age -d` opens it without us.
 */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { extract, pack, type Header, type Pack } from 'tar-stream'
import { CannotBackUp } from './cannotBackUp.ts'
import { readManifest, type Manifest, type Sum } from './manifest.ts'

/** Something that goes into an archive; without content it is a folder. */
export interface Entry {
  name: string
  content?: { bytes: number; open: () => Promise<Readable> }
}

const manifestName = 'manifest.json'
const ageHeader = 'age-encryption.org/v1'

/** Writes an archive; `manifestOf` is asked once the checksums of all entries are known. Nothing is kept in memory. */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<Entry>,
  manifestOf: (sums: Record<string, Sum>) => Manifest,
  key?: string,
): Promise<void> {
  const tar = pack()
  const filling = fill(tar, entries, manifestOf).catch((error: Error) => tar.destroy(error))
  const plain = Readable.from(tar as AsyncIterable<Uint8Array>)
  await pipeline(key ? await encrypted(plain, key) : plain, createWriteStream(file, { mode: 0o600, flush: true }))
  await filling
}

async function fill(tar: Pack, entries: AsyncIterable<Entry>, manifestOf: (sums: Record<string, Sum>) => Manifest) {
  const sums: Record<string, Sum> = {}
  for await (const { name, content } of entries) {
    if (!content) tar.entry({ name, type: 'directory', mode: 0o700 })
    else {
      const tap = summing()
      await pipeline(await content.open(), tap.through, tar.entry({ name, size: content.bytes, mode: 0o600 }))
      sums[name] = tap.sum()
    }
  }
  tar.entry({ name: manifestName, mode: 0o600 }, JSON.stringify(manifestOf(sums), null, 2))
  tar.finalize()
}

/** The same stream for the library, which knows those of browsers. */
const webOf = (stream: Readable) => Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>

async function encrypted(plain: Readable, key: string): Promise<Readable> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(key)
  return Readable.fromWeb((await encrypter.encrypt(webOf(plain))) as ReadableStream)
}

/** Whether a file is an encrypted archive. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(ageHeader.length), position: 0 })
    return buffer.subarray(0, bytesRead).toString('latin1') === ageHeader
  } finally {
    await handle.close()
  }
}

/** Unpacks an archive into an empty folder and holds it against its checksums; throws CannotBackUp when it is not whole. */
export async function readArchive(file: string, folder: string, key?: string): Promise<Manifest> {
  const sums = await unpacked(file, folder, key).catch((error: unknown) => {
    if (error instanceof CannotBackUp) throw error
    throw new CannotBackUp(`${path.basename(file)} cannot be read: ${(error as Error).message}.`)
  })
  const manifest = await readManifest(path.join(folder, manifestName))
  const differing = [...new Set([...Object.keys(sums), ...Object.keys(manifest.checksums)])].find(
    (name) => sums[name]?.sha256 !== manifest.checksums[name]?.sha256,
  )
  if (differing) throw new CannotBackUp(`${path.basename(file)} is damaged: ${differing} is not as it was written.`)
  return manifest
}

async function unpacked(file: string, folder: string, key: string | undefined): Promise<Record<string, Sum>> {
  const bytes = await plainOf(file, key)
  const tar = extract()
  const both = [unpack(tar, folder), pipeline(bytes, tar)] as const
  try {
    return (await Promise.all(both))[0]
  } catch (error) {
    // The one that failed first says why; the other may still be writing into a folder that is about to be removed.
    await Promise.allSettled(both)
    throw error
  }
}

async function unpack(tar: ReturnType<typeof extract>, folder: string): Promise<Record<string, Sum>> {
  const sums: Record<string, Sum> = {}
  let last = ''
  for await (const entry of tar) {
    const target = placeOf(entry.header, folder)
    last = entry.header.name
    if (entry.header.type === 'directory') {
      await mkdir(target, { recursive: true, mode: 0o700 })
      entry.resume()
      continue
    }
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    const tap = summing()
    await pipeline(Readable.from(entry), tap.through, createWriteStream(target, { mode: 0o600, flags: 'wx' }))
    if (last !== manifestName) sums[last] = tap.sum()
  }
  if (last !== manifestName) throw new CannotBackUp('The archive has no end: it was not written whole.')
  return sums
}

/** Where an entry goes; nothing leads out of the folder, and there is nothing but files and folders. */
function placeOf({ name, type }: Header, folder: string): string {
  const target = path.join(folder, name)
  if ((type !== 'file' && type !== 'directory') || !target.startsWith(`${folder}${path.sep}`))
    throw new CannotBackUp(`The archive holds something that no backup has: ${name}.`)
  return target
}

async function plainOf(file: string, key: string | undefined): Promise<Readable> {
  const bytes = createReadStream(file)
  if (!(await isEncrypted(file))) return bytes
  if (!key)
    throw new CannotBackUp(`${path.basename(file)} is encrypted: set BACKUP_KEY to the key that it was made with.`)
  const decrypter = new Decrypter()
  decrypter.addPassphrase(key)
  try {
    return Readable.fromWeb((await decrypter.decrypt(webOf(bytes))) as ReadableStream)
  } catch {
    bytes.destroy()
    throw new CannotBackUp(`${path.basename(file)} was encrypted with another BACKUP_KEY, or its beginning is damaged.`)
  }
}

/** Passes bytes on, and knows how many they were and their SHA-256. */
function summing() {
  const hash = createHash('sha256')
  let bytes = 0
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { through, sum: (): Sum => ({ bytes, sha256: hash.digest('hex') }) }
}
