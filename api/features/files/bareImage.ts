/**
 * A picture without what a camera or a program wrote beside it: place, time, names, thumbnails, comments, and whatever
 * stands after its end. Its pixels are not touched. Of a JPEG the way up stays, and of all kinds the colour profile.
 */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import * as texts from '#texts/files/errors.js'
import { invalid } from '../../errors.ts'
import type { pictureTypes } from './file.rules.ts'

type PictureType = (typeof pictureTypes)[number]

/** Writes it again at `path` and says what now lies there. */
export async function bareAt(path: string, name: string, type: PictureType): Promise<{ size: number; sha256: string }> {
  const bytes = bareImage(await readFile(path), type)
  if (!bytes) throw invalid({ file: texts.damaged({ name }) })
  await writeFile(path, bytes)
  return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** The bare picture, or null when it is not whole enough to be read. */
export function bareImage(bytes: Buffer, type: PictureType): Buffer | null {
  try {
    return { 'image/jpeg': bareJpeg, 'image/png': barePng, 'image/webp': bareWebp }[type](bytes)
  } catch (error) {
    return beyondEnd(error)
  }
}

/** A length may lead beyond the end. */
function beyondEnd(error: unknown): null {
  if (error instanceof RangeError) return null
  throw error
}

const [soi, eoi, sos, comment] = [0xd8, 0xd9, 0xda, 0xfe]
const app = (n: number) => 0xe0 + n
const begins = (segment: Buffer, text: string) => segment.subarray(4, 4 + text.length).toString('latin1') === text
const isStandalone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= eoi)

function bareJpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = [Buffer.of(0xff, soi)]
  let at = 2
  let turned: Buffer | null = null
  for (;;) {
    while (bytes.readUInt8(at) === 0xff && bytes.readUInt8(at + 1) === 0xff) at++
    if (bytes.readUInt8(at) !== 0xff) throw new RangeError('No marker')
    const marker = bytes.readUInt8(at + 1)
    if (marker === eoi) break
    let end = isStandalone(marker) ? at + 2 : at + 2 + bytes.readUInt16BE(at + 2)
    if (marker === sos) end = endOfScan(bytes, end)
    const segment = bytes.subarray(at, end)
    if (marker === app(1) && begins(segment, 'Exif\0')) turned ??= wayUp(segment)
    else if (isKept(marker, segment)) kept.push(segment)
    at = end
  }
  // JFIF wants to be the first.
  if (turned) kept.splice(kept[1]?.[1] === app(0) ? 2 : 1, 0, turned)
  return Buffer.concat([...kept, Buffer.of(0xff, eoi)])
}

const isKept = (marker: number, segment: Buffer) =>
  marker === comment
    ? false
    : marker < app(0) || marker > app(15)
      ? true
      : (marker === app(0) && begins(segment, 'JFIF\0')) ||
        (marker === app(2) && begins(segment, 'ICC_PROFILE\0')) ||
        (marker === app(14) && begins(segment, 'Adobe'))

/** A scan goes on to the next marker; FF 00 is data, FF D0 to D7 stand inside of it. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); ; at = bytes.indexOf(0xff, at + 1)) {
    if (at < 0) throw new RangeError('No end')
    const next = bytes.readUInt8(at + 1)
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
}

const orientation = 0x0112

/** An EXIF segment that says nothing but which way is up, where that is not the usual one. */
function wayUp(segment: Buffer): Buffer | null {
  const way = wayIn(segment.subarray(10))
  if (way < 2 || way > 8) return null
  const words = Buffer.from(
    'ffe10022457869660000' + '4d4d002a00000008' + '0001' + '01120003000000010000' + '000000000000',
    'hex',
  )
  words.writeUInt16BE(way, 28)
  return words
}

/** Reads which way is up; what cannot be read says nothing. */
function wayIn(tiff: Buffer): number {
  try {
    return orientationOf(tiff)
  } catch (error) {
    return beyondEnd(error) ?? 1
  }
}

function orientationOf(tiff: Buffer): number {
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const u16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const entries = Array.from({ length: u16(first) }, (_, nth) => first + 2 + 12 * nth)
  const entry = entries.find((at) => u16(at) === orientation)
  return entry === undefined ? 1 : u16(entry + 8)
}

const usual = new Set('tRNS cHRM gAMA iCCP sBIT sRGB bKGD pHYs cICP acTL fcTL fdAT'.split(' '))

function barePng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 8)]
  for (let at = 8; ;) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) throw new RangeError('Cut short')
    // What a picture cannot be shown without begins with a capital letter.
    if (/^[A-Z]/.test(type) || usual.has(type)) kept.push(bytes.subarray(at, end))
    if (type === 'IEND') return Buffer.concat(kept)
    at = end
  }
}

/** In the flags of a WebP's first part: that EXIF and XMP follow. */
const tells = 0x08 | 0x04

function bareWebp(bytes: Buffer): Buffer {
  const end = 8 + bytes.readUInt32LE(4)
  if (end > bytes.length) throw new RangeError('Cut short')
  const kept: Buffer[] = []
  for (let at = 12; at + 8 <= end;) {
    const type = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const part = Buffer.from(bytes.subarray(at, at + 8 + size + (size % 2)))
    if (type === 'VP8X') part.writeUInt8(part.readUInt8(8) & ~tells, 8)
    if (/^(VP8[ LX]|ALPH|ANIM|ANMF|ICCP)$/.test(type)) kept.push(part)
    at += 8 + size + (size % 2)
  }
  const head = Buffer.from(bytes.subarray(0, 12))
  const body = Buffer.concat(kept)
  head.writeUInt32LE(4 + body.length, 4)
  return Buffer.concat([head, body])
}
