/** Days as the database keeps them: the moment at which they begin in UTC. */
import { universityZone } from './universityDay.rules.ts'

export { dayLength } from './workingDays.rules.ts'
export { isoDay, universityDay, universityZone } from './universityDay.rules.ts'

/** A day inside a sentence, as on screen: `Nov 21, 2026`. */
export const dayInWords = (day: Date): string => inWords.format(day)
const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** A moment in a document, on the university's clock: `21 Nov 2026, 14:05`. */
export const momentOnPaper = (moment: Date): string => onPaper.format(moment)
const onPaper = new Intl.DateTimeFormat('en-GB', { timeZone: universityZone, dateStyle: 'medium', timeStyle: 'short' })
