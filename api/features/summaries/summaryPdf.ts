/** The page of a technology as a PDF file: one A4 page with the platform's letterhead. */
import * as page from '#texts/summaries/page.js'
import * as texts from '#texts/summaries/pdf.js'
import { listed } from '#listed'
import { config } from '../../config.ts'
import { dayInWords, universityDay } from '../../days.ts'
import { sectorName } from '../challenges/sectorWords.rules.ts'
import { stageOf } from '../../ascent.rules.ts'
import { drawAscent, nameStages } from '../../ascentPdf.ts'
import { letterhead, pdfFile, type Paper } from '../../pdfReport.ts'
import { heightOfText, writeLine, writeText } from '../../pdfText.ts'
import type { Published } from './published.ts'
import { publicPathOf } from './summary.rules.ts'
import { offerWords, protectionWords, stageWords } from './summaryWords.rules.ts'

const [ink, soft] = ['#101820', '#4a5560']
const margin = 54
/** The text is smaller where there is much of it: the page is one page. */
const sizes = [11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6]

type Part = readonly [heading: string, text: string]
type Doc = PDFKit.PDFDocument

/** The file. `at` is the moment of its making, so that the same page is the same file. */
export const summaryPdf = (technology: Published, paper: Paper, at: Date): Promise<Buffer> =>
  pdfFile({ title: technology.headline, author: paper.platformName, at, margin }, (doc) => draw(doc, technology, paper))

function draw(doc: Doc, technology: Published, paper: Paper) {
  const { colour } = paper
  const width = doc.page.width - 2 * margin
  doc.rect(0, 0, doc.page.width, 10).fill(colour)
  doc.x = margin
  doc.y = 34
  letterhead(doc, paper)
  writeText(doc, texts.kind(), { size: 10, colour: soft }, width)
  doc.moveDown(0.8)
  writeText(doc, inOneLine(technology.headline), { size: 19, colour: ink, bold: true }, width)
  doc.moveDown(0.5)
  drawPlace(doc, technology, colour, width)
  const parts = partsOf(technology)
  const bottom = doc.page.height - margin - 34
  const size = sizes.find((one) => doc.y + heightOf(doc, parts, one, width) <= bottom) ?? sizes.at(-1)!
  for (const [heading, text] of parts) {
    writeText(doc, heading, { size, colour, bold: true }, width)
    writeText(doc, text, { size, colour: ink }, width)
    doc.moveDown(0.55)
  }
  const address = `${config.publicUrl}${publicPathOf(technology.id)}`
  writeLine(doc, address, { x: margin, y: doc.page.height - margin - 14, width, size: 8.5, colour: soft })
}

/** Where the technology stands, below its headline. */
function drawPlace(doc: Doc, { project }: Published, colour: string, width: number) {
  const { y } = doc
  const line = { x: margin, y, width, colour, at: stageOf(project.validatedTrl ?? project.trl) }
  drawAscent(doc, { ...line, height: 34 })
  nameStages(doc, { ...line, y: y + 38 })
  doc.x = margin
  doc.y = y + 58
}

const heightOf = (doc: Doc, parts: readonly Part[], size: number, width: number) =>
  parts.reduce((sum, [heading, text]) => {
    const head = heightOfText(doc, heading, size, true, width)
    return sum + head + heightOfText(doc, text, size, false, width) + size * 0.75
  }, 0)

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The page's parts in the order of the page on the web; those that say nothing are left out. */
function partsOf(technology: Published): Part[] {
  const { alternative, advantages, project, contact, publishedAt } = technology
  const compared = alternative ? [inOneLine(page.comparedWith({ alternative }))] : []
  const better = [...compared, ...advantages.map((one) => `•  ${inOneLine(one)}`)]
  const parts: Part[] = [
    [page.problem(), inOneLine(technology.problem)],
    [page.solution(), inOneLine(technology.solution)],
    [page.advantages(), advantages.length ? better.join('\n') : ''],
    [page.stage(), stageWords(project.validatedTrl, project.trl)],
    [page.sector(), sectorName(technology.sector)],
    [page.offers(), listed(technology.offers.map(offerWords))],
    [page.sought(), inOneLine(technology.sought)],
    [page.protection(), protectionWords(technology.protection)],
    [page.contact(), listed([contact?.name, page.team(), project.department].map((one) => inOneLine(one ?? '')))],
    [page.published(), publishedAt ? dayInWords(universityDay(publishedAt)) : ''],
  ]
  return parts.filter(([, text]) => text)
}
