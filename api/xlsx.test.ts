/** Workbooks, read back by another program: real days, texts as they were, and memory that does not grow with the rows. */
import { strFromU8, unzipSync } from 'fflate'
import readExcelFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { xlsxPieces, type SheetCell } from './xlsx.ts'

const head = ['A', 'B']
async function bytesOf(pages: SheetCell[][][], name = 'Projects', titles: readonly string[] = head): Promise<Buffer> {
  async function* given() {
    for (const page of pages) yield await Promise.resolve(page)
  }
  const pieces: Uint8Array[] = []
  for await (const piece of xlsxPieces({ name, head: titles, pages: given() })) pieces.push(piece)
  return Buffer.concat(pieces)
}
const sheetOf = (bytes: Buffer) => strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!)
const read = async (...asked: Parameters<typeof bytesOf>) => (await readExcelFile(await bytesOf(...asked)))[0]!

test('numbers, days, times, texts and empty cells are read as what they are', async () => {
  const day = new Date('2026-11-26')
  const time = new Date('2026-11-26T21:45:30Z')
  const rows = [
    [
      [1.5, { day }],
      ['', { time }],
    ],
    [[-3, 'مرحبا 🌱 <b> & "it"']],
  ] satisfies SheetCell[][][]
  const { sheet, data } = await read(rows)
  expect(sheet).toBe('Projects')
  expect(data).toEqual([head, [1.5, day], [null, time], [-3, 'مرحبا 🌱 <b> & "it"']])
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://evil.example")'])(
  '%s is a text, also when somebody edits the cell',
  async (text) => {
    const xml = sheetOf(await bytesOf([[[text, 'a=1']]]))
    expect(xml).not.toMatch(/<f[ >]/)
    // The style of cells whose text is not to be taken for a formula.
    expect(xml).toContain('<c r="A2" s="4" t="inlineStr">')
    expect(xml).toContain('<c r="B2" s="0" t="inlineStr">')
  },
)

test('what XML and Excel do not take is left out, cut off or escaped', async () => {
  const xml = sheetOf(
    await bytesOf([
      [
        ['a\u0000b\u000Bc\uD800d', '_x0041_ \r\n'],
        ['x'.repeat(40_000), Number.NaN],
      ],
    ]),
  )
  expect(xml).toContain('>abc\uFFFDd<')
  expect(xml).toContain('>_x005F_x0041_ _x000D_\n<')
  expect(xml).toContain(`>${'x'.repeat(32_767)}<`)
  expect(xml).not.toContain('NaN')
  // A day before Excel counts.
  expect(sheetOf(await bytesOf([[[{ day: new Date('1899-12-31') }, '']]]))).toContain('>1899-12-31<')
})

test('names of sheets and columns are those that workbooks take', async () => {
  const titles = Array.from({ length: 30 }, (_, nth) => `Column ${nth}`)
  const bytes = await bytesOf([[titles.map((_, nth) => nth)]], `A/B [C]: ${'long '.repeat(10)}`, titles)
  expect((await readExcelFile(bytes))[0]!.sheet.length).toBeLessThanOrEqual(31)
  expect(sheetOf(bytes)).toContain('<c r="AD2"><v>29</v>')
  expect((await read([], '/')).sheet).toBe('Sheet')
})

test('rows are given on as they come', async () => {
  let asked = 0
  async function* endless() {
    for (;;) {
      asked += 1
      yield await Promise.resolve(Array.from({ length: 500 }, (_, nth) => [asked * nth, `Row ${Math.random()}`]))
    }
  }
  let bytes = 0
  for await (const piece of xlsxPieces({ name: 'Endless', head, pages: endless() }))
    if ((bytes += piece.length) > 100_000) break
  expect(asked).toBeLessThan(60)
})
