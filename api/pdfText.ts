/** Text of PDF files in the script that it is written in (pdfFonts.ts), as paragraphs or on one line. */
import { piecesOf } from './pdfFonts.ts'

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

/** Writes paragraphs where the document is; says whether words were left out that no font can write. */
export function writeText(doc: Doc, text: string, { size, colour, bold = false }: Style, width?: number): boolean {
  doc.fontSize(size).fillColor(colour)
  let some = false
  for (const line of text.split('\n')) {
    const { pieces, lost } = piecesOf(line, bold)
    some ||= lost
    const options = { ...whole, baseline: -ascent * size, ...(width === undefined ? {} : { width }) }
    for (const [nth, { text: part, font }] of pieces.entries())
      doc.font(font).text(part, { ...options, continued: nth < pieces.length - 1 })
  }
  return some
}

/** How high paragraphs are at most. */
export function heightOfText(doc: Doc, text: string, size: number, bold: boolean, width: number): number {
  doc.fontSize(size)
  return text.split('\n').reduce((sum, line) => {
    const { pieces } = piecesOf(line, bold)
    const [only] = pieces
    if (pieces.length === 1 && only) return sum + doc.font(only.font).heightOfString(only.text, { ...whole, width })
    // Where fonts alternate, lines are counted, each as high as the highest and a tenth of it left empty.
    const height = Math.max(...pieces.map(({ font }) => doc.font(font).currentLineHeight(true)))
    return sum + height * Math.ceil(widthOf(doc, pieces) / (width * 0.9))
  }, 0)
}

const widthOf = (doc: Doc, pieces: ReturnType<typeof piecesOf>['pieces']) =>
  pieces.reduce((sum, { text, font }) => sum + doc.font(font).widthOfString(text, whole), 0)

interface Line extends Style {
  x: number
  y: number
  /** It is made smaller to fit, and stands in the middle where it is `centred`. */
  width: number
  centred?: boolean
}

/** Writes one line at a place, no wider than it may be. */
export function writeLine(doc: Doc, text: string, { x, y, width, centred, size: largest, colour, bold }: Line): void {
  const { pieces } = piecesOf(text, bold)
  const wide = widthOf(doc.fontSize(largest), pieces)
  const size = Math.min(largest, (largest * width) / Math.max(1, wide))
  doc.fontSize(size).fillColor(colour)
  let at = x + (centred ? (width - widthOf(doc, pieces)) / 2 : 0)
  for (const { text: part, font } of pieces) {
    doc.font(font).text(part, at, y, { ...whole, baseline: -ascent * size, lineBreak: false })
    at += doc.widthOfString(part, whole)
  }
}
