/** The annual report as a report of tables: its lines, and the records behind each figure. */
import * as texts from '#texts/analytics/reports.js'
import type { Context } from '../../../context.ts'
import { dayInWords, dayLength, isoDay, momentOnPaper, universityDay } from '../../../days.ts'
import { figures } from '../../../figures/figures.ts'
import { dayBegins } from '../../../dayBegins.ts'
import { periodOf } from '../../../figures/question.ts'
import { refreshedUntil } from '../../../figures/refresh.ts'
import { annualReport } from '../annual/annualReport.ts'
import { recordsBehind } from '../recordsBehind.ts'
import type { Report, ReportTable } from './report.ts'

/** The most records that are listed of one line. */
const most = 2_000

export async function annualFile(ctx: Context, fiscalYear: number, asOf: Date | null): Promise<Report> {
  const annual = await annualReport(ctx.db, fiscalYear, asOf)
  const { from, until, values } = annual
  const refreshed = await refreshedUntil(ctx.db)
  const question = {
    ...periodOf('DATES', { from, until }),
    asOf: asOf && dayBegins(new Date(asOf.getTime() + dayLength)),
    person: null,
    department: null,
  }
  const behind = values.flatMap(({ line, value }) => (line.figure && value ? [line] : []))
  const records = await Promise.all(
    behind.map(async ({ id, name }): Promise<ReportTable> => {
      const { rows } = await recordsBehind(ctx, id as keyof typeof figures, question, { take: most, skip: 0 })
      return {
        title: texts.recordsOf({ name: name() }),
        head: [texts.record(), texts.day(), texts.department()],
        rows: rows.map(({ title, at, department }) => [title ?? texts.hidden(), isoDay(universityDay(at)), department]),
      }
    }),
  )
  return {
    title: texts.annual({ year: String(fiscalYear) }),
    about: [
      texts.autm(),
      texts.period({ from: dayInWords(from), until: dayInWords(until) }),
      ...(asOf
        ? [texts.asOf({ moment: dayInWords(asOf) })]
        : refreshed
          ? [texts.asOf({ moment: momentOnPaper(refreshed) })]
          : []),
    ],
    tables: [
      {
        title: texts.lines(),
        head: [texts.line(), texts.value(), texts.yearBefore(), texts.unit(), texts.source(), texts.definition()],
        rows: values.map(({ line, value, before, source, enteredBy, enteredAt }) => [
          line.name(),
          value,
          before,
          line.unit === 'AED' ? 'AED' : '',
          line.figure
            ? texts.fromRecords()
            : enteredAt
              ? texts.entered({ name: enteredBy ?? texts.somebody(), day: isoDay(universityDay(enteredAt)), source })
              : texts.notEntered(),
          line.definition(),
        ]),
      },
      ...records,
    ],
  }
}
