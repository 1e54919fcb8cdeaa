/** What is in a ZIP file, by its directory and by the entries themselves: the two must agree, or readers would differ. */
import { fromBufferPromise, openPromise, type Entry, type ZipFile } from 'yauzl'

const mostEntries = 10_000

/** Thrown for what is no ZIP file that everybody would read alike. */
export class UnreadableZip extends Error {}

/** Thrown for an entry that unpacks to more than was asked for. */
export class EntryTooLarge extends Error {}

export interface ZipEntry {
  name: string
  /** What is unpacked. Throws EntryTooLarge beyond `most` bytes, whatever the entry says of its size. */
  content: (most: number) => Promise<Buffer>
}

// Names are judged by `straying`, and sizes by what comes out.
const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false }

/** The entries of a file or of bytes, one after the other; throws UnreadableZip. */
export async function* zipEntries(source: string | Buffer): AsyncGenerator<ZipEntry> {
  const zip = await (
    typeof source === 'string' ? openPromise(source, options) : fromBufferPromise(source, options)
  ).catch(unreadable)
  try {
    if (zip.entryCount > mostEntries) throw new UnreadableZip()
    const entries = zip.eachEntry()
    for (;;) {
      const { value: entry, done } = await entries.next().catch(unreadable)
      if (done) return
      const { fileName } = await zip.readLocalFileHeaderPromise(entry).catch(unreadable)
      if (!fileName.equals(entry.fileNameRaw)) throw new UnreadableZip()
      yield { name: fileName.toString('utf8'), content: (most) => contentOf(zip, entry, most) }
    }
  } finally {
    zip.close()
  }
}

/** A name that would be unpacked beside the archive's own folder, or nothing. */
export const straying = (names: readonly string[]): string | undefined =>
  names.find((name) => /^[/\\]|^[a-z]:|\0/i.test(name) || name.split(/[/\\]/).includes('..'))

function unreadable(): never {
  throw new UnreadableZip()
}

async function contentOf(zip: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > most) throw new EntryTooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof EntryTooLarge ? error : new UnreadableZip()
  }
  return Buffer.concat(chunks)
}
