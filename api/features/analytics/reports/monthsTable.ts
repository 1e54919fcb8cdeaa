/** What happened by month, a column for each figure. */
import * as texts from '#texts/analytics/reports.js'
import { figures, type FigureId } from '../../../figures/figures.ts'
import type { MonthValue } from '../../../figures/values.ts'
import type { ReportTable } from './report.ts'

export function monthsTable(title: string, ids: readonly FigureId[], months: readonly MonthValue[]): ReportTable {
  const values = new Map(months.map(({ figure, month, value }) => [`${month} ${figure}`, value]))
  return {
    title,
    head: [texts.month(), ...ids.map((id) => figures[id].name())],
    rows: [...new Set(months.map(({ month }) => month))].map((month) => [
      month,
      ...ids.map((id) => values.get(`${month} ${id}`) ?? 0),
    ]),
  }
}
