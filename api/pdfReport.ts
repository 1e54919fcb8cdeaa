/** Reports as PDF files: A4 portrait with margins of 0.75 inch (docs/spec/ai-tools.md#messages). */
import * as texts from '#texts/ui/pdf.js'
import { plainLetters } from './features/experts/plainLetters.ts'

const [ink, soft, brand] = ['#101820', '#4a5560', '#0b5c6b']
const inch = 72

export class PdfReport {
  readonly #doc: PDFKit.PDFDocument
  #lost = false

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc
  }

  /** A paragraph; words that these fonts have no letters for are left out, and that is said at the end. */
  #line(text: string, size: number, colour: string, font = 'Helvetica') {
    const printable = text.split(/\s+/).map(plainLetters)
    if (printable.includes(null)) this.#lost = true
    const shown = printable.map((word) => word ?? '…').join(' ')
    this.#doc.font(font).fontSize(size).fillColor(colour).text(shown).moveDown(0.3)
  }

  /** What kind of report it is, and of what. */
  head(kind: string, title: string) {
    this.#line(kind, 12, brand!, 'Helvetica-Bold')
    this.#line(title, 20, ink!, 'Helvetica-Bold')
  }

  /** What the report comes to. */
  lead(text: string) {
    this.#line(text, 12, ink!)
  }

  heading(text: string) {
    this.#doc.moveDown(0.6)
    this.#line(text, 14, brand!, 'Helvetica-Bold')
  }

  strong(text: string) {
    this.#line(text, 10, ink!, 'Helvetica-Bold')
  }

  text(text: string) {
    this.#line(text, 10, ink!)
  }

  list(items: readonly string[]) {
    for (const item of items) this.text(`• ${item}`)
  }

  /** What is said beside the matter: dates, sources. */
  note(text: string, size = 9) {
    this.#line(text, size, soft!)
  }

  /** How the report was made, and what could not be printed. */
  end(method: string) {
    this.#doc.moveDown(0.6)
    this.note(method)
    if (this.#lost) this.note(texts.letters())
  }
}

/** The file of a report that `draw` writes. `at` is the moment of its making, so that the same report is the same file. */
export async function pdfReport(title: string, at: Date, draw: (report: PdfReport) => void): Promise<Buffer> {
  // It is large, and few requests need it.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0.75 * inch,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: 'Ascent', CreationDate: at },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  draw(new PdfReport(doc))
  doc.end()
  return whole
}
