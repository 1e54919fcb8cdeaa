/** The report that an address or a mail names, as the viewer. */
import * as errors from '#texts/analytics/errors.js'
import * as texts from '#texts/analytics/reports.js'
import type { Context } from '../../../context.ts'
import { isoDay, universityDay } from '../../../days.ts'
import { forbidden, invalid } from '../../../errors.ts'
import { figureIds, figures, type FigureId } from '../../../figures/figures.ts'
import { askedBy, recordLook } from '../asking.ts'
import { recordsBehind } from '../recordsBehind.ts'
import { annualFile } from './annualFile.ts'
import { aboutOf, indicatorsReport, overviewReport } from './overviewReport.ts'
import { pipelineReport } from './pipelineReport.ts'
import type { Report } from './report.ts'

/** The most records of a figure in a file. */
const mostRecords = 50_000

export interface Named {
  readonly report: string
  /** As `AnalyticsFilter` takes it. */
  readonly filter: object
  readonly figure: string | null
  readonly fiscalYear: number
  readonly asOf: Date | null
}

/** Makes it; FORBIDDEN for what the university alone sees. */
export async function reportNamed(ctx: Context, { report, filter, figure, fiscalYear, asOf }: Named): Promise<Report> {
  if (report === 'annual') {
    ctx.access.need('ANALYTICS_UNIVERSITY')
    if (!(fiscalYear >= 2000 && fiscalYear <= 2100)) throw invalid({ fiscalYear: errors.year() })
    return annualFile(ctx, fiscalYear, asOf)
  }
  const asked = await askedBy(ctx, filter)
  await recordLook(ctx, asked.person)
  if (report === 'overview') return overviewReport(ctx, asked)
  if (report === 'indicators') return indicatorsReport(ctx, asked)
  if (report === 'pipeline') {
    ctx.access.need('ANALYTICS_UNIVERSITY')
    return pipelineReport(ctx, asked)
  }
  if (report !== 'records') throw invalid({ report: errors.report() })
  const id = figureIds.find((one): one is FigureId => one === figure)
  if (!id) throw invalid({ figure: errors.figure() })
  if (asked.person !== null && figures[id].audience === 'UNIVERSITY') throw forbidden()
  const { rows } = await recordsBehind(ctx, id, asked, { take: mostRecords, skip: 0 })
  return {
    title: figures[id].name(),
    about: [figures[id].definition(), ...(await aboutOf(ctx, asked))],
    tables: [
      {
        title: figures[id].name(),
        head: [texts.record(), texts.day(), texts.value(), texts.department()],
        rows: rows.map(({ title, at, value, department }) => [
          title ?? texts.hidden(),
          isoDay(universityDay(at)),
          value,
          department,
        ]),
      },
    ],
  }
}
