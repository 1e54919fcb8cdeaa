/** The mark of a page as a page of its own, without a ground: twice across, and once in full at its foot. */
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { writeLine } from '../../pdfText.ts'
import type { Given } from './markedFile.ts'

const grey = '#595959'
/** Points. */
const [footSize, margin] = [8, 14]

/** The file, as large as the page that it is laid over. */
export function markOn(width: number, height: number, { across, foot }: Given['mark']): Promise<Buffer> {
  const doc = new PDFDocument({ size: [width, height], margin: 0 })
  const whole = buffer(doc)
  // Pale enough to read through.
  const slope = Math.atan2(height, width)
  const length = Math.hypot(width, height) / 2
  for (const part of [0.12, 0.52]) {
    const [x, y] = [width * (0.1 + 0.35 * part), height * (1 - part)]
    const size = Math.min(40, Math.max(1, length / 4))
    doc.save().opacity(0.2)
    doc.rotate((-slope * 180) / Math.PI, { origin: [x, y] })
    writeLine(doc, across, { x, y: y - size, width: length, size, colour: grey })
    doc.restore()
  }
  // On a ground of its own.
  const footed = Math.max(1, Math.min(footSize, height / 4))
  doc
    .save()
    .fillOpacity(0.85)
    .rect(0, height - footed * 2, width, footed * 2)
    .fill('white')
    .restore()
  const line = { x: margin, y: height - footed * 1.6, width: Math.max(1, width - 2 * margin) }
  writeLine(doc, foot, { ...line, size: footed, colour: grey })
  doc.end()
  return whole
}
