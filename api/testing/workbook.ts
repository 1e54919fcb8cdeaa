/** An Excel workbook of one sheet, as small as one can be: a ZIP file whose entries are not compressed. */
import { zipSync } from 'fflate'

type Cell = string | number | null

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const nameOf = (column: number, row: number) => `${String.fromCharCode(65 + column)}${row + 1}`

const cellOf = (value: Cell, name: string) =>
  value === null
    ? ''
    : typeof value === 'number'
      ? `<c r="${name}"><v>${value}</v></c>`
      : `<c r="${name}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`

const office = 'http://schemas.openxmlformats.org'

/** The bytes of the workbook. */
export const workbookOf = (rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> =>
  zipSync(
    workbookParts(
      rows
        .map(
          (row, at) =>
            `<row r="${at + 1}">${row.map((value, column) => cellOf(value, nameOf(column, at))).join('')}</row>`,
        )
        .join(''),
    ),
    { level: 0 },
  )

/** Its parts by name, of the rows as XML. */
export function workbookParts(sheet: string): Record<string, Buffer> {
  const texts = {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    'xl/workbook.xml': `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="Projects" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>${sheet}</sheetData></worksheet>`,
  }
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]))
}
