/** What is taken and what is not, by content alone. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { jpeg, office, pdf, png, webp, zip } from '../../testing/files.ts'
import { judge } from './fileKind.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ascent-kinds-'))
afterAll(() => rmSync(folder, { recursive: true }))
let count = 0

function judged(name: string, content: Buffer | string) {
  const file = path.join(folder, String(++count))
  writeFileSync(file, content)
  return judge(file, name, Buffer.byteLength(content))
}

const office1 = 'application/vnd.openxmlformats-officedocument'

describe('taken', () => {
  test.each([
    ['a.pdf', pdf(), 'application/pdf'],
    ['a.png', png(), 'image/png'],
    ['a.jpg', jpeg(), 'image/jpeg'],
    ['a.webp', webp(), 'image/webp'],
    ['a.docx', office('word/document'), `${office1}.wordprocessingml.document`],
    ['a.xlsx', office('xl/workbook'), `${office1}.spreadsheetml.sheet`],
    ['a.pptx', office('ppt/presentation'), `${office1}.presentationml.presentation`],
    ['a.csv', 'name,level\nمياه,4\n', 'text/csv'],
    ['with a mark.csv', '\ufeffname;level\r\n', 'text/csv'],
    ['a.TXT', 'BM is how a bitmap begins, and this text', 'text/plain'],
    ['a.zip', zip({ 'data/a.csv': 'x', 'read..me.txt': 'y' }), 'application/zip'],
    ['a picture that says it is a page.html', png(), 'image/png'],
    ['no extension', pdf(), 'application/pdf'],
  ])('%s', async (name, content, type) => {
    expect(await judged(name, content)).toBe(type)
  })
})

const page = '<!doctype html><script>alert(1)</script>'
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'

// ASVS 5.2.2
describe('not taken', () => {
  test.each([
    ['HTML named .png', 'a.png', page],
    ['HTML', 'a.html', page],
    ['HTML named .txt', 'a.txt', `\n  ${page}`],
    ['HTML behind a mark', 'a.csv', `\ufeff${page}`],
    ['SVG', 'a.svg', drawing],
    ['SVG named .png', 'a.png', drawing],
    ['SVG with a prolog named .txt', 'a.txt', `<?xml version="1.0"?>${drawing}`],
    ['a script', 'a.js', 'alert(1)'],
    ['a program', 'a.exe', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['a program named .pdf', 'a.pdf', Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(200)])],
    ['GIF', 'a.gif', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;')],
    ['text with a NUL', 'a.txt', 'a\0b'],
    ['text in another encoding', 'a.csv', Buffer.from('caf\xe9', 'latin1')],
    ['text cut in a letter', 'a.txt', Buffer.from('مياه').subarray(0, 3)],
    ['text without a text’s name', 'a.md', '# Title'],
    ['a Word file with macros', 'a.docx', office('word/document', { 'word/vbaProject.bin': 'x' })],
    ['a table with macros', 'a.xlsx', office('xl/workbook', { 'xl/vbaProject.bin': 'x' })],
  ])('%s', async (_, name, content) => {
    await expect(judged(name, content)).rejects.toMatchObject({
      message: expect.stringContaining(`“${name}”`),
      extensions: { code: 'UNSUPPORTED', fieldErrors: { file: expect.any(String) } },
    })
  })

  test.each([
    ['nothing', 'a.pdf', ''],
    ['a ZIP with ../', 'a.zip', zip({ 'fine.txt': 'x', '../../evil.sh': 'y' })],
    ['a ZIP with ..\\', 'a.zip', zip({ '..\\evil.bat': 'y' })],
    ['a ZIP with an absolute path', 'a.zip', zip({ '/etc/passwd': 'y' })],
    ['a ZIP with a drive', 'a.zip', zip({ 'C:\\evil.exe': 'y' })],
    [
      'a ZIP whose entries have other names than its directory',
      'a.zip',
      zip({ 'fine.txt': 'y' }, { 'fine.txt': '../e.txt' }),
    ],
    ['a Word file with ../', 'a.docx', office('word/document', { '../evil': 'y' })],
    ['a ZIP cut short', 'a.zip', zip({ 'a.txt': 'y'.repeat(100) }).subarray(0, 90)],
  ])('%s', async (_, name, content) => {
    await expect(judged(name, content)).rejects.toMatchObject({
      message: expect.stringContaining(`“${name}”`),
      extensions: { code: 'INVALID' },
    })
  })
})
