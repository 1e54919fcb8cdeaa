/**
 * By when a duty is due, from a column of its record. The day never comes earlier for a later value of the column, so that
 * the database orders by the column, and what is due after a day are the records from a value on.
 */
import { Temporal } from 'temporal-polyfill'
import { dayLength, isoDay, universityDay, universityZone } from '../days.ts'
import { afterWorkingDays, lastDayBefore } from '../workingDays.rules.ts'
import type { AnswerTimes } from './answerTimes.ts'
import type { PromisedKind } from './kinds.rules.ts'

/** A column, by its path below the record: `submittedAt`, `challenge.answerBy`. */
export type Clock =
  /** The day is kept: it was promised, or is agreed. */
  | { readonly day: string }
  /** It must be done before this moment. */
  | { readonly before: string }
  /** The promised working days after this moment. */
  | { readonly promisedFrom: string }

export const columnOf = (clock: Clock): string =>
  'day' in clock ? clock.day : 'before' in clock ? clock.before : clock.promisedFrom

/** When a day of the university begins. */
export const startOfUniversityDay = (day: Date): Date =>
  new Date(Temporal.PlainDate.from(isoDay(day)).toZonedDateTime(universityZone).epochMilliseconds)

/** The day on which it is due, for a value of the column. */
export function dueOf(clock: Clock, kind: string, value: Date, { week, days }: AnswerTimes): Date {
  if ('day' in clock) return value
  const day = universityDay(value)
  return 'before' in clock ? day : afterWorkingDays(day, days[kind as PromisedKind], week)
}

/** The first value of the column that is due after the day. */
export function firstAfter(clock: Clock, kind: string, day: Date, { week, days }: AnswerTimes): Date {
  const next = (last: Date) => new Date(last.getTime() + dayLength)
  if ('day' in clock) return next(day)
  if ('before' in clock) return startOfUniversityDay(next(day))
  return startOfUniversityDay(next(lastDayBefore(day, days[kind as PromisedKind], week)))
}
