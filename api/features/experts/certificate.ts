/** The certificate of contribution: one page of PDF with the figures of a year. */
import { intlLocale, isFromRight } from '#language'
import * as texts from '#texts/experts/certificate.js'
import { listed } from '#listed'
import { dayInWords, universityDay } from '../../days.ts'
import { piecesOf } from '../../pdfFonts.ts'
import { pdfFile, type Paper } from '../../pdfReport.ts'
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
/** To a tenth, as it is shown: Arabic names one, two and several hours by other words. */
const hoursOf = (minutes: number) => Math.round(minutes / 6) / 10
const hoursWords = (minutes: number) => hoursOf(minutes).toLocaleString(intlLocale())

/** The bytes. `now` is the day of issue: a year that is not over is certified until then. */
export function certificateOf(
  expert: Expert,
  given: Contribution,
  now: Date,
  isOver: boolean,
  paper: Paper,
): Promise<Buffer> {
  const title = texts.titleOfYear({ year: String(given.year) })
  return pdfFile({ title, author: paper.platformName, at: now, margin, landscape: true }, (doc) =>
    draw(doc, expert, given, now, isOver, paper),
  )
}

function draw(doc: PDFKit.PDFDocument, expert: Expert, given: Contribution, now: Date, isOver: boolean, paper: Paper) {
  const brand = paper.colour
  const { width, height } = doc.page
  const inner = width - 2 * margin
  const year = String(given.year)
  const line = (text: string, y: number, size: number, colour = ink, bold = false) =>
    writeLine(doc, text, { x: margin, y, width: inner, size, colour, bold, centred: true })

  doc
    .rect(24, 24, width - 48, height - 48)
    .lineWidth(2)
    .stroke(brand)
  if (paper.logo) doc.image(paper.logo, width / 2 - 110, 38, { fit: [220, 24], align: 'center', valign: 'center' })
  if (!paper.logo || !paper.logoHasName) line(paper.platformName, 66, 16, brand, true)
  line(texts.title(), 92, 32, ink, true)
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
  writeLine(doc, listed([...place, email]), { ...line, y: y + 46, size: 13, colour: soft })
}

function writeFigures(doc: PDFKit.PDFDocument, given: Contribution, y: number, inner: number, brand: string) {
  const figures = [
    [String(given.sessions), texts.sessions({ count: given.sessions })],
    [hoursWords(given.minutes), texts.hours({ hours: hoursOf(given.minutes) })],
    [String(given.evaluations), texts.evaluations({ count: given.evaluations })],
    [String(given.ideas), texts.ideas({ count: given.ideas })],
  ] as const
  const column = inner / figures.length
  for (const [nth, [figure, words]] of figures.entries()) {
    const place = isFromRight() ? figures.length - 1 - nth : nth
    const at = { x: margin + place * column, width: column, centred: true }
    writeLine(doc, figure, { ...at, y, size: 36, colour: brand, bold: true })
    writeLine(doc, words, { ...at, y: y + 46, size: 12, colour: ink })
  }
}
