/** The certificate of contribution: one page of PDF with the figures of a year. */
import { dayInWords, universityDay } from '../../days.ts'
import type { Contribution } from './contribution.ts'
import { plainLetters } from './plainLetters.ts'

interface Expert {
  name: string
  email: string
  position: string
  department: string
}

const ink = '#101820'
const soft = '#4a5560'
const brand = '#0b5c6b'
const margin = 56

const dayWords = (moment: Date) => dayInWords(universityDay(moment))
const hoursWords = (minutes: number) => (minutes / 60).toLocaleString('en-US', { maximumFractionDigits: 1 })
const counted = (count: number, one: string, many: string): readonly [string, string] => [
  String(count),
  count === 1 ? one : many,
]

/** The bytes. `now` is the day of issue: a year that is not over is certified until then. */
export async function certificateOf(expert: Expert, given: Contribution, now: Date, isOver: boolean): Promise<Buffer> {
  // It is large, and few requests need it.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin,
    lang: 'en',
    displayTitle: true,
    info: { Title: `Certificate of contribution ${given.year}`, Author: 'Ascent', CreationDate: now },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  draw(doc, expert, given, now, isOver)
  doc.end()
  return whole
}

function draw(doc: PDFKit.PDFDocument, expert: Expert, given: Contribution, now: Date, isOver: boolean) {
  const { width, height } = doc.page
  const inner = width - 2 * margin
  const line = (text: string, y: number, size: number, colour = ink, font = 'Helvetica') =>
    doc.font(font).fontSize(size).fillColor(colour).text(text, margin, y, { width: inner, align: 'center' })

  doc
    .rect(24, 24, width - 48, height - 48)
    .lineWidth(2)
    .stroke(brand)
  line('Ascent', 62, 16, brand, 'Helvetica-Bold')
  line('Certificate of contribution', 92, 32, ink, 'Helvetica-Bold')
  line('This certifies that', 150, 14, soft)
  writeName(doc, expert, 178, inner)
  line(
    `contributed as an expert to the university’s innovation in ${given.year}${isOver ? '' : `, until ${dayWords(now)}`}:`,
    276,
    14,
    soft,
  )
  writeFigures(doc, given, 322, inner)
  line(`Issued on ${dayWords(now)}. The figures are those of Ascent’s record on that day.`, height - 92, 11, soft)
}

/** The name; where it has letters that these fonts have not, a line to write it on, and the address that says who it is. */
function writeName(doc: PDFKit.PDFDocument, { name, email, position, department }: Expert, y: number, inner: number) {
  const shown = plainLetters(name)
  const centred = { width: inner, align: 'center', lineBreak: true, ellipsis: true } as const
  if (shown) {
    doc.font('Helvetica-Bold').fillColor(ink).fontSize(28)
    if (doc.widthOfString(shown) > inner) doc.fontSize(16)
    doc.text(shown, margin, y, { ...centred, height: 40 })
  } else {
    const half = inner / 4
    doc
      .moveTo(margin + half, y + 30)
      .lineTo(margin + inner - half, y + 30)
      .lineWidth(1)
      .stroke(soft)
  }
  const place = [position, department].map((words) => plainLetters(words)).filter(Boolean)
  doc.font('Helvetica').fontSize(13).fillColor(soft)
  doc.text([...place, email].join(', '), margin, y + 46, { ...centred, height: 34 })
}

function writeFigures(doc: PDFKit.PDFDocument, given: Contribution, y: number, inner: number) {
  const figures = [
    counted(given.sessions, 'session completed', 'sessions completed'),
    [hoursWords(given.minutes), given.minutes === 60 ? 'hour in sessions' : 'hours in sessions'] as const,
    counted(given.evaluations, 'evaluation written', 'evaluations written'),
    counted(given.ideas, 'idea helped', 'ideas helped'),
  ]
  const column = inner / figures.length
  for (const [nth, [figure, words]] of figures.entries()) {
    const at = [margin + nth * column, y] as const
    doc
      .font('Helvetica-Bold')
      .fontSize(36)
      .fillColor(brand)
      .text(figure, ...at, { width: column, align: 'center' })
    doc
      .font('Helvetica')
      .fontSize(12)
      .fillColor(ink)
      .text(words, at[0], y + 46, { width: column, align: 'center' })
  }
}
