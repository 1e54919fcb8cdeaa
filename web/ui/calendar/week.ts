/** How the university's weeks are, as administrators decided: AppRoot says it before anything is drawn. 1 is Monday, 7 is Sunday. */
import { daysIntoWeek, usualFirstWeekday, usualWeekdays } from '#api/workingDays.rules.ts'

let first: number = usualFirstWeekday
let working: readonly number[] = usualWeekdays

/** From now on weeks begin with this weekday, and people work on these. */
export function weeksAre(firstWeekday: number = usualFirstWeekday, workingWeekdays = usualWeekdays): void {
  first = firstWeekday
  working = workingWeekdays
}

export const firstWeekday = (): number => first

export const isWorked = (weekday: number): boolean => working.includes(weekday)

/** How many days of its week lie before a weekday: 0 for the first. */
export const placeInWeek = (weekday: number): number => daysIntoWeek(weekday, first)

/** The weekdays in the order of a week. */
export const weekdaysInOrder = (): readonly number[] => Array.from({ length: 7 }, (_, at) => ((first - 1 + at) % 7) + 1)
