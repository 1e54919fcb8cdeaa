/** What stays of a picture and what does not. */
import { crc32 } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { jpeg, photo, png, webp } from '../../testing/files.ts'
import { bareImage } from './bareImage.ts'

const secret = '24.45N 54.65E'
const u32 = (value: number) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value])
const chunk = (type: string, content: Buffer) => {
  const named = Buffer.concat([Buffer.from(type), content])
  return Buffer.concat([u32(content.length), named, u32(crc32(named))])
}
const part = (type: string, content: Buffer) =>
  Buffer.concat([Buffer.from(type), u32(content.length).reverse(), content, Buffer.alloc(content.length % 2)])
const riff = (...parts: Buffer[]) => {
  const body = Buffer.concat([Buffer.from('WEBP'), ...parts])
  return Buffer.concat([Buffer.from('RIFF'), u32(body.length).reverse(), body])
}

test.each([
  ['image/png', png()],
  ['image/jpeg', jpeg()],
  ['image/webp', webp()],
] as const)('a bare %s stays as it is', (type, picture) => {
  expect(bareImage(picture, type)).toEqual(picture)
})

describe('what is written beside it goes', () => {
  test('of a JPEG: place, comment and what stands behind it; its way up, colours and scans stay', () => {
    const bare = bareImage(photo(secret, 6), 'image/jpeg')!
    expect(bare.includes(secret)).toBe(false)
    expect(bare.includes('ICC_PROFILE\0colours')).toBe(true)
    // oxlint-disable-next-line no-control-regex
    expect(bare.toString('latin1').match(/\x12\xff\x00\x34\xff\xd3\x56/g)).toHaveLength(2)
    const exif = bare.indexOf('Exif\0\0')
    expect(bare.subarray(exif + 6 + 10, exif + 6 + 20).toString('hex')).toBe('01120003000000010006')
    expect(bare.subarray(-2).toString('hex')).toBe('ffd9')
    expect(bareImage(bare, 'image/jpeg')).toEqual(bare)
    expect(bareImage(photo(secret, 1), 'image/jpeg')!.includes('Exif')).toBe(false)
    expect(bareImage(photo(secret, 0x99), 'image/jpeg')!.includes('Exif')).toBe(false)
  })

  test('of a PNG: texts, EXIF and what stands behind it', () => {
    const whole = png()
    const head = whole.subarray(0, 8 + 25)
    const more = ['tEXt', 'iTXt', 'zTXt', 'eXIf', 'tIME'].map((type) => chunk(type, Buffer.from(secret)))
    const profile = chunk('iCCP', Buffer.from('colours'))
    const full = Buffer.concat([head, profile, ...more, whole.subarray(33), Buffer.from(secret)])
    expect(bareImage(full, 'image/png')).toEqual(Buffer.concat([head, profile, whole.subarray(33)]))
  })

  test('of a WebP: EXIF and XMP, also in its flags', () => {
    const image = part('VP8 ', Buffer.alloc(3))
    const flags = (value: number) => part('VP8X', Buffer.concat([Buffer.of(value), Buffer.alloc(9)]))
    const full = riff(flags(0x2c), image, part('EXIF', Buffer.from(secret)), part('XMP ', Buffer.from(secret)))
    expect(bareImage(Buffer.concat([full, Buffer.from(secret)]), 'image/webp')).toEqual(riff(flags(0x20), image))
  })
})

test('what is cut short is no picture', () => {
  for (const [type, picture] of [
    ['image/jpeg', photo(secret, 6).subarray(0, 130)],
    ['image/jpeg', jpeg().subarray(0, -2)],
    ['image/png', png().subarray(0, -6)],
    ['image/webp', webp().subarray(0, -2)],
  ] as const)
    expect(bareImage(picture, type), `${type} of ${picture.length} bytes`).toBeNull()
})
