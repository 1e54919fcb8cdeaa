/** The certificate of contribution: one page of PDF with the figures of a year. */
import * as texts from '#texts/experts/certificate.js'
import { dayInWords, universityDay } from '../../days.ts'
import { piecesOf } from '../../pdfFonts.ts'
import type { Paper } from '../../pdfReport.ts'
import { writeLine } from '../../pdfText.ts'
import type { Contribution } from './contribution.ts'

interface Expert {
  name: string
  email: string
  position: string
  department: string
}

const ink = '#101820'
const soft = '#4a5560'
const margin = 56

const dayWords = (moment: Date) => dayInWords(universityDay(moment))
const hoursWords = (minutes: number) => (minutes / 60).toLocaleString('en-US', { maximumFractionDigits: 1 })

/** The bytes. `now` is the day of issue: a year that is not over is certified until then. */
export async function certificateOf(
  expert: Expert,
  given: Contribution,
  now: Date,
  isOver: boolean,
  paper: Paper,
): Promise<Buffer> {
  // It is large, and few requests need it.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin,
    lang: 'en',
    displayTitle: true,
    info: { Title: texts.titleOfYear({ year: String(given.year) }), Author: paper.platformName, CreationDate: now },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  draw(doc, expert, given, now, isOver, paper)
  doc.end()
  return whole
}

function draw(doc: PDFKit.PDFDocument, expert: Expert, given: Contribution, now: Date, isOver: boolean, paper: Paper) {
  const brand = paper.colour
  const { width, height } = doc.page
  const inner = width - 2 * margin
  const year = String(given.year)
  const line = (text: string, y: number, size: number, colour = ink, font = 'Helvetica') =>
    doc.font(font).fontSize(size).fillColor(colour).text(text, margin, y, { width: inner, align: 'center' })

  doc
    .rect(24, 24, width - 48, height - 48)
    .lineWidth(2)
    .stroke(brand)
  if (paper.logo) doc.image(paper.logo, width / 2 - 110, 38, { fit: [220, 24], align: 'center', valign: 'center' })
  if (!paper.logo || !paper.logoHasName)
    writeLine(doc, paper.platformName, {
      x: margin,
      y: 66,
      width: inner,
      size: 16,
      colour: brand,
      bold: true,
      centred: true,
    })
  line(texts.title(), 92, 32, ink, 'Helvetica-Bold')
  line(texts.certifies(), 150, 14, soft)
  writeName(doc, expert, 178, inner)
  line(isOver ? texts.contributed({ year }) : texts.contributedUntil({ year, day: dayWords(now) }), 276, 14, soft)
  writeFigures(doc, given, 322, inner, brand)
  line(texts.issued({ day: dayWords(now) }), height - 92, 11, soft)
}

/** The name; where it has letters that no font has, a line to write it on, and the address that says who it is. */
function writeName(doc: PDFKit.PDFDocument, { name, email, position, department }: Expert, y: number, inner: number) {
  const line = { x: margin, width: inner, centred: true }
  if (name.trim() && !piecesOf(name).lost) writeLine(doc, name, { ...line, y, size: 28, colour: ink, bold: true })
  else {
    const half = inner / 4
    doc
      .moveTo(margin + half, y + 30)
      .lineTo(margin + inner - half, y + 30)
      .lineWidth(1)
      .stroke(soft)
  }
  const place = [position, department].filter((words) => words.trim() && !piecesOf(words).lost)
  writeLine(doc, [...place, email].join(', '), { ...line, y: y + 46, size: 13, colour: soft })
}

function writeFigures(doc: PDFKit.PDFDocument, given: Contribution, y: number, inner: number, brand: string) {
  const figures = [
    [String(given.sessions), texts.sessions({ count: given.sessions })],
    [hoursWords(given.minutes), texts.hours({ minutes: given.minutes })],
    [String(given.evaluations), texts.evaluations({ count: given.evaluations })],
    [String(given.ideas), texts.ideas({ count: given.ideas })],
  ] as const
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
