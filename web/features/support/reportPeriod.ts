import { isoDay, universityDay } from '#api/universityDay.rules.ts'
import { dayLength } from '#api/workingDays.rules.ts'

/** The periods of the reports, as their addresses name them, in days; without one they are of all time. */
export const reportPeriods: Readonly<Record<string, number>> = { month: 30, quarter: 90, year: 365 }

/** The first day of the period that an address names; null for all time. */
export function fromOf(search: URLSearchParams, now: number): string | null {
  const days = reportPeriods[search.get('period') ?? '']
  return days === undefined ? null : isoDay(universityDay(new Date(now - days * dayLength)))
}
