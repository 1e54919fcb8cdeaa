/** What the demo's team entered for the annual report of this fiscal year and the last one. */
import type { Tx } from '../../api/db.ts'
import { universityDay } from '../../api/days.ts'
import type { Calendar } from './calendar.ts'
import type { Ids } from './projects/demoProject.ts'

/** The lines with their values of this year so far, and of the year before. */
const lines = [
  ['EXPENDITURE', 184_500_000, 231_200_000, 'General ledger, research cost centers'],
  ['INDUSTRY_EXPENDITURE', 21_300_000, 24_800_000, 'General ledger, contracts with companies'],
  ['OPTIONS', 2, 1, 'Contract register of the commercialization office'],
  ['LICENSE_INCOME', 640_000, 410_000, 'Receivables of the commercialization office'],
] as const

export async function seedAnnual(tx: Tx, calendar: Calendar, persons: Ids): Promise<void> {
  const enteredById = persons.get('commercialization_team')!
  const year = universityDay(calendar.now).getUTCFullYear()
  await tx.annualEntry.createMany({
    data: lines.flatMap(([line, now, before, source], nth) => [
      { fiscalYear: year - 1, line, value: before, source, enteredById, createdAt: calendar.ago(200, nth) },
      { fiscalYear: year, line, value: now, source, enteredById, createdAt: calendar.ago(12, nth) },
    ]),
  })
}
