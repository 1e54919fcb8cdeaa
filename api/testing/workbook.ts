/** An Excel workbook of one sheet, as small as one can be: a ZIP file whose entries are not compressed. */
import { crc32 } from 'node:zlib'

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
export function workbookOf(rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  const sheet = rows
    .map(
      (row, at) => `<row r="${at + 1}">${row.map((value, column) => cellOf(value, nameOf(column, at))).join('')}</row>`,
    )
    .join('')
  return zip({
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    'xl/workbook.xml': `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="Projects" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>${sheet}</sheetData></worksheet>`,
  })
}

function zip(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const entries: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const [bytes, path] = [Buffer.from(text), Buffer.from(name)]
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt32LE(crc32(bytes), 14)
    head.writeUInt32LE(bytes.length, 18)
    head.writeUInt32LE(bytes.length, 22)
    head.writeUInt16LE(path.length, 26)
    const listed = Buffer.alloc(46)
    listed.writeUInt32LE(0x02014b50, 0)
    listed.writeUInt16LE(20, 4)
    head.copy(listed, 6, 4, 30)
    listed.writeUInt32LE(at, 42)
    entries.push(head, path, bytes)
    directory.push(listed, path)
    at += head.length + path.length + bytes.length
  }
  const length = directory.reduce((sum, { length: bytes }) => sum + bytes, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 8)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...entries, ...directory, end]))
}
