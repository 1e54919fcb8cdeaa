/** Days as the database keeps them: the moment at which they begin in UTC. */
import { localized } from '#localized'
import { universityZone } from './universityDay.rules.ts'

export { dayLength } from './workingDays.rules.ts'
export { isoDay, universityDay, universityZone } from './universityDay.rules.ts'

/** Months have their names in every language. */
const written = { year: 'numeric', month: 'short', day: 'numeric' } as const

/** A day inside a sentence, as on screen: `Nov 21, 2026`. */
export const dayInWords = (day: Date): string => inWords().format(day)
const inWords = localized((locale) => new Intl.DateTimeFormat(locale, { ...written, timeZone: 'UTC' }))

/** A moment in a document, on the university's clock: `21 Nov 2026, 14:05`. */
export const momentOnPaper = (moment: Date): string => onPaper().format(moment)
const onPaper = localized(
  (locale) =>
    new Intl.DateTimeFormat(locale === 'en-US' ? 'en-GB' : locale, {
      ...written,
      hour: '2-digit',
      minute: '2-digit',
      timeZone: universityZone,
    }),
)
