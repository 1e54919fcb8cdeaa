/** Unpacks WOFF fonts (https://www.w3.org/TR/WOFF/). */
import { inflateSync } from 'node:zlib'

const [headerBytes, packedEntryBytes, tableHeaderBytes, entryBytes] = [44, 20, 12, 16]

/**
 * The OpenType font that a WOFF file holds. The library that draws letters unpacks the table of shapes of a packed one for each letter:
 * a page of Arabic took seconds.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, nth) => {
    const at = headerBytes + nth * packedEntryBytes
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ]
    const kept = woff.subarray(offset, offset + packed)
    return {
      name: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      data: packed < length ? inflateSync(kept) : kept,
    }
  })
  const head = Buffer.alloc(tableHeaderBytes + count * entryBytes)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (count - 2 ** power), 10)
  const parts: Buffer[] = [head]
  let offset = head.length
  for (const [nth, { name, checksum, data }] of tables.entries()) {
    const at = tableHeaderBytes + nth * entryBytes
    name.copy(head, at)
    checksum.copy(head, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(data.length, at + 12)
    // Each table begins at a multiple of four.
    const padding = Buffer.alloc(-data.length & 3)
    parts.push(data, padding)
    offset += data.length + padding.length
  }
  return Buffer.concat(parts)
}
