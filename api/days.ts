/** Days as the database keeps them: the moment at which they begin in UTC. */
export { dayLength } from './workingDays.rules.ts'

/** The university's zone, in which days end. */
export const universityZone = 'Asia/Dubai'

/** A day of the university that holds the moment, as the database keeps days. */
export const universityDay = (moment = new Date()): Date =>
  new Date(new Intl.DateTimeFormat('en-CA', { timeZone: universityZone }).format(moment))

/** `2026-11-21`. */
export const isoDay = (day: Date): string => day.toISOString().slice(0, 10)

/** A day inside a sentence, as on screen: `Nov 21, 2026`. */
export const dayInWords = (day: Date): string => inWords.format(day)
const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** A moment in a document, on the university's clock: `21 Nov 2026, 14:05`. */
export const momentOnPaper = (moment: Date): string => onPaper.format(moment)
const onPaper = new Intl.DateTimeFormat('en-GB', { timeZone: universityZone, dateStyle: 'medium', timeStyle: 'short' })
