/**
 * Periods in months: they end on the day of the same number, or on the last day of a month that has none (Paris Convention,
 * art. 4C(2); PCT Regulations, rule 80.2).
 */
import { Temporal } from 'temporal-polyfill'
import type { Patent } from '../../__generated__/prisma/client.ts'
import type { PatentDeadlineKind } from '../../__generated__/prisma/enums.ts'
import { isoDay } from '../../days.ts'

export type Dated = Pick<
  Patent,
  'id' | 'parentId' | 'office' | 'kind' | 'status' | 'filedOn' | 'grantedOn' | 'priorityOn' | 'termFrom'
>

/** A deadline that the law sets. */
export interface LegalDeadline {
  readonly kind: PatentDeadlineKind
  /** The year of a renewal; 0 for others. */
  readonly year: number
  readonly dueOn: Date
}

/** The day that many months later. */
export function afterMonths(day: Date, months: number): Date {
  const later = Temporal.PlainDate.from(isoDay(day)).add({ months }, { overflow: 'constrain' })
  return new Date(later.toString())
}

/** The last day of the month that many months later. */
export function endOfMonthAfter(day: Date, months: number): Date {
  const later = Temporal.PlainDate.from(isoDay(day)).add({ months }, { overflow: 'constrain' })
  return new Date(later.with({ day: later.daysInMonth }).toString())
}
