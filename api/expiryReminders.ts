/** Reminders of keys and tokens that expire: 14 and 3 days ahead, each once. */
import { dayLength, universityDay } from './days.ts'
import { reminderOf } from './reminderOf.ts'

/** The days ahead, the last reminder first. */
const ahead = [3, 14] as const

/** What may be due in a table with `revokedAt`, `expiresAt` and `remindedDays`; two days more, as days are those of the university. */
export const expiringSoon = (now: Date) => ({
  revokedAt: null,
  expiresAt: { gt: now, lt: new Date(universityDay(now).getTime() + (ahead.at(-1)! + 2) * dayLength) },
  OR: [{ remindedDays: null }, { remindedDays: { gt: ahead[0] } }],
})

/** The reminder that is due, by its days ahead; null when the day is far, or it was sent. */
export function expiryReminder(
  { expiresAt, remindedDays }: { expiresAt: Date; remindedDays: number | null },
  now: Date,
): number | null {
  const days = reminderOf(ahead, universityDay(expiresAt), universityDay(now))
  return days === null || (remindedDays !== null && remindedDays <= days) ? null : days
}
