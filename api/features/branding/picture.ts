/** A picture that somebody wants in the look, by what its content is: nothing else that was said of it is believed. */
import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { fileTypeFromBuffer } from 'file-type'
import * as texts from '#texts/branding/rules.js'
import { bareImage } from '../files/bareImage.ts'
import { logoSides, logoTypes, mostLogoBytes, type LogoType } from './picture.rules.ts'
import { harmlessSvg } from './svg.ts'

export interface Picture {
  sha256: string
  mediaType: LogoType
  bytes: Buffer
}

/** Four channels of 16 bits, and the filter of each row. */
const mostPixelBytes = logoSides.most * (logoSides.most * 8 + 1)

type Size = readonly [width: number, height: number]

const pngSize = (bytes: Buffer): Size => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]

/** Whether the pixels of a PNG unpack, within what so large a picture may hold: who prints it relies on that. */
function unpacks(png: Buffer): void {
  const packed: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      packed.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  inflateSync(Buffer.concat(packed), { maxOutputLength: mostPixelBytes })
}

/** By the first chunk of the container: extended, lossless, or lossy. */
function webpSize(bytes: Buffer): Size {
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]
  if (kind !== 'VP8L') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]
  const bits = bytes.readUInt32LE(21)
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1]
}

/** The type that the beginning of an address claims, and the bytes behind it. */
function parts(address: string): { claimed: string; bytes: Buffer } {
  const comma = address.indexOf(',')
  return {
    claimed: address.slice('data:'.length, address.indexOf(';')),
    bytes: Buffer.from(address.slice(comma + 1), 'base64'),
  }
}

interface Seen {
  mediaType: LogoType
  bytes: Buffer
  size: Size
  drawn: boolean
}

function drawn(bytes: Buffer): Seen {
  const { width, height, bytes: clean } = harmlessSvg(bytes)
  return { mediaType: 'image/svg+xml', bytes: clean, size: [width, height], drawn: true }
}

async function photographed(bytes: Buffer): Promise<Seen> {
  const kind = (await fileTypeFromBuffer(bytes))?.mime as string | undefined
  const found = (['image/png', 'image/webp'] as const).find((type) => type === kind)
  if (!found) throw new RangeError('Another type')
  const bare = bareImage(bytes, found)
  if (!bare) throw new RangeError('Cut short')
  if (found === 'image/png') unpacks(bare)
  return { mediaType: found, bytes: bare, size: found === 'image/png' ? pngSize(bare) : webpSize(bare), drawn: false }
}

/** The picture of a data address, or in a sentence why it is not taken. A drawing has no pixels, and any size. */
export async function pictureOf(address: string, taken: readonly LogoType[] = logoTypes): Promise<Picture | string> {
  const { claimed, bytes } = parts(address)
  if (bytes.length > mostLogoBytes) return texts.logo()
  try {
    const found = claimed === 'image/svg+xml' ? drawn(bytes) : await photographed(bytes)
    if (!taken.includes(found.mediaType) || found.bytes.length > mostLogoBytes) return texts.logo()
    const [short, long] = [...found.size].sort((a, b) => a - b) as [number, number]
    const { least, most, ratio } = logoSides
    if (long / short > ratio) return texts.logoRatio({ ratio })
    if (!found.drawn && (short < least || long > most)) return texts.logoSides({ least, most })
    const sha256 = createHash('sha256').update(found.bytes).digest('hex')
    return { sha256, mediaType: found.mediaType, bytes: found.bytes }
  } catch {
    return claimed === 'image/svg+xml' ? texts.logoSvg() : texts.logoBroken()
  }
}

/** Whether the bytes of an icon are one. */
export async function isIcon(address: string): Promise<boolean> {
  const found = await fileTypeFromBuffer(parts(address).bytes)
  return ['png', 'ico'].includes(found?.ext ?? '')
}
