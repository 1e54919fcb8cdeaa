/** Reports as PDF files: A4 portrait with margins of 0.75 inch (docs/spec/ai-tools.md#messages). */
import * as texts from '#texts/ui/pdf.js'
import { writeText } from './pdfText.ts'

const [ink, soft, brand] = ['#101820', '#4a5560', '#0b5c6b']
const inch = 72

export class PdfReport {
  readonly #doc: PDFKit.PDFDocument
  #lost = false

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc
  }

  /** A paragraph; words that no font has letters for are left out, and that is said at the end. */
  #line(text: string, size: number, colour: string, bold = false) {
    if (writeText(this.#doc, text.replaceAll(/\s+/g, ' '), { size, colour, bold })) this.#lost = true
    this.#doc.moveDown(0.3)
  }

  /** What kind of report it is, and of what. */
  head(kind: string, title: string) {
    this.#line(kind, 12, brand!, true)
    this.#line(title, 20, ink!, true)
  }

  /** What the report comes to. */
  lead(text: string) {
    this.#line(text, 12, ink!)
  }

  heading(text: string) {
    this.#doc.moveDown(0.6)
    this.#line(text, 14, brand!, true)
  }

  strong(text: string) {
    this.#line(text, 10, ink!, true)
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
export const pdfReport = (title: string, at: Date, draw: (report: PdfReport) => void): Promise<Buffer> =>
  pdfFile({ title, author: 'Ascent', at, margin: 0.75 * inch }, (doc) => draw(new PdfReport(doc)))

interface About {
  title: string
  author: string
  at: Date
  /** In points. */
  margin: number
}

/** An A4 file in English that `draw` writes. */
export async function pdfFile(
  { title, author, at, margin }: About,
  draw: (doc: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  // It is large, and few requests need it.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: at },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  draw(doc)
  doc.end()
  return whole
}
