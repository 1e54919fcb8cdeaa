import { Temporal } from 'temporal-polyfill'
import { isoDay, universityZone } from './universityDay.rules.ts'

/** The moment at which a day of the university begins, in its time zone. */
export const dayBegins = (day: Date): Date =>
  new Date(Temporal.PlainDate.from(isoDay(day)).toZonedDateTime(universityZone).epochMilliseconds)
