/** The page of a technology as a PDF file: one A4 page with the platform's letterhead, with both languages side by side. */
import { language, languages, type Locale } from '#language'
import * as page from '#texts/summaries/page.js'
import * as texts from '#texts/summaries/pdf.js'
import { listed } from '#listed'
import { config } from '../../config.ts'
import { dayInWords, universityDay } from '../../days.ts'
import { inLanguage } from '../../language.ts'
import { sectorName } from '../challenges/sectorWords.rules.ts'
import { stageOf } from '../../ascent.rules.ts'
import { drawAscent, nameStages } from '../../ascentPdf.ts'
import { letterhead, pdfFile, type Paper } from '../../pdfReport.ts'
import { heightOfText, writeLine, writeText } from '../../pdfText.ts'
import type { Published } from './published.ts'
import { publicPathOf } from './summary.rules.ts'
import { offerWords, protectionWords, stageWords } from './summaryWords.rules.ts'

const [ink, soft] = ['#101820', '#4a5560']
const gap = 24
/** The text is smaller where there is much of it: the page is one page. */
const sizes = [11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6]

type Part = readonly [heading: string, text: string]
type Doc = PDFKit.PDFDocument

/** One language of the page. */
interface Column {
  technology: Published
  parts: readonly Part[]
  speaks: Locale
  x: number
  width: number
}

/**
 * The file, of one version in the language of the request, or of one for each language (`versionsFor`), of which the reader gets
 * their own alone where the two do not fit on a page. `at` is the moment of its making, so that the same page is the same file.
 */
export async function summaryPdf(versions: readonly Published[], paper: Paper, at: Date): Promise<Buffer> {
  const isInBoth = versions.length > 1
  const forReader = isInBoth ? versions[languages.indexOf(language())]! : versions[0]!
  const about = { title: forReader.headline, author: paper.platformName, at, margin: isInBoth ? 42 : 54 }
  let fits = true
  const file = await pdfFile(about, (doc) => {
    fits = draw(doc, versions, paper)
  })
  return fits || !isInBoth ? file : summaryPdf([forReader], paper, at)
}

function columnsOf({ page: { width, margins } }: Doc, versions: readonly Published[]): Column[] {
  const each = (width - 2 * margins.left + gap) / versions.length - gap
  return versions.map((technology, nth) => {
    const speaks = versions.length > 1 ? languages[nth]! : language()
    const parts = inLanguage(speaks, () => partsOf(technology))
    return { technology, parts, speaks, x: margins.left + nth * (each + gap), width: each }
  })
}

/** Says whether all of it fits on the page; beside another language nothing is drawn that does not. */
function draw(doc: Doc, versions: readonly Published[], paper: Paper): boolean {
  const { colour } = paper
  const margin = doc.page.margins.left
  const columns = columnsOf(doc, versions)
  const isInBoth = columns.length > 1
  doc.rect(0, 0, doc.page.width, 10).fill(colour)
  doc.x = margin
  doc.y = 34
  letterhead(doc, paper)
  inRow(doc, columns, ({ width }) => writeText(doc, texts.kind(), { size: 10, colour: soft }, width))
  doc.moveDown(0.8)
  inRow(doc, columns, ({ technology: { headline }, width }) =>
    writeText(doc, inOneLine(headline), { size: isInBoth ? 14 : 19, colour: ink, bold: true }, width),
  )
  doc.moveDown(0.5)
  inRow(doc, columns, (column) => drawPlace(doc, column, colour))
  const bottom = doc.page.height - margin - 34
  const size = sizes.find((one) => doc.y + heightOf(doc, columns, one) <= bottom)
  if (!size && isInBoth) return false
  drawParts(doc, columns, size ?? sizes.at(-1)!, colour)
  const address = `${config.publicUrl}${publicPathOf(versions[0]!.id)}`
  const width = doc.page.width - 2 * margin
  writeLine(doc, address, { x: margin, y: doc.page.height - margin - 14, width, size: 8.5, colour: soft })
  return size !== undefined
}

function drawParts(doc: Doc, columns: readonly Column[], size: number, colour: string) {
  for (const nth of rowsOf(columns)) {
    inRow(doc, columns, ({ parts, width }) => {
      const [heading, text] = parts[nth]!
      writeText(doc, heading, { size, colour, bold: true }, width)
      writeText(doc, text, { size, colour: ink }, width)
    })
    doc.y += size * 0.64
  }
}

/** Draws each column from the same height on, in its language; the next row begins below the longest. */
function inRow(doc: Doc, columns: readonly Column[], drawOne: (column: Column) => void) {
  const { y } = doc
  const ends = columns.map((column) => {
    doc.x = column.x
    doc.y = y
    inLanguage(column.speaks, () => drawOne(column))
    return doc.y
  })
  doc.y = Math.max(...ends)
}

/** Where the technology stands, below its headline. */
function drawPlace(doc: Doc, { technology: { project }, x, width }: Column, colour: string) {
  const { y } = doc
  const line = { x, y, width, colour, at: stageOf(project.validatedTrl ?? project.trl) }
  drawAscent(doc, { ...line, height: 34 })
  nameStages(doc, { ...line, y: y + 38 })
  doc.y = y + 58
}

/** The places of the parts, which are the same in each language. */
const rowsOf = ([first]: readonly Column[]) => first!.parts.keys()

const heightOf = (doc: Doc, columns: readonly Column[], size: number) =>
  [...rowsOf(columns)].reduce((sum, nth) => {
    const heights = columns.map(({ parts, speaks, width }) =>
      inLanguage(speaks, () => {
        const [heading, text] = parts[nth]!
        return heightOfText(doc, heading, size, true, width) + heightOfText(doc, text, size, false, width)
      }),
    )
    return sum + Math.max(...heights) + size * 0.75
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
