/** The plainest ZIP file: every entry as it is, not compressed. */
import { crc32 } from 'node:zlib'

/** The archive's bytes. */
export function storedZip(parts: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const entries: Uint8Array[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, bytes] of parts) {
    const path = Buffer.from(name)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt32LE(crc32(bytes), 14)
    head.writeUInt32LE(bytes.length, 18)
    head.writeUInt32LE(bytes.length, 22)
    head.writeUInt16LE(path.length, 26)
    const listed = Buffer.alloc(46)
    listed.writeUInt32LE(0x02014b50, 0)
    listed.writeUInt16LE(20, 4)
    head.copy(listed, 6, 4, 30)
    listed.writeUInt32LE(at, 42)
    entries.push(head, path, bytes)
    directory.push(listed, path)
    at += head.length + path.length + bytes.length
  }
  const length = directory.reduce((sum, { length: bytes }) => sum + bytes, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.size, 8)
  end.writeUInt16LE(parts.size, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...entries, ...directory, end]))
}
