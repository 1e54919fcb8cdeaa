/** Days as the database keeps them: the moment at which they begin in UTC. */

/** The university's zone, in which days end. */
export const universityZone = 'Asia/Dubai'

/** A day of the university that holds the moment, as the database keeps days. */
export const universityDay = (moment = new Date()): Date =>
  new Date(new Intl.DateTimeFormat('en-CA', { timeZone: universityZone }).format(moment))

/** Milliseconds of a day. */
export const dayLength = 86_400_000

const weekend = [6, 0]

/** The day that is so many working days (Monday to Friday, as the university works) after a day. */
export function afterWorkingDays(day: Date, count: number): Date {
  const later = new Date(day)
  for (let left = count; left > 0;) {
    later.setTime(later.getTime() + dayLength)
    if (!weekend.includes(later.getUTCDay())) left -= 1
  }
  return later
}

/** `2026-11-21`. */
export const isoDay = (day: Date): string => day.toISOString().slice(0, 10)

/** A day inside a sentence, as on screen: `Nov 21, 2026`. */
export const dayInWords = (day: Date): string => inWords.format(day)
const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
