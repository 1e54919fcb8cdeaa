/** What the file of the reports says of each request behind them. */
import * as texts from '#texts/support/reports.js'
import type { Column } from '#web/ui/list/ListTable.tsx'

const column = (header: string, field: string): Column<never> => ({
  header,
  file: { [header]: field },
  cell: () => null,
})

export const reportExport: Column<never>[] = [
  column(texts.number(), 'number'),
  column(texts.title(), 'title'),
  column(texts.category(), 'category.name'),
  column(texts.assignee(), 'assignee.name'),
  column(texts.status(), 'status'),
  column(texts.submitted(), 'submittedAt'),
  column(texts.answerBy(), 'answerBy'),
  column(texts.first(), 'firstAnsweredAt'),
  column(texts.resolved(), 'resolvedAt'),
  column(texts.times(), 'reopenedCount'),
  column(texts.rating(), 'rating'),
]
