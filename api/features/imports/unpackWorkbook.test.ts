/** Workbooks that are small as files and huge as tables are refused in words, before they are read. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { zipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { workbookOf, workbookParts } from '../../testing/workbook.ts'
import { openRows } from './readRows.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ascent workbooks '))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function read(bytes: Uint8Array) {
  const file = path.join(folder, 'book.xlsx')
  writeFileSync(file, bytes)
  return openRows(file)
}
const sheet = (rows: string) => zipSync(workbookParts(rows), { level: 0 })

/** A part of blanks that says it is one byte long. */
function bomb(megabytes: number): Uint8Array {
  const blanks = Buffer.from(`<sst>${' '.repeat(megabytes * 1_048_576)}</sst>`)
  const bytes = Buffer.from(zipSync({ ...workbookParts('<row r="1"/>'), 'xl/sharedStrings.xml': blanks }, { level: 9 }))
  const [entry, listed] = [bytes.indexOf('xl/sharedStrings.xml'), bytes.lastIndexOf('xl/sharedStrings.xml')]
  bytes.writeUInt32LE(1, entry - 30 + 22)
  bytes.writeUInt32LE(1, listed - 46 + 24)
  return bytes
}

test('a workbook that fits is read as it stands', async () => {
  const { header, rows } = await read(
    workbookOf([
      ['Title', 'TRL'],
      ['Solar still', 4],
    ]),
  )
  expect(header).toEqual(['Title', 'TRL'])
  expect(rows).toEqual([{ row: 2, values: { Title: 'Solar still', TRL: '4' } }])
  await expect(read(bomb(2))).resolves.toBeDefined()
})

test('one that unpacks to more than 128 MB is refused, whatever it says of itself', async () => {
  const bytes = bomb(200)
  expect(bytes.length).toBeLessThan(300_000)
  await expect(read(bytes)).rejects.toThrow('The workbook is larger than 128 MB when unpacked.')
})

test.each([
  ['one cell far out', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>', '1,048,576 rows and 16,384 columns'],
  ['one far down in a wide table', '<row r="1"><c r="CV1"/></row><row r="900000"/>', '900,000 rows and 100 columns'],
  ['cells that say no place', `<row>${'<c/>'.repeat(4_000_001)}</row>`, '1 rows and 4,000,001 columns'],
])('%s is refused', async (_, rows, words) => {
  await expect(read(sheet(rows))).rejects.toThrow(`The sheet spans ${words}, but at most 4,000,000 cells are read.`)
})

test.each([
  ['a place that is hidden behind a quoted >', '<row r="1"><c t=">" r="XFD1048576"/></row>', /spans 1,048,576 rows/],
  ['a place in letters of another spelling', '<row r="1"><c r="X&#70;D1"/></row>', /not a readable Excel workbook/],
  ['a tag that does not end', '<row r="1"><c r=XFD1048576 ></row>', /not a readable Excel workbook/],
])('%s is no way around', async (_, rows, words) => {
  await expect(read(sheet(rows))).rejects.toThrow(words)
})
