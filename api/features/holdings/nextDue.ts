/** When the next update of a series is due. */
import type { UpdateInterval } from '../../__generated__/prisma/enums.ts'

const months: Record<UpdateInterval, number> = { ONCE: 0, MONTHLY: 1, QUARTERLY: 3, HALF_YEARLY: 6 }

/** The first day of the series after both the last one and today; null when it was asked once. A month without the day ends it. */
export function nextDue(last: Date, every: UpdateInterval, today: Date): Date | null {
  if (every === 'ONCE') return null
  for (let times = 1; ; times++) {
    const due = later(last, months[every] * times)
    if (due > today) return due
  }
}

function later(day: Date, by: number): Date {
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + by]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day.getUTCDate(), lastOfMonth)))
}
