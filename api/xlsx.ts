/**
 * A sheet as an Excel workbook, piece by piece: its rows are written and compressed as they come, so that memory does not
 * grow with them. Texts are texts, whatever they begin with; days, times and numbers are real ones.
 */
import { strToU8, Zip, ZipDeflate } from 'fflate'

/** Days and times are UTC, as CSV has them. */
export type SheetCell = string | number | { readonly day: Date } | { readonly time: Date }

interface Sheet {
  name: string
  head: readonly string[]
  pages: AsyncIterable<readonly (readonly SheetCell[])[]>
}

/** The order of the styles in `styles` below. */
const style = { plain: 0, head: 1, day: 2, time: 3, quoted: 4 } as const

export async function* xlsxPieces({ name, head, pages }: Sheet): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  const add = (path: string) => {
    const entry = new ZipDeflate(path, { level: 6 })
    zip.add(entry)
    return (xml: string, last = false) => entry.push(strToU8(xml), last)
  }
  for (const [path, xml] of Object.entries(partsOf(name))) add(path)(declared(xml), true)
  const write = add('xl/worksheets/sheet1.xml')
  const columns = head.map((_, nth) => columnName(nth))
  const rowOf = (row: number, cells: readonly string[]) =>
    `<row r="${row}">${cells.map((cell, nth) => cell && `<c r="${columns[nth]}${row}"${cell}</c>`).join('')}</row>`
  const titles = head.map((text) => textCell(text, style.head))
  write(declared(sheetStart(head.length) + rowOf(1, titles)))
  let row = 1
  for await (const page of pages) {
    write(page.map((cells) => rowOf((row += 1), cells.map(cellOf))).join(''))
    yield* made.splice(0)
  }
  write('</sheetData></worksheet>', true)
  zip.end()
  yield* made
}

/** A, B, …, Z, AA, … */
const columnName = (nth: number): string =>
  (nth >= 26 ? columnName(Math.floor(nth / 26) - 1) : '') + String.fromCharCode(65 + (nth % 26))

/** The contents of a cell after its address; nothing for an empty one. */
function cellOf(cell: SheetCell): string {
  if (cell === '') return ''
  if (typeof cell === 'string') return textCell(cell, /^[=+\-@\t\r]/.test(cell) ? style.quoted : style.plain)
  if (typeof cell === 'number') return Number.isFinite(cell) ? `><v>${cell}</v>` : ''
  return 'day' in cell ? timeCell(cell.day, style.day, 10) : timeCell(cell.time, style.time, 19)
}

/**
 * Excel counts days from 1900, whose 29 February it invents: earlier days are written as texts. What a fraction of a day
 * lacks in its last digit would be a second less where it is read.
 */
function timeCell(time: Date, look: number, length: number): string {
  const serial = time.getTime() / 86_400_000 + 25_569
  return serial > 60
    ? ` s="${look}"><v>${Number.isInteger(serial) ? serial : (serial + 1e-9).toFixed(9)}</v>`
    : textCell(time.toISOString().slice(0, length).replace('T', ' '), style.plain)
}

/** The most characters that a cell takes. */
const longest = 32_767
// XML has no way to write them.
// oxlint-disable-next-line no-control-regex
const notXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '_x000D_' }
const escaped = (text: string) => text.replace(/[&<>"\r]/g, (sign) => signs[sign]!)

function textCell(text: string, look: number): string {
  const readable = text
    .slice(0, longest)
    .toWellFormed()
    .replace(notXml, '')
    // What looks like an escape of Excel's is none.
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
  return ` s="${look}" t="inlineStr"><is><t xml:space="preserve">${escaped(readable)}</t></is>`
}

const declared = (xml: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The first row stays in sight. */
const sheetStart = (columns: number) =>
  `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
  `<cols><col min="1" max="${Math.max(columns, 1)}" width="22" customWidth="1"/></cols><sheetData>`

const styles = `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/></cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

const relations = (list: readonly (readonly [type: string, target: string])[]) =>
  `<Relationships xmlns="${packaged}/relationships">${list
    .map(([type, target], nth) => `<Relationship Id="rId${nth + 1}" Type="${office}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

/** Names of sheets are short, and without the signs that workbooks keep for themselves. */
const sheetName = (name: string) =>
  escaped(
    name
      .replaceAll(/[\\/?*[\]:]/g, ' ')
      .replace(notXml, '')
      .slice(0, 31)
      .toWellFormed()
      .trim() || 'Sheet',
  )

const partsOf = (name: string): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/></Types>`,
  '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations([
    ['worksheet', 'worksheets/sheet1.xml'],
    ['styles', 'styles.xml'],
  ]),
  'xl/styles.xml': styles,
})
