/** Moments inside a sentence, on the university's clock: `Wed, Nov 25, 9:00 AM`. */
import { intlLocale } from '#language'
import { universityZone } from '../../days.ts'

export const momentInWords = (moment: Date, timeZone = universityZone): string =>
  new Intl.DateTimeFormat(intlLocale(), {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(moment)

/** From when to when: the day is named once when both lie on it. */
export function spanInWords({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): string {
  const day = (moment: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: universityZone }).format(moment)
  const clock = new Intl.DateTimeFormat(intlLocale(), { timeZone: universityZone, timeStyle: 'short' })
  const end = day(startsAt) === day(endsAt) ? clock.format(endsAt) : momentInWords(endsAt)
  return `${momentInWords(startsAt)} – ${end}`
}
