/** When snoozed notifications come back, in the person's time zone. */
import { addDays, instantOf, today, weekdayOf, weekOf, type Day } from '#web/ui/calendar/days.ts'
import { isWorked } from '#web/ui/calendar/week.ts'

const morning = (day: Day, timeZone: string) => instantOf(`${day}T08:00`, timeZone)

/** In three hours, at 8 tomorrow, at 8 on the first day of the next week on which people work. */
export const snoozeTimes = {
  LATER: () => new Date(Date.now() + 3 * 3_600_000).toISOString(),
  TOMORROW: (timeZone: string) => morning(addDays(today(timeZone), 1), timeZone),
  NEXT_WEEK(timeZone: string) {
    const days = weekOf(addDays(today(timeZone), 7))
    return morning(days.find((day) => isWorked(weekdayOf(day))) ?? days[0]!, timeZone)
  },
} as const

/** In the morning of a day. */
export const onDay = morning

/** Whether three hours from now are still today. */
export const hasLater = (timeZone: string, now = new Date()): boolean =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now)) < 21
