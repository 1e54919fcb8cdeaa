/** The report of an assessment as a PDF: A4 portrait with margins of 0.75 inch (docs/spec/ai-tools.md#messages). */
import { dayInWords, universityDay } from '../../days.ts'
import { bandWords, scoreWords, type Report } from '../../readiness/report.ts'
import { areas } from '../../readiness/rubric.ts'
import * as report from '#texts/readiness/report.js'
import * as texts from '#texts/readiness/pdf.js'
import { plainLetters } from '../experts/plainLetters.ts'
import type { RatedDimension } from './ratedDimension.ts'
import { countedRisk, evidenceOf } from './ratings.ts'

export interface Printed {
  title: string
  low: number
  high: number
  level: number
  owner: string | null
  reviewer: string | null
  completedAt: Date
  reviewedAt: Date | null
  rubricVersion: string
  engineVersion: string
  report: Report
  dimensions: RatedDimension[]
  /** Names of reviewers who overrode a rating, by their numbers. */
  names: ReadonlyMap<number, string>
}

const [ink, soft, brand] = ['#101820', '#4a5560', '#0b5c6b']
const inch = 72

const words = {
  LOW: texts.low,
  MEDIUM: texts.medium,
  HIGH: texts.high,
  NOT_APPLICABLE: texts.notApplicable,
}
const day = (moment: Date) => dayInWords(universityDay(moment))

export async function reportPdf(printed: Printed): Promise<Buffer> {
  // It is large, and few requests need it.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0.75 * inch,
    lang: 'en',
    displayTitle: true,
    info: { Title: texts.title({ title: printed.title }), Author: 'Ascent', CreationDate: printed.completedAt },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  new Page(doc).draw(printed)
  doc.end()
  return whole
}

class Page {
  readonly #doc: PDFKit.PDFDocument
  #lost = false

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc
  }

  /** A paragraph; words that these fonts have no letters for are left out, and that is said at the end. */
  #line(text: string, size = 10, colour = ink, font = 'Helvetica') {
    const printable = text.split(/\s+/).map(plainLetters)
    if (printable.includes(null)) this.#lost = true
    const shown = printable.map((word) => word ?? '…').join(' ')
    this.#doc.font(font).fontSize(size).fillColor(colour).text(shown).moveDown(0.3)
  }

  #heading(text: string) {
    this.#doc.moveDown(0.6)
    this.#line(text, 14, brand, 'Helvetica-Bold')
  }

  draw(printed: Printed) {
    const { title, low, high, level, owner, completedAt, reviewer, reviewedAt } = printed
    this.#line(texts.heading(), 12, brand, 'Helvetica-Bold')
    this.#line(title, 20, ink, 'Helvetica-Bold')
    const score = scoreWords({ low, high })
    this.#line(`${report.savedAs({ score, level, low })} · ${bandWords(low)}`, 12)
    this.#line(texts.by({ by: owner ?? texts.formerMember(), day: day(completedAt) }), 10, soft)
    this.#line(
      reviewedAt ? texts.reviewed({ by: reviewer ?? texts.formerMember(), day: day(reviewedAt) }) : texts.notReviewed(),
      10,
      soft,
    )
    this.#heading(texts.summary())
    this.#line(printed.report.summary)
    this.#line(printed.report.marketAnalysis)
    this.#line(printed.report.technologyReadiness)
    this.#heading(texts.nextSteps())
    for (const step of printed.report.nextSteps) {
      this.#line(`${step.timeline}: ${step.title}`, 10, ink, 'Helvetica-Bold')
      this.#line(step.text)
    }
    for (const area of areas) {
      this.#heading(area.title)
      const own = new Set(area.dimensions.map(({ code }) => code))
      for (const dimension of printed.dimensions)
        if (own.has(dimension.dimension.code)) this.#rating(dimension, printed)
    }
    this.#doc.moveDown(0.6)
    this.#line(texts.method({ rubric: printed.rubricVersion, engine: printed.engineVersion }), 9, soft)
    if (this.#lost) this.#line(texts.letters(), 9, soft)
  }

  #rating({ dimension, row }: RatedDimension, { names }: Printed) {
    const rating = row ? words[countedRisk(row)]() : texts.unknown()
    this.#line(`${dimension.title}: ${rating}`, 10, ink, 'Helvetica-Bold')
    if (!row) return
    if (row.reason) this.#line(texts.reason({ reason: row.reason }))
    for (const { text, source } of evidenceOf(row)) this.#line(texts.evidence({ text, source }), 9, soft)
    if (!evidenceOf(row).length) this.#line(texts.noEvidence(), 9, soft)
    if (row.override)
      this.#line(
        texts.overridden({
          by: (row.overriddenById && names.get(row.overriddenById)) || texts.formerMember(),
          reason: row.overrideReason,
        }),
      )
  }
}
