/** Reading files: what people and other systems write as CSV and JSON. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRows, type SourceRow } from './readRows.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ascent-rows-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function read(content: string | Buffer) {
  const file = path.join(folder, 'file')
  writeFileSync(file, content)
  const { header, rows } = await openRows(file)
  const all: SourceRow[] = []
  for await (const row of rows) all.push(row)
  return { header, rows: all }
}

describe('CSV', () => {
  test('quotes, line breaks in cells, a byte order mark and Windows line ends', async () => {
    const { header, rows } = await read('\uFEFFtitle,abstract\r\n"A, ""b""","one\r\ntwo"\r\nC,d\r\n')
    expect(header).toEqual(['title', 'abstract'])
    expect(rows).toEqual([
      { row: 2, values: { title: 'A, "b"', abstract: 'one\r\ntwo' } },
      { row: 3, values: { title: 'C', abstract: 'd' } },
    ])
  })

  test.each([[';'], ['\t'], ['|']])('columns parted by %j', async (separator) => {
    const { rows } = await read([`title${separator}"x,y"${separator}z`, ['a,b', 'c', 'd'].join(separator)].join('\n'))
    expect(rows).toEqual([{ row: 2, values: { title: 'a,b', 'x,y': 'c', z: 'd' } }])
  })

  test('UTF-16 as spreadsheets save it, and Arabic', async () => {
    const { rows } = await read(Buffer.from('\uFEFFtitle\tx\nماء\t1\n', 'utf16le'))
    expect(rows[0]!.values).toEqual({ title: 'ماء', x: '1' })
  })

  test('blank lines count as rows of the spreadsheet and are no records; surplus empty cells are nothing', async () => {
    const { rows } = await read('title,x\na,1,,\n\n,\nb,2\n')
    expect(rows.map(({ row, problem }) => [row, problem])).toEqual([
      [2, undefined],
      [5, undefined],
    ])
  })

  test('a row with too few or too many values is one problem, not the end', async () => {
    const { rows } = await read('title,x\na\nb,2,3\nc,4\n')
    expect(rows.map(({ row, problem }) => [row, problem])).toEqual([
      [2, 'Has 1 value, but the header has 2 columns.'],
      [3, 'Has 3 values, but the header has 2 columns.'],
      [4, undefined],
    ])
  })

  test('a quote that is never closed is named, and the rows before it are read', async () => {
    const { rows } = await read('title,x\na,1\n"b,2\nc,3\n')
    expect(rows[0]!.values['title']).toBe('a')
    expect(rows[1]!.problem).toMatch(/^A quotation mark.* is not closed\. /)
    expect(rows).toHaveLength(2)
  })

  test('quotes inside of plain cells are text', async () => {
    expect((await read('title,x\nA 5" pipe,1\n')).rows[0]!.values['title']).toBe('A 5" pipe')
  })

  test('a very long cell is read whole', async () => {
    const long = 'word '.repeat(200_000)
    expect((await read(`title,x\na,"${long}"\n`)).rows[0]!.values['x']).toBe(long)
  })
})

describe('JSON', () => {
  const list = [{ title: 'A', tags: ['x'] }, 5, { title: 'B', trl: 4 }]
  test.each([
    ['a list', list],
    ['data', { total: 3, data: list }],
    ['projects', { projects: list, other: [] }],
    ['any other list', { page: 1, items: list }],
  ])('%s', async (_, content) => {
    const { header, rows } = await read(`\uFEFF ${JSON.stringify(content)}`)
    expect(header).toBeNull()
    expect(rows).toEqual([
      { row: 1, values: { title: 'A', tags: ['x'] } },
      { row: 2, values: {}, problem: 'Is not an object.' },
      { row: 3, values: { title: 'B', trl: 4 } },
    ])
  })
})

test.each([
  ['an empty file', '', 'The file is empty.'],
  ['broken JSON', '[{"title": ', /^The file is not JSON: .+\.$/],
  ['JSON without a list', '{"title": "A"}', 'The file does not contain a list of records.'],
  ['bytes that are no text', Buffer.from([0x74, 0xff, 0xc3, 0x28]), 'The text is not UTF-8; save the file as UTF-8.'],
])('%s is refused in one sentence', async (_, content, message) => {
  await expect(read(content)).rejects.toThrow(message)
})
