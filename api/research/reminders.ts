/** When somebody is reminded of a day by which something is to be done: 90, 30 and 7 days ahead. */
import { dayLength } from '../days.ts'
import { reminderOf } from '../reminderOf.ts'

/** The days ahead, the last reminder first. */
const ahead = [7, 30, 90] as const

/** From how many days ahead something is in the queue of duties. */
export const queueDays = 90

/** The reminder that is due: the one with the fewest days that still hold; null when the day is far, or over. */
export const reminderFor = (dueOn: Date, today: Date): number | null => reminderOf(ahead, dueOn, today)

/** What is still to be reminded of in a table with `dueOn` and `remindedDays`: the farthest day, and each reminder once. */
export const remindable = (today: Date) => ({
  OR: ahead.map((days) => ({
    dueOn: { gte: today, lte: new Date(today.getTime() + days * dayLength) },
    OR: [{ remindedDays: null }, { remindedDays: { gt: days } }],
  })),
})
