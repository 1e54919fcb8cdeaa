/** The annual report of a fiscal year: figures over it, and what the team entered, as known on a day. */
import type { Db, Tx } from '../../../db.ts'
import { dayLength, universityDay } from '../../../days.ts'
import { dayBegins } from '../../../dayBegins.ts'
import { periodOf } from '../../../figures/question.ts'
import { valuesOf } from '../../../figures/values.ts'
import { analyticsSettings } from '../settings.ts'
import { annualLines, type AnnualLine } from './lines.ts'

export interface AnnualValue {
  readonly line: AnnualLine
  /** Null where nobody entered it. */
  readonly value: number | null
  readonly before: number | null
  /** Of what was entered. */
  readonly source: string
  readonly enteredBy: string | null
  readonly enteredAt: Date | null
}

export interface Annual {
  readonly fiscalYear: number
  readonly from: Date
  readonly until: Date
  readonly asOf: Date | null
  readonly values: readonly AnnualValue[]
}

/** The first and last day of a fiscal year, which is named after the calendar year in which it ends. */
export function fiscalDays(fiscalYear: number, month: number): { from: Date; until: Date } {
  const from = new Date(Date.UTC(month === 1 ? fiscalYear : fiscalYear - 1, month - 1, 1))
  const next = new Date(Date.UTC(from.getUTCFullYear() + 1, month - 1, 1))
  return { from, until: new Date(next.getTime() - dayLength) }
}

/** The month in which the fiscal year begins. */
export const fiscalMonth = async (db: Db | Tx): Promise<number> => (await analyticsSettings(db)).fiscalYearMonth

/** The fiscal year of a day. */
export const fiscalYearOf = (day: Date, month: number): number =>
  day.getUTCFullYear() + (month > 1 && day.getUTCMonth() + 1 >= month ? 1 : 0)

/** The years of which there may be reports, the last one first. */
export async function fiscalYears(db: Db): Promise<number[]> {
  const month = await fiscalMonth(db)
  const { _min } = await db.figureRow.aggregate({ _min: { at: true } })
  const last = fiscalYearOf(universityDay(), month)
  const first = Math.max(last - 20, fiscalYearOf(_min.at ?? new Date(), month))
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => last - at)
}

/** The report; `asOf` is a day. */
export async function annualReport(db: Db, fiscalYear: number, asOf: Date | null = null): Promise<Annual> {
  const { from, until } = fiscalDays(fiscalYear, await fiscalMonth(db))
  const known = asOf && dayBegins(new Date(asOf.getTime() + dayLength))
  const figureLines = annualLines.flatMap((line) => (line.figure ? [line.id] : []))
  const years = fiscalDays(fiscalYear - 1, from.getUTCMonth() + 1)
  const over = (days: { from: Date; until: Date }) =>
    valuesOf(db, figureLines, { ...periodOf('DATES', days), before: null, asOf: known, person: null, department: null })
  const [now, then, entered] = await Promise.all([
    over({ from, until }),
    over(years),
    db.annualEntry.findMany({
      where: { fiscalYear: { in: [fiscalYear, fiscalYear - 1] }, ...(known ? { createdAt: { lt: known } } : {}) },
      include: { enteredBy: { select: { name: true } } },
      orderBy: { id: 'asc' },
    }),
  ])
  // The last entry counts.
  const entries = new Map(entered.map((entry) => [`${entry.fiscalYear}:${entry.line}`, entry]))
  const values = annualLines.map((line): AnnualValue => {
    if (line.figure)
      return {
        line,
        value: now.get(line.id)!.value,
        before: then.get(line.id)!.value,
        source: '',
        enteredBy: null,
        enteredAt: null,
      }
    const entry = entries.get(`${fiscalYear}:${line.id}`)
    return {
      line,
      value: entry?.value ?? null,
      before: entries.get(`${fiscalYear - 1}:${line.id}`)?.value ?? null,
      source: entry?.source ?? '',
      enteredBy: entry?.value == null ? null : (entry.enteredBy?.name ?? null),
      enteredAt: entry?.value == null ? null : entry.createdAt,
    }
  })
  return { fiscalYear, from, until, asOf: asOf ?? null, values }
}
