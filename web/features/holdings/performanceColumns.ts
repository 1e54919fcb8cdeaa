/** What the file of a portfolio's performance holds. */
import * as texts from '#texts/holdings/performance.js'
import type { Column } from '#web/ui/list/ListTable.tsx'

const file = (header: string, field: string): Column<never> => ({ header, file: field, cell: () => null })

export const performanceColumns = [
  file(texts.holding(), 'name'),
  file(texts.state(), 'status'),
  file(texts.investedOn(), 'investedOn'),
  file(texts.investedAed(), 'amount'),
  file(texts.valueAed(), 'worth'),
  file(texts.multiple(), 'multiple'),
  file(texts.trlThen(), 'trlAtInvestment'),
  file(texts.nextMilestone(), 'nextMilestone.title'),
  file(texts.plannedOn(), 'nextMilestone.plannedOn'),
  file(texts.latestUpdate(), 'latestUpdate.dueOn'),
]
