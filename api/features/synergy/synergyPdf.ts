/** The report of an analysis of synergy as a PDF. It shows the first 3 activities of a phase and 2 risks of a group. */
import type { SynergyAnalysis } from '../../__generated__/prisma/client.ts'
import { dayInWords, universityDay } from '../../days.ts'
import { pdfReport, type Paper, type PdfReport } from '../../pdfReport.ts'
import { riskGroups, scoreNames } from '../../synergy/report.ts'
import * as texts from '#texts/synergy/pdf.js'
import * as titles from '#texts/synergy/titles.js'
import { listed } from '#listed'
import type { SynergyResult } from './analyse.ts'

const [mostActivities, mostRisks] = [3, 2]
const grades = { LOW: texts.low, MEDIUM: texts.medium, HIGH: texts.high }
const outOfFive = (value: number) => (value * 5).toFixed(1)

export const synergyPdf = (analysis: SynergyAnalysis, paper: Paper): Promise<Buffer> =>
  pdfReport(texts.title(), analysis.createdAt, (page) => draw(page, analysis), paper)

function draw(page: PdfReport, analysis: SynergyAnalysis) {
  const { scores, report } = analysis.result as unknown as SynergyResult
  page.head(texts.title(), titles.both({ source: analysis.sourceTitle, target: analysis.targetTitle }))
  page.lead(texts.overall({ value: outOfFive(analysis.overall) }))
  page.note(texts.by({ day: dayInWords(universityDay(analysis.createdAt)) }), 10)
  page.heading(texts.summary())
  page.text(report.keyRecommendation)
  page.text(report.collaborationPotential)
  page.heading(texts.scores())
  for (const { key, value, reasons } of scores) {
    const title = scoreNames[key]()
    page.strong(value === null ? texts.unknown({ title }) : texts.score({ title, value: outOfFive(value) }))
    page.text(reasons.join(' '))
  }
  page.heading(texts.alignment())
  const words = report.overlappingTechnologies
  page.text(words.length ? texts.sharedWords({ words: listed(words) }) : texts.noWords())
  page.list(report.complementaryAspects)
  page.heading(texts.opportunities())
  page.text(report.breakthroughPotential)
  page.list(report.crossSectorApplications)
  page.heading(texts.roadmap())
  for (const { title, duration, activities } of report.roadmap) {
    page.strong(`${duration}: ${title}`)
    page.list(activities.slice(0, mostActivities))
  }
  page.heading(texts.risks())
  const risks = riskGroups.flatMap((group) => report.risks.filter((risk) => risk.group === group).slice(0, mostRisks))
  if (!risks.length) page.text(texts.noRisks())
  for (const { risk, mitigation, probability, impact } of risks)
    page.text(texts.risk({ risk, mitigation, probability: grades[probability](), impact: grades[impact]() }))
  page.heading(texts.recommendations())
  page.list(report.immediateActions)
  page.strong(texts.factors())
  page.list(report.successFactors)
  page.strong(texts.team())
  page.list(report.teamStructure)
  page.end(
    texts.method({
      engine: analysis.engineVersion,
      read: analysis.inside ? texts.readInside() : texts.readSummary(),
    }),
  )
}
