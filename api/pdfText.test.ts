/** PDF files write names in the script that they have: what is copied out of a file is the name. */
import { expect, test } from 'vitest'
import { certificateOf } from './features/experts/certificate.ts'
import { markOn } from './features/dataRooms/markPdf.ts'
import { layOut } from './pdfBidi.ts'
import { piecesOf } from './pdfFonts.ts'
import { inLanguage } from './language.ts'
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
  expect(page).not.toContain('Some characters cannot be printed')
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

const arabicReport = (draw: Parameters<typeof pdfReport>[2]) =>
  inLanguage('ar', () =>
    pdfReport('تقرير', new Date(), draw, { platformName: 'الجسر', colour: '#0b5c6b', logo: null, logoHasName: false }),
  )

test('a report in Arabic begins at the right, and its words are read in their order', async () => {
  const sentence = 'بلغ المشروع المستوى 7 من TRL في عام 2026، وهو قيد المراجعة.'
  const file = await arabicReport((page) => {
    page.head('تقرير الجاهزية', 'Solar cooling for greenhouses')
    page.text(sentence)
    page.list(['الماء', 'الطاقة 1,200 AED'])
    page.end('النهاية')
  })
  const [text] = await pagesOfPdf(file)
  const closed = (words: string) => words.replaceAll(/\s/g, '')
  for (const words of ['تقرير الجاهزية', 'Solar cooling for greenhouses', sentence, '• الماء', 'الطاقة 1,200 AED'])
    expect(closed(text!)).toContain(closed(words))
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const { info } = await document.getMetadata()
  expect((info as { Language?: string }).Language).toBe('ar')
  const { items } = await (await document.getPage(1)).getTextContent()
  const endOf = (words: string) => {
    const found = items.find((item) => 'str' in item && item.str.includes(words))
    return found && 'str' in found ? Math.round((found.transform as number[])[4]! + found.width) : null
  }
  const right = 595 - 54
  expect([endOf('تقرير'), endOf('Solar'), endOf('بلغ'), endOf('النهاية')]).toEqual([right, right, right, right])
})

test('long paragraphs in Arabic with other scripts go over lines and pages in their order', async () => {
  const words = Array.from(
    { length: 1500 },
    (_, nth) => ['الماء', 'محمد', 'TRL', '2026', 'Khalifa University'][nth % 5]!,
  )
  const pages = await pagesOfPdf(await arabicReport((page) => page.text(words.join(' '))))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.join('').replaceAll(/\s/g, '') === words.join('').replaceAll(' ', '')).toBe(true)
})

test('a line is put in order for the eye, with brackets that open where it is read from', () => {
  const seen = (text: string, fromRight = true) => {
    const [line] = layOut(text, { bold: false, width: Infinity, fromRight }, () => 0).lines
    return line!.fromLeft.map((nth) => line!.runs[nth]!.text)
  }
  expect(seen('الماء TRL 7 (أ).')).toEqual(['.', '(', 'أ', ')', ' ', 'TRL 7', ' ', 'الماء'])
  expect(seen('TRL 7 الماء، 2026')).toEqual(['2026', ' ', '،', 'الماء', ' ', 'TRL 7'])
  expect(seen('by محمد, TRL')).toEqual(['TRL', ' ', ',', 'محمد', ' ', 'by'])
  expect(seen('by محمد, TRL', false)).toEqual(['by ', 'محمد', ',', ' TRL'])
  expect(seen('TRL 7.')).toEqual(['TRL 7.'])
  expect(seen('\u2068Physics\u2069، \u2068TRL (7).\u2069، الماء').join('')).toBe(' الماء،TRL (7). ،Physics')
  expect(seen('• TRL')).toEqual(['TRL', ' ', '•'])
})
