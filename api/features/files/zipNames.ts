/** What is in a ZIP file, read from its directory and from the entries themselves: the two must agree. */
import type { FileHandle } from 'node:fs/promises'

const [entryMark, directoryMark, endMark] = [0x04034b50, 0x02014b50, 0x06054b50]
const endLength = 22
const mostEntries = 10_000

/** Thrown for what is no ZIP file that everybody would read alike. */
export class UnreadableZip extends Error {}

export interface ZipEntry {
  name: string
  /** 0 is stored, 8 is deflated. */
  method: number
  /** How many bytes it takes in the file, and from where. */
  packed: number
  start: number
}

/** Every entry's name; throws UnreadableZip. */
export const zipNames = async (file: FileHandle, size: number): Promise<string[]> =>
  (await zipEntries(file, size)).map(({ name }) => name)

/** Every entry; throws UnreadableZip. */
export async function zipEntries(file: FileHandle, size: number): Promise<ZipEntry[]> {
  const { count, start, length } = await directoryOf(file, size)
  const directory = await bytesAt(file, start, length)
  const entries: ZipEntry[] = []
  for (let at = 0; entries.length < count;) {
    if (at + 46 > length || directory.readUInt32LE(at) !== directoryMark) throw new UnreadableZip()
    const nameLength = directory.readUInt16LE(at + 28)
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength)
    entries.push({
      name,
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      start: await startOf(file, directory.readUInt32LE(at + 42), name),
    })
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

/** A name that would be unpacked beside the archive's own folder, or nothing. */
export const straying = (names: readonly string[]): string | undefined =>
  names.find((name) => /^[/\\]|^[a-z]:|\0/i.test(name) || name.split(/[/\\]/).includes('..'))

/** The end record stands last, before a comment of at most 65,535 bytes. */
async function directoryOf(file: FileHandle, size: number) {
  const from = Math.max(0, size - endLength - 0xffff)
  const tail = await bytesAt(file, from, size - from)
  for (let at = tail.length - endLength; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== endMark || at + endLength + tail.readUInt16LE(at + 20) !== tail.length) continue
    const [count, length, start] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)]
    if (count > mostEntries || start + length > from + at) throw new UnreadableZip()
    return { count, start, length }
  }
  throw new UnreadableZip()
}

/** Where an entry's bytes begin; its own name must be the directory's. */
async function startOf(file: FileHandle, at: number, name: string): Promise<number> {
  const head = await bytesAt(file, at, 30)
  if (head.readUInt32LE(0) !== entryMark) throw new UnreadableZip()
  const own = await bytesAt(file, at + 30, head.readUInt16LE(26))
  if (own.toString('utf8') !== name) throw new UnreadableZip()
  return at + 30 + own.length + head.readUInt16LE(28)
}

/** So many bytes of the file; a file that ends before is unreadable. */
export async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  if (bytesRead < length) throw new UnreadableZip()
  return buffer
}
