/** Reports as PDF files: A4 portrait with margins of 0.75 inch (docs/spec/ai-tools.md#messages). */
import { isFromRight, language } from '#language'
import * as texts from '#texts/ui/pdf.js'
import { drawAscent } from './ascentPdf.ts'
import { writeText } from './pdfText.ts'

const [ink, soft] = ['#101820', '#4a5560']
const inch = 72

/** The look of what is printed. */
export interface Paper {
  platformName: string
  /** Of headings, on white. */
  colour: string
  /** A PNG. */
  logo: Buffer | null
  logoHasName: boolean
}

/** How wide a logo may be. */
const widest = 180

/** What has no letterhead. */
const plain: Paper = { platformName: '', colour: '#0b5c6b', logo: null, logoHasName: false }

/** The logo and the name where lines begin, the ascent line where they end, where the document is; what follows stands below. */
export function letterhead(
  doc: PDFKit.PDFDocument,
  { platformName, colour, logo, logoHasName }: Paper,
  height = 26,
): void {
  const { x, y, page } = doc
  const line = { width: 132, height }
  const end = page.width - page.margins.right
  drawAscent(doc, { ...line, x: isFromRight() ? x : end - line.width, y: y - 4, colour })
  if (logo && isFromRight()) doc.image(logo, end - widest, y, { fit: [widest, height], align: 'right' })
  else if (logo) doc.image(logo, x, y, { fit: [widest, height] })
  if (logo) doc.y = y + height + 6
  if (!logo || !logoHasName) writeText(doc, platformName, { size: 11, colour, bold: true })
  doc.x = x
  doc.moveDown(0.6)
}

export class PdfReport {
  readonly #doc: PDFKit.PDFDocument
  readonly #paper: Paper
  #lost = false

  constructor(doc: PDFKit.PDFDocument, paper: Paper) {
    this.#doc = doc
    this.#paper = paper
  }

  /** A paragraph; words that no font has letters for are left out, and that is said at the end. */
  #line(text: string, size: number, colour: string, bold = false) {
    if (writeText(this.#doc, text.replaceAll(/\s+/g, ' '), { size, colour, bold })) this.#lost = true
    this.#doc.moveDown(0.3)
  }

  /** What kind of report it is, and of what. */
  head(kind: string, title: string) {
    if (this.#paper.platformName) letterhead(this.#doc, this.#paper)
    this.#line(kind, 12, this.#paper.colour, true)
    this.#line(title, 20, ink!, true)
  }

  /** What the report comes to. */
  lead(text: string) {
    this.#line(text, 12, ink!)
  }

  heading(text: string) {
    this.#doc.moveDown(0.6)
    this.#line(text, 14, this.#paper.colour, true)
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

/**
 * The file of a report that `draw` writes. `at` is the moment of its making, so that the same report is the same file as long
 * as the platform looks the same.
 */
export const pdfReport = (
  title: string,
  at: Date,
  draw: (report: PdfReport) => void,
  paper: Paper = plain,
): Promise<Buffer> =>
  pdfFile({ title, author: paper.platformName, at, margin: 0.75 * inch }, (doc) => draw(new PdfReport(doc, paper)))

interface About {
  title: string
  author: string
  at: Date
  /** In points. */
  margin: number
  landscape?: boolean
}

/** An A4 file in the language of the request that `draw` writes. */
export async function pdfFile(
  { title, author, at, margin, landscape = false }: About,
  draw: (doc: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  // It is large, and few requests need it.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margin,
    lang: language(),
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
