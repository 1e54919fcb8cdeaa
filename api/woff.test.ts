/** An unpacked font is as long as its file says, and has every table where its directory says. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { piecesOf } from './pdfFonts.ts'
import { unpackWoff } from './woff.ts'

const bytesOf = (letter: string) => readFileSync(piecesOf(letter).pieces[0]!.font)

test.each(['م', 'Ж', '王'])('the font of %s', (letter) => {
  const woff = bytesOf(letter)
  const font = unpackWoff(woff)
  expect(font.length).toBe(woff.readUInt32BE(16))
  const count = font.readUInt16BE(4)
  expect(count).toBe(woff.readUInt16BE(12))
  // The table `head` has the same magic number in every font (OpenType, "head").
  const entries = Array.from({ length: count }, (_, nth) => font.subarray(12 + 16 * nth, 28 + 16 * nth))
  const head = entries.find((entry) => entry.toString('latin1', 0, 4) === 'head')!
  expect(font.readUInt32BE(head.readUInt32BE(8) + 12)).toBe(0x5f0f3cf5)
})
