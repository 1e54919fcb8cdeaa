/**
 * Text of PDF files in the script that it is written in (pdfFonts.ts), as paragraphs or on one line. In a language that is
 * written from the right paragraphs begin there, and parts in other scripts stand in them where they are read (pdfBidi.ts).
 */
import { readFileSync } from 'node:fs'
import { isFromRight } from '#language'
import { layOut, type Line, type Paragraph } from './pdfBidi.ts'
import { piecesOf, type Piece } from './pdfFonts.ts'
import { unpackWoff } from './woff.ts'

type Doc = PDFKit.PDFDocument

interface Style {
  size: number
  colour: string
  bold?: boolean
}

/** How far below its top a line stands in Helvetica, in parts of the size: other fonts share its line. */
const ascent = 0.718

/**
 * As a whole: what is split into words, pdfkit puts in order from the left, also where it runs to the left. A letter stays one
 * sign (`ccmp`): signs that are put together from parts come out of the file as the parts.
 */
const whole = { features: { ccmp: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[] }

/** Fonts of files that were unpacked before, by their path. */
const unpacked = new Map<string, Buffer>()

function inFont(doc: Doc, font: string): Doc {
  if (font.endsWith('.woff')) {
    const file = unpacked.get(font) ?? unpackWoff(readFileSync(font))
    unpacked.set(font, file)
    doc.registerFont(font, file)
  }
  return doc.font(font)
}

const widthIn =
  (doc: Doc) =>
  ({ text, font }: Piece): number =>
    inFont(doc, font).widthOfString(text, whole)

const widthOf = (doc: Doc, pieces: readonly Piece[]) => pieces.reduce((sum, piece) => sum + widthIn(doc)(piece), 0)

/** Writes paragraphs where the document is; says whether words were left out that no font can write. */
export function writeText(doc: Doc, text: string, { size, colour, bold = false }: Style, width?: number): boolean {
  doc.fontSize(size).fillColor(colour)
  let some = false
  for (const line of text.split('\n'))
    some = (isFromRight() ? fromRight : fromLeft)(doc, line, size, bold, width) || some
  return some
}

function fromLeft(doc: Doc, text: string, size: number, bold: boolean, width?: number): boolean {
  const { pieces, lost } = piecesOf(text, bold)
  const options = { ...whole, baseline: -ascent * size, ...(width === undefined ? {} : { width }) }
  for (const [nth, { text: part, font }] of pieces.entries())
    inFont(doc, font).text(part, { ...options, continued: nth < pieces.length - 1 })
  return lost
}

function fromRight(doc: Doc, text: string, size: number, bold: boolean, given?: number): boolean {
  const left = doc.x
  const width = given ?? doc.page.width - left - doc.page.margins.right
  const paragraph = layOut(text, { bold, width, fromRight: true }, widthIn(doc))
  const { lines, isLeftward, lost } = paragraph
  const high = lineHeight(doc, paragraph)
  for (const line of lines) {
    if (doc.y + high > doc.page.maxY()) doc.addPage()
    const { y } = doc
    // One line of another script begins where all begin; several are easier to read from their own side.
    const free = isLeftward || lines.length === 1 ? width - widthOf(doc, line.runs) : 0
    drawLine(doc, line, left + free, y, size)
    doc.x = left
    doc.y = y + high
  }
  return lost
}

const lineHeight = (doc: Doc, { lines }: Paragraph) =>
  Math.max(...lines.flatMap(({ runs }) => runs).map(({ font }) => inFont(doc, font).currentLineHeight(true)))

/** Draws the runs in the order in which they are read, which is that in which a reader copies them. */
function drawLine(doc: Doc, { text: read, runs, fromLeft: order }: Line, x: number, y: number, size: number): void {
  const places: number[] = []
  let at = x
  for (const nth of order) {
    places[nth] = at
    at += widthIn(doc)(runs[nth]!)
  }
  // Readers that put what they copy in order by its places would turn parts of a line around.
  doc.markContent('Span', { actual: read })
  for (const [nth, { text, font }] of runs.entries())
    inFont(doc, font).text(text, places[nth], y, { ...whole, baseline: -ascent * size, lineBreak: false })
  doc.endMarkedContent()
}

/** How high paragraphs are at most. */
export function heightOfText(doc: Doc, text: string, size: number, bold: boolean, width: number): number {
  doc.fontSize(size)
  return text.split('\n').reduce((sum, line) => {
    if (isFromRight()) {
      const paragraph = layOut(line, { bold, width, fromRight: true }, widthIn(doc))
      return sum + lineHeight(doc, paragraph) * paragraph.lines.length
    }
    const { pieces } = piecesOf(line, bold)
    const [only] = pieces
    if (pieces.length === 1 && only) return sum + inFont(doc, only.font).heightOfString(only.text, { ...whole, width })
    // Where fonts alternate, lines are counted, each as high as the highest and a tenth of it left empty.
    const height = Math.max(...pieces.map(({ font }) => inFont(doc, font).currentLineHeight(true)))
    return sum + height * Math.ceil(widthOf(doc, pieces) / (width * 0.9))
  }, 0)
}

interface OneLine extends Style {
  x: number
  y: number
  /** It is made smaller to fit, and stands in the middle where it is `centred`. */
  width: number
  centred?: boolean
}

/** Writes one line at a place, no wider than it may be. */
export function writeLine(
  doc: Doc,
  text: string,
  { x, y, width, centred, size: largest, colour, bold }: OneLine,
): void {
  doc.fontSize(largest).fillColor(colour)
  const { lines } = layOut(text, { bold: bold ?? false, width: Infinity, fromRight: isFromRight() }, widthIn(doc))
  const [line] = lines
  const wide = widthOf(doc, line!.runs)
  const size = Math.min(largest, (largest * width) / Math.max(1, wide))
  doc.fontSize(size)
  const free = width - (wide * size) / largest
  drawLine(doc, line!, x + (centred ? free / 2 : isFromRight() ? free : 0), y, size)
}
