/** Which of several reminders ahead of a day is due, where each is sent once. */
import { dayLength } from './days.ts'

/** The one with the fewest days that still hold, of numbers of days that ascend; null when the day is far, or over. */
export function reminderOf(ahead: readonly number[], day: Date, today: Date): number | null {
  const days = Math.round((day.getTime() - today.getTime()) / dayLength)
  if (days < 0) return null
  return ahead.find((one) => days <= one) ?? null
}
