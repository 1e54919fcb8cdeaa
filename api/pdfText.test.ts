/** PDF files write names in the script that they have: what is copied out of a file is the name. */
import { expect, test } from 'vitest'
import { certificateOf } from './features/experts/certificate.ts'
import { markOn } from './features/dataRooms/markPdf.ts'
import { piecesOf } from './pdfFonts.ts'
import { pdfReport } from './pdfReport.ts'
import { pagesOfPdf } from './testing/pagesOfPdf.ts'

const names = [
  'Zoë Müller',
  'Łukasz Żółty-Wiśniewski',
  'Şule Ağaoğlu',
  'Nguyễn Thị Ánh',
  'Иван Петров',
  'Ελένη Παπαδοπούλου',
  'محمد بن راشد الأحمد',
  'إبراهيم لؤي المؤمن',
  'چنگیز خان پهلوی',
  'राजेश कुमार',
  '王小明',
  '陳大文',
]

test.each(names)('%s is in a report, in its headings and in the mark of a page', async (name) => {
  const report = await pdfReport('Report', new Date(), (page) => {
    page.head('Report', name)
    page.text(`Written by ${name} (a@x.test) in 2026.`)
    page.end('End.')
  })
  const [page] = await pagesOfPdf(report)
  expect(page!.split(name), 'in the heading and in the text').toHaveLength(3)
  expect(page).toContain('(a@x.test) in 2026.')
  expect(page).not.toContain('…')
  expect(page).not.toContain('Some letters cannot be printed')
  const mark = await markOn(595, 842, { across: `${name} · a@x.test`, foot: `Read by ${name} (a@x.test)` })
  const [marked] = await pagesOfPdf(mark)
  expect(marked!.split(name), 'twice across and once at the foot').toHaveLength(4)
  expect(marked).toContain('(a@x.test)')
})

test('a certificate has the name; one that no font can write is left to the pen', async () => {
  const given = { year: 2025, sessions: 1, minutes: 30, evaluations: 1, ideas: 1 }
  const paper = { platformName: 'Bridge', colour: '#0b5c6b', logo: null, logoHasName: false }
  const page = async (name: string) => {
    const expert = { name, email: 'a@x.test', position: 'أستاذ', department: 'Physics' }
    return (await pagesOfPdf(await certificateOf(expert, given, new Date('2026-01-05T08:00:00Z'), true, paper)))[0]!
  }
  expect(await page('سارة المنصوري')).toContain('سارة المنصوري')
  expect(await page('سارة المنصوري')).toContain('أستاذ')
  expect(await page('Ann')).toContain('Bridge')
  expect(await page('Ann 🎓')).not.toContain('Ann')
})

test('a word is written in one font or left out, and the rest stays', () => {
  expect(piecesOf('Zoë  of  Dubai')).toEqual({ pieces: [{ text: 'Zoë of Dubai', font: 'Helvetica' }], lost: false })
  expect(piecesOf('Ann 🎓 Lee', true)).toEqual({
    pieces: [{ text: 'Ann … Lee', font: 'Helvetica-Bold' }],
    lost: true,
  })
  const { pieces } = piecesOf('by محمد بن راشد, 2026')
  expect(pieces.map(({ text }) => text)).toEqual(['by ', 'محمد بن راشد', ',', ' 2026'])
  expect(piecesOf('').pieces).toEqual([{ text: '', font: 'Helvetica' }])
})

test('an Arabic paragraph goes over several lines in its order', async () => {
  const words = Array.from({ length: 120 }, (_, nth) => (nth % 2 ? 'الماء' : 'محمد'))
  const [page] = await pagesOfPdf(await pdfReport('Report', new Date(), (report) => report.text(words.join(' '))))
  expect(page!.trim()).toBe(words.join(' '))
})
