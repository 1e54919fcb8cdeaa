/** The days that a view of a calendar shows, and where its arrows lead. */
import { addDays, addMonths, firstOfMonth, lastOfMonth, weekOf, type Day } from './days.ts'
import type { CalendarView } from './views.ts'

/** How many days the list shows from its day on. */
const listDays = 60

/** From one day to another, with both. */
function daysBetween(from: Day, until: Day): Day[] {
  const days = [from]
  while (days.at(-1)! < until) days.push(addDays(days.at(-1)!, 1))
  return days
}

/** The days of the month in which a day lies. */
export const monthDays = (day: Day): Day[] => daysBetween(firstOfMonth(day), lastOfMonth(day))

const shown: Record<CalendarView, (day: Day) => Day[]> = {
  day: (day) => [day],
  week: weekOf,
  // Whole weeks, with days of the months before and after.
  month: (day) => daysBetween(weekOf(firstOfMonth(day))[0]!, weekOf(lastOfMonth(day)).at(-1)!),
  list: (day) => daysBetween(day, addDays(day, listDays - 1)),
}

export const shownDays = (view: CalendarView, day: Day): Day[] => shown[view](day)

/** The day that some steps of the view lead to; negative steps go back. */
export const stepped = (view: CalendarView, day: Day, steps: number): Day =>
  view === 'month' ? addMonths(day, steps) : addDays(day, steps * { day: 1, week: 7, list: 30 }[view])
