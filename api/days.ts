/** Days as the database keeps them: the moment at which they begin in UTC. */

/** The university's zone, in which days end. */
export const universityZone = 'Asia/Dubai'

/** A day of the university that holds the moment, as the database keeps days. */
export const universityDay = (moment = new Date()): Date =>
  new Date(new Intl.DateTimeFormat('en-CA', { timeZone: universityZone }).format(moment))

/** Milliseconds of a day. */
export const dayLength = 86_400_000

/** When a day of the university begins. */
export function startOfUniversityDay(day: Date): Date {
  // Dubai keeps no summer time; another zone may have another offset at either end of the guess.
  const guess = new Date(day.getTime() - offsetAt(day))
  return new Date(day.getTime() - offsetAt(guess))
}

/** Milliseconds by which the university's clock is ahead of UTC at a moment. */
function offsetAt(moment: Date): number {
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const shown = Date.UTC(
    parts['year']!,
    parts['month']! - 1,
    parts['day'],
    parts['hour'],
    parts['minute'],
    parts['second'],
  )
  return shown - Math.floor(moment.getTime() / 1000) * 1000
}
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: universityZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

/** `2026-11-21`. */
export const isoDay = (day: Date): string => day.toISOString().slice(0, 10)

/** A day inside a sentence, as on screen: `Nov 21, 2026`. */
export const dayInWords = (day: Date): string => inWords.format(day)
const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
