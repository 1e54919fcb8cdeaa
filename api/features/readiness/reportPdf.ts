/** The report of an assessment as a PDF. */
import { dayInWords, universityDay } from '../../days.ts'
import { pdfReport, type Paper, type PdfReport } from '../../pdfReport.ts'
import type { Range } from '../../readiness/level.ts'
import { bandWords, scoreWords, type Report } from '../../readiness/report.ts'
import { areas, wordsOf } from '../../readiness/rubric.ts'
import { language } from '#language'
import * as report from '#texts/readiness/report.js'
import * as texts from '#texts/readiness/pdf.js'
import * as targets from '#texts/readiness/targets.js'
import type { RatedDimension } from './ratedDimension.ts'
import { countedRisk, evidenceOf, targetOf } from './ratings.ts'
import { sourceWords } from './sourceWords.ts'

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
  /** The level with all open targets reached; null when there is none. */
  planned: Range | null
  /** Names of reviewers who overrode a rating, by their numbers. */
  names: ReadonlyMap<number, string>
}

const words = {
  LOW: texts.low,
  MEDIUM: texts.medium,
  HIGH: texts.high,
  NOT_APPLICABLE: texts.notApplicable,
}
const day = (moment: Date) => dayInWords(universityDay(moment))

export const reportPdf = (printed: Printed, paper: Paper): Promise<Buffer> =>
  pdfReport(texts.title({ title: printed.title }), printed.completedAt, (page) => draw(page, printed), paper)

function draw(page: PdfReport, printed: Printed) {
  const { title, low, high, level, owner, completedAt, reviewer, reviewedAt } = printed
  page.head(texts.heading(), title)
  const score = scoreWords({ low, high })
  page.lead(`${report.savedAs({ score, level, low })} · ${bandWords(low)}`)
  page.note(texts.by({ by: owner ?? texts.formerMember(), day: day(completedAt) }), 10)
  page.note(
    reviewedAt ? texts.reviewed({ by: reviewer ?? texts.formerMember(), day: day(reviewedAt) }) : texts.notReviewed(),
    10,
  )
  page.heading(texts.summary())
  page.text(printed.report.summary)
  page.text(printed.report.marketAnalysis)
  page.text(printed.report.technologyReadiness)
  page.heading(texts.nextSteps())
  for (const step of printed.report.nextSteps) {
    page.strong(`${step.timeline}: ${step.title}`)
    page.text(step.text)
  }
  drawTargets(page, printed)
  for (const area of areas) {
    page.heading(wordsOf(area).title)
    const own = new Set(area.dimensions.map(({ code }) => code))
    for (const dimension of printed.dimensions)
      if (own.has(dimension.dimension.code)) drawRating(page, dimension, printed)
  }
  const method = texts.method({ rubric: printed.rubricVersion, engine: printed.engineVersion })
  page.end(language() === 'en' ? method : `${method} ${report.translated()}`)
}

function drawTargets(page: PdfReport, { low, high, planned, dimensions }: Printed) {
  const aimed = dimensions.filter(({ row }) => row && targetOf(row))
  if (!aimed.length) return
  page.heading(targets.title())
  if (planned) page.text(targets.together({ score: scoreWords({ low, high }), planned: scoreWords(planned) }))
  for (const { dimension, row } of aimed) {
    const { risk, dueOn, note, isReached } = targetOf(row!)!
    const values = { now: countedRisk(row!), target: risk, day: dayInWords(dueOn) }
    page.strong(`${wordsOf(dimension).title}: ${isReached ? targets.reached(values) : targets.open(values)}`)
    if (note) page.text(note)
  }
  page.note(targets.method())
}

function drawRating(page: PdfReport, { dimension, row }: RatedDimension, { names }: Printed) {
  const rating = row ? words[countedRisk(row)]() : texts.unknown()
  page.strong(`${wordsOf(dimension).title}: ${rating}`)
  if (!row) return
  if (row.reason) page.text(texts.reason({ reason: row.reason }))
  for (const { text, source } of evidenceOf(row)) page.note(texts.evidence({ text, source: sourceWords(source) }))
  if (!evidenceOf(row).length) page.note(texts.noEvidence())
  if (row.override)
    page.text(
      texts.overridden({
        by: (row.overriddenById && names.get(row.overriddenById)) || texts.formerMember(),
        reason: row.overrideReason,
      }),
    )
}
