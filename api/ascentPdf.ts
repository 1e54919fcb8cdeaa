/** The ascent line on paper: in a letterhead as a mark, below a title with the place of the record. */
import { pathThrough, pointsIn, stages, type Stage } from './ascent.rules.ts'
import { mix } from './colour.rules.ts'
import { isFromRight } from '#language'
import { writeLine } from './pdfText.ts'
import * as texts from '#texts/ui/ascent.js'

interface Drawn {
  x: number
  y: number
  width: number
  height: number
  colour: string
  /** Where the record stands; the whole line is passed without it. */
  at?: Stage | null
}

const paper = '#ffffff'

export function drawAscent(doc: PDFKit.PDFDocument, { x, y, width, height, colour, at }: Drawn): void {
  const points = pointsIn(width, height, 4)
  const reached = at === undefined ? stages.length : at === null ? 0 : stages.indexOf(at) + 1
  const passed = points.slice(0, reached)
  doc.save().translate(x, y).lineCap('round')
  // It rises in the direction of reading.
  if (isFromRight()) doc.translate(width, 0).scale(-1, 1)
  doc
    .path(pathThrough(points))
    .lineWidth(0.8)
    .dash(0.8, { space: 3 })
    .stroke(mix(paper, colour, 0.55))
  doc.undash()
  if (passed.length > 1) doc.path(pathThrough(passed)).lineWidth(1.6).stroke(colour)
  points.forEach((point, nth) => {
    const isHere = stages[nth] === at
    doc.circle(point.x, point.y, isHere ? 3.4 : 2.1).lineWidth(1)
    if (isHere || (at === undefined && nth === points.length - 1)) doc.fillAndStroke(colour, colour)
    else doc.fillAndStroke(paper, nth < reached ? colour : mix(paper, colour, 0.55))
  })
  doc.restore()
}

/** The names of the stages in a line, for below it; the one where the record stands is bold. */
export function nameStages(doc: PDFKit.PDFDocument, { x, y, width, colour, at }: Omit<Drawn, 'height'>): void {
  const share = width / stages.length
  const names = [texts.idea(), texts.research(), texts.validation(), texts.prototype(), texts.pilot(), texts.market()]
  names.forEach((name, nth) => {
    const bold = stages[nth] === at
    const place = isFromRight() ? stages.length - 1 - nth : nth
    const style = { size: 7.5, colour: bold ? colour : '#4a5560', bold }
    writeLine(doc, name, { x: x + place * share, y, width: share, centred: true, ...style })
  })
}
