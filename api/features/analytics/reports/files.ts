/** A report as a file: CSV for programs, XLSX with a sheet for each table, PDF for paper. */
import { numberInWords } from '#localized'
import * as texts from '#texts/analytics/reports.js'
import { dotted } from '#listed'
import { byteOrderMark, csvLine } from '../../../csv.ts'
import { pdfReport, type Paper } from '../../../pdfReport.ts'
import type { Cell, Report, ReportTable } from './report.ts'

export const reportFormats = ['csv', 'xlsx', 'pdf'] as const
export type ReportFormat = (typeof reportFormats)[number]

export const mediaTypeOf: Record<ReportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}

export const reportFile = (report: Report, format: ReportFormat, now: Date, paper: Paper): Promise<Buffer> | Buffer =>
  ({ csv: () => csv(report), xlsx: () => xlsx(report), pdf: () => pdf(report, now, paper) })[format]()

/** One table has its rows alone; several stand one below the other, each with its title. */
function csv({ tables }: Report): Buffer {
  const lines = tables.map(
    ({ title, head, rows }) =>
      (tables.length > 1 ? csvLine([title]) : '') +
      csvLine(head) +
      rows.map((row) => csvLine(row.map((cell) => cell ?? ''))).join(''),
  )
  return Buffer.from(byteOrderMark + lines.join('\r\n'))
}

const bold = (value: string) => ({ value, fontWeight: 'bold' as const })
/** Names of sheets are short, and without the signs that workbooks keep for themselves. */
const sheetName = (title: string, nth: number) => `${nth + 1} ${title.replaceAll(/[\\/?*[\]:]/g, ' ')}`.slice(0, 31)

async function xlsx({ title, about, tables }: Report): Promise<Buffer> {
  const sheet = ({ title: name, head, rows }: ReportTable, nth: number) => ({
    sheet: sheetName(name, nth),
    data: [
      [bold(title)],
      ...about.map((line) => [line]),
      [],
      [bold(name)],
      head.map(bold),
      ...rows.map((row) => [...row]),
    ],
    columns: head.map((_, at) => ({ width: at ? 18 : 44 })),
  })
  const { default: writeExcelFile } = await import('write-excel-file/node')
  return writeExcelFile(tables.map(sheet)).toBuffer()
}

const inWords = (cell: Cell) => (typeof cell === 'number' ? numberInWords(cell) : (cell ?? texts.none()))

const pdf = ({ title, about, tables }: Report, now: Date, paper: Paper): Promise<Buffer> =>
  pdfReport(
    title,
    now,
    (page) => {
      page.head(texts.kind(), title)
      for (const line of about) page.lead(line)
      for (const { title: name, head, rows } of tables) {
        page.heading(name)
        page.note(dotted(head))
        for (const [first, ...rest] of rows) {
          page.strong(inWords(first ?? null))
          page.text(dotted(rest.map((cell, at) => `${head[at + 1]}: ${inWords(cell)}`)))
        }
        if (!rows.length) page.text(texts.nothing())
      }
      page.end(texts.method())
    },
    paper,
  )
