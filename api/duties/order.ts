/**
 * The one order of what waits, on every list of it (docs/decisions/0466): what is late first, by the working days since its day;
 * then what is due this week, then the rest. Within each of these, what somebody outside the university waits for comes before
 * what is internal, and then the day decides. Days of the same stage follow one another, so that the order of days
 * remains the order of each definition's records.
 */
import { dayLength } from '../days.ts'
import { daysIntoWeek, lastDayBefore, workingDaysBetween } from '../workingDays.rules.ts'
import type { AnswerTimes } from './answerTimes.ts'

export type DutyWhen = 'LATE' | 'THIS_WEEK' | 'LATER'

/** What the order reads of a duty. */
export interface Standing {
  readonly due: Date
  readonly outside: boolean
}

export interface DutyOrder {
  /** The last day of the university’s week. */
  readonly weekEnds: Date
  readonly when: (due: Date) => DutyWhen
  /** The working days since the day, up to today. */
  readonly daysLate: (due: Date) => number
  /** Which comes first, as far as the rule tells. */
  readonly compare: (one: Standing, other: Standing) => number
  /**
   * The last day of which nothing comes after a place in the order, among duties that people outside wait for or do not; null
   * when nothing of any day does.
   */
  readonly passedBy: (place: Standing, outside: boolean) => Date | null
}

/** The order on a day. */
export function dutyOrder({ week, firstWeekday }: Pick<AnswerTimes, 'week' | 'firstWeekday'>, today: Date): DutyOrder {
  const shifted = (day: Date, days: number) => new Date(day.getTime() + days * dayLength)
  const weekEnds = shifted(today, 6 - daysIntoWeek(today.getUTCDay() || 7, firstWeekday))
  const counted = new Map<number, number>()
  const daysLate = (due: Date) => {
    if (due >= today) return 0
    const known = counted.get(due.getTime()) ?? workingDaysBetween(due, today, week)
    counted.set(due.getTime(), known)
    return known
  }
  /** The stages in their order: below zero what is late, 0 this week, 1 later. */
  const stage = (due: Date) => (due < today ? -1 - daysLate(due) : due <= weekEnds ? 0 : 1)
  /** The last day before a stage begins. */
  const lastBefore = (at: number) =>
    at < 0 ? lastDayBefore(today, -at, week) : at === 0 ? shifted(today, -1) : at === 1 ? weekEnds : null
  return {
    weekEnds,
    when: (due) => (due < today ? 'LATE' : due <= weekEnds ? 'THIS_WEEK' : 'LATER'),
    daysLate,
    compare: (one, other) =>
      stage(one.due) - stage(other.due) ||
      Number(other.outside) - Number(one.outside) ||
      one.due.getTime() - other.due.getTime(),
    passedBy: (place, outside) =>
      outside === place.outside ? place.due : lastBefore(stage(place.due) + (outside ? 1 : 0)),
  }
}
