/** The rows of a file, CSV, XLSX or JSON, one after the other: what cannot be read is a row with a problem, not the end of the file. */
import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { parse } from 'csv-parse'
import * as texts from '#texts/imports/errors.js'
import { isoDay } from '../../days.ts'
import { unpackWorkbook, WorkbookTooLarge } from './unpackWorkbook.ts'

export interface SourceRow {
  /** As a spreadsheet counts (the header is row 1); in JSON the place in the list, from 1. */
  row: number
  values: Record<string, unknown>
  /** Why the row could not be read. */
  problem?: string
}

export interface Source {
  /** The columns' names; null for JSON, where every record has its own. */
  header: string[] | null
  rows: AsyncIterable<SourceRow> | Iterable<SourceRow>
}

/** A file that cannot be read at all, in one sentence. */
export class UnreadableFile extends Error {}

/** One row may hold this many characters; more means a quote that is never closed. */
const longestRow = 4_000_000

/** Opens a file; what it is shows in its first characters, whatever its name. */
export async function openRows(file: string): Promise<Source> {
  if (await isWorkbook(file)) return workbookRows(file)
  const start = await firstText(file)
  if (!start.trim()) throw new UnreadableFile(texts.empty())
  return /^\s*[[{]/.test(start) ? jsonRows(await readFile(file, 'utf8')) : csvRows(file, start)
}

async function csvRows(file: string, start: string): Promise<Source> {
  const parser = parse({
    delimiter: separatorOf(start),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestRow,
  })
  const records = feed(file, parser)[Symbol.asyncIterator]()
  const first = await records.next().catch(unreadable)
  const header = first.done ? [] : first.value.map((name) => name.trim())
  return { header, rows: recordsOf(header, records) }
}

const unreadable = (error: unknown): never => {
  throw new UnreadableFile(wordsOf(error))
}

/** Pushes the file's text into the parser; reading waits while the parser is full. */
function feed(file: string, parser: ReturnType<typeof parse>): AsyncIterable<string[]> {
  void (async () => {
    try {
      for await (const text of textOf(file))
        if (!parser.write(text)) await new Promise((resolve) => parser.once('drain', resolve))
      parser.end()
    } catch (error) {
      parser.destroy(error as Error)
    }
  })()
  return parser as AsyncIterable<string[]>
}

async function* recordsOf(header: string[], records: AsyncIterator<string[]>): AsyncGenerator<SourceRow> {
  for (let row = 2; ; row++) {
    let next: IteratorResult<string[]>
    try {
      next = await records.next()
    } catch (error) {
      yield { row, values: {}, problem: texts.nothingAfter({ problem: wordsOf(error) }) }
      return
    }
    if (next.done) return
    const cells = next.value
    if (cells.every((cell) => cell.trim() === '')) continue
    while (cells.length > header.length && cells.at(-1)!.trim() === '') cells.pop()
    const values = Object.fromEntries(header.map((name, nth) => [name, cells[nth] ?? '']))
    yield cells.length === header.length
      ? { row, values }
      : { row, values, problem: texts.cells({ cells: cells.length, columns: header.length }) }
  }
}

/** csv-parse's and the decoder's errors in words. */
function wordsOf(error: unknown): string {
  const { code, message, quotes_line: line } = error as { code?: string; message: string; quotes_line?: number }
  if (code === 'CSV_QUOTE_NOT_CLOSED') return line ? texts.quoteInLine({ line }) : texts.quote()
  if (code === 'CSV_MAX_RECORD_SIZE') return texts.longRow()
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return texts.notUtf8()
  return message
}

/** A workbook is a ZIP file, which no text begins like. */
async function isWorkbook(file: string): Promise<boolean> {
  const opened = await open(file).catch(() => null)
  if (!opened) return false
  try {
    return (await opened.read(Buffer.alloc(4), 0, 4, 0)).buffer.toString('latin1') === 'PK\u0003\u0004'
  } catch {
    return false
  } finally {
    await opened.close()
  }
}

/** The first sheet of an Excel workbook. */
async function workbookRows(file: string): Promise<Source> {
  const sheet = await sheetOf(file).catch((error: unknown) => {
    throw new UnreadableFile(error instanceof WorkbookTooLarge ? error.message : texts.badWorkbook())
  })
  const [first = [], ...others] = sheet
  const header = first.map((cell) => textOfCell(cell).trim())
  while (header.at(-1) === '') header.pop()
  const rows = others.flatMap((cells, nth) => {
    const values = Object.fromEntries(header.map((name, at) => [name, textOfCell(cells[at] ?? null)]))
    return Object.values(values).some((value) => value.trim() !== '') ? [{ row: nth + 2, values }] : []
  })
  return { header, rows }
}

async function sheetOf(file: string) {
  const { readSheet } = await import('read-excel-file/node')
  return readSheet(Buffer.from(await unpackWorkbook(file)), { trim: false })
}

/** As the cell would stand in a CSV file; a date without its time, which spreadsheets always add. */
const textOfCell = (cell: unknown): string =>
  cell instanceof Date ? isoDay(cell) : cell === null || cell === undefined ? '' : String(cell as string)

function jsonRows(text: string): Source {
  let content: unknown
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new UnreadableFile(texts.notJson({ why: (error as Error).message }))
  }
  const list = listIn(content)
  if (!list) throw new UnreadableFile(texts.noList())
  return {
    header: null,
    rows: list.map((item, nth) =>
      typeof item === 'object' && item !== null && !Array.isArray(item)
        ? { row: nth + 1, values: item as Record<string, unknown> }
        : { row: nth + 1, values: {}, problem: texts.notAnObject() },
    ),
  }
}

/** A list, or an object with one: data, projects, or the first that it has (docs/spec/projects.md#project). */
function listIn(content: unknown): unknown[] | null {
  if (Array.isArray(content)) return content
  const { data, projects, ...others } = content as Record<string, unknown>
  return ([data, projects, ...Object.values(others)].find(Array.isArray) as unknown[] | undefined) ?? null
}

/** The file's text piece by piece; UTF-8, or UTF-16 where its first bytes say so. */
async function* textOf(file: string): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>) {
    decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true })
    yield decoder.decode(bytes, { stream: true })
  }
  yield decoder?.decode() ?? ''
}

const encodingOf = (bytes: Buffer) =>
  bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'

async function firstText(file: string): Promise<string> {
  try {
    for await (const text of textOf(file)) return text
    return ''
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UnreadableFile(
      code === 'ENOENT' ? texts.noFile({ file }) : code === 'EISDIR' ? texts.folder({ file }) : wordsOf(error),
    )
  }
}

/** The separator that stands most often in the header, outside of quotes. */
function separatorOf(start: string): string {
  const header = start.replace(/"[^"]*"/g, '').split(/\r?\n|\r/)[0]!
  const count = (separator: string) => header.split(separator).length
  return [',', ';', '\t', '|'].reduce((best, next) => (count(next) > count(best) ? next : best))
}
