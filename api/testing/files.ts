/** Small files of each kind, made of bytes, and bad ones that look like them. */
import { crc32 } from 'node:zlib'
import { pngOf } from '../../prisma/seed/files/png.ts'

/** A ZIP file of stored entries; `own` are the names that the entries themselves give, when they are to lie. */
export function zip(entries: Record<string, string>, own: Record<string, string> = {}): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text)
    const sums = Buffer.alloc(12)
    sums.writeUInt32LE(crc32(content), 0)
    sums.writeUInt32LE(content.length, 4)
    sums.writeUInt32LE(content.length, 8)
    const local = Buffer.from(own[name] ?? name)
    const entry = Buffer.concat([
      hex('504b0304140000000000000000000'.padEnd(28, '0')),
      sums,
      u16(local.length),
      u16(0),
      local,
      content,
    ])
    const listed = Buffer.from(name)
    directory.push(
      Buffer.concat([
        hex('504b01021400140000000000'),
        hex('00000000'),
        sums,
        u16(listed.length),
        Buffer.alloc(12),
        u32(at),
        listed,
      ]),
    )
    parts.push(entry)
    at += entry.length
  }
  const list = Buffer.concat(directory)
  const count = u16(directory.length)
  const end = Buffer.concat([hex('504b050600000000'), count, count, u32(list.length), u32(at), u16(0)])
  return Buffer.concat([...parts, list, end])
}

const hex = (text: string) => Buffer.from(text, 'hex')
const u16 = (value: number) => Buffer.from(Uint16Array.of(value).buffer)
const u32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer)

/** An image of one pixel. */
export const png = () => pngOf(1, 1, () => [255, 255, 255])

export const pdf = () => Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
export const jpeg = () => hex('ffd8ffe000104a46494600010100000100010000ffd9')
export const webp = () =>
  Buffer.concat([Buffer.from('RIFF'), u32(4 + 8 + 2), Buffer.from('WEBPVP8 '), u32(2), Buffer.alloc(2)])

/** A JPEG with a scan, a place and a way up in its EXIF, a comment, a colour profile, and a page behind its end. */
export function photo(secret: string, way: number) {
  const segment = (marker: string, content: Buffer) =>
    Buffer.concat([hex(`ff${marker}`), hex((content.length + 2).toString(16).padStart(4, '0')), content])
  const entry = hex('1201030001000000' + `${way.toString(16).padStart(2, '0')}000000`)
  const exif = Buffer.concat([Buffer.from('Exif\0\0II*\0'), u32(8), u16(1), entry, u32(0), Buffer.from(secret)])
  const scan = Buffer.concat([segment('da', Buffer.alloc(8)), hex('12ff0034ffd356')])
  return Buffer.concat([
    hex('ffd8'),
    jpeg().subarray(2, -2),
    segment('e1', exif),
    segment('e2', Buffer.from('ICC_PROFILE\0colours')),
    segment('fe', Buffer.from(secret)),
    scan,
    segment('c4', Buffer.from('table')),
    scan,
    hex('ffd9'),
    Buffer.from(`<script>${secret}</script>`),
  ])
}

/** A Word, Excel or PowerPoint file as far as its type can be told. */
export function office(main: 'word/document' | 'xl/workbook' | 'ppt/presentation', more: Record<string, string> = {}) {
  const type = {
    'word/document': 'wordprocessingml.document',
    'xl/workbook': 'spreadsheetml.sheet',
    'ppt/presentation': 'presentationml.presentation',
  }[main]
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${main}.xml" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`
  return zip({ '[Content_Types].xml': types, [`${main}.xml`]: '<x/>', ...more })
}
