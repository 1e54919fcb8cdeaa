/**
 * An Excel workbook is a ZIP file of XML: a small one may unpack to gigabytes, or name a cell so far out that a table of
 * billions is made. It is unpacked here, within bounds, and passed on as a plain archive of what was looked at.
 */
import { numberInWords } from '#localized'
import { zipSync } from 'fflate'
import * as texts from '#texts/imports/errors.js'
import { EntryTooLarge, UnreadableZip, zipEntries } from '../files/zip.ts'

/** A workbook that is too large to be read, in one sentence. */
export class WorkbookTooLarge extends Error {}

const megabyte = 1_048_576
const mostUnpacked = 128 * megabyte
const mostCells = 4_000_000

/** The workbook's parts, not compressed, in a ZIP file again; throws WorkbookTooLarge and UnreadableZip. */
export async function unpackWorkbook(path: string): Promise<Uint8Array> {
  const parts: Record<string, Uint8Array> = {}
  let left = mostUnpacked
  for await (const { name, content } of zipEntries(path)) {
    if (!/\.xml(\.rels)?$/.test(name)) continue
    if (Object.hasOwn(parts, name)) throw new UnreadableZip()
    const bytes = await content(left).catch((error: unknown) => {
      throw error instanceof EntryTooLarge ? tooLarge() : error
    })
    left -= bytes.length
    // A sheet may stand under any name.
    measure(bytes.toString('utf8'))
    parts[name] = bytes
  }
  return zipSync(parts, { level: 0 })
}

const tooLarge = () => new WorkbookTooLarge(texts.largeWorkbook({ most: mostUnpacked / megabyte }))

/** Any prefix; what a tag holds is attributes in quotes, and nothing else. */
const tagStart = /<(?:[^\s<>/:="']+:)?(?:c|row)(?=[\s/>])/g
const wholeTag = /<(?:[^\s<>/:="']+:)?(c|row)((?:\s+[^\s=<>"']+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/g
const place = /\sr\s*=\s*["']([A-Z]{0,3})(\d{1,7})["']/

/** The table reaches from A1 to the outermost cell that is named; all of it would be held in memory. */
function measure(sheet: string) {
  let starts = 0
  for (const _ of sheet.matchAll(tagStart)) if (++starts > 2 * mostCells) throw tooWide(starts, 1)
  let [rows, columns, cells, tags] = [0, 0, 0, 0]
  let [row, column] = [0, 0]
  for (const [, tag, attributes = ''] of sheet.matchAll(wholeTag)) {
    tags++
    const [, letters = '', number] = place.exec(attributes) ?? []
    if (number === undefined && /\sr\s*=/.test(attributes)) throw new UnreadableZip()
    if (tag === 'row') {
      row = number === undefined ? row + 1 : Number(number)
      column = 0
    } else {
      cells++
      row = number === undefined ? row : Number(number)
      column = letters ? columnOf(letters) : column + 1
    }
    rows = Math.max(rows, row)
    columns = Math.max(columns, column)
  }
  if (tags !== starts) throw new UnreadableZip()
  if (rows * columns > mostCells || cells > mostCells) throw tooWide(rows, columns)
}

const tooWide = (rows: number, columns: number) =>
  new WorkbookTooLarge(
    texts.wideSheet({ rows: numberInWords(rows), columns: numberInWords(columns), most: numberInWords(mostCells) }),
  )

/** A is 1, Z 26, AA 27. */
const columnOf = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
