/** Times and zones as sentences have them, the same on every screen and in every mail. */

import * as texts from '#texts/ui/format.js'
import { intlLocale } from '#language'

/** `Gulf Standard Time (Dubai)`: the zone's name and the place in its IANA name; that name alone where it is not known. */
export function zoneInWords(timeZone: string, at = new Date()): string {
  if (!isKnown(timeZone)) return timeZone
  const name = new Intl.DateTimeFormat(intlLocale(), { timeZone, timeZoneName: 'long' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')!.value
  const place = timeZone.includes('/') ? timeZone.split('/').at(-1)! : ''
  return place ? `${name} (${texts.place({ place, name: place.replaceAll('_', ' ') })})` : name
}

const isKnown = (timeZone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat(intlLocale(), { timeZone }))
  } catch {
    return false
  }
}

/** A span on the clock of a zone: `Mon, Nov 23, 2026, 9:00 AM to 9:30 AM, Gulf Standard Time (Dubai)`. */
export function spanInWords({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, timeZone: string): string {
  const day = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const
  const clock = new Intl.DateTimeFormat(intlLocale(), { timeZone, timeStyle: 'short' })
  // A plain space before AM and PM: not every mail program shows the narrow one.
  const timeOf = (at: Date) => clock.format(at).replace('\u202f', ' ')
  const date = new Intl.DateTimeFormat(intlLocale(), { timeZone, ...day }).format(startsAt)
  return texts.span({ date, from: timeOf(startsAt), until: timeOf(endsAt), zone: zoneInWords(timeZone, startsAt) })
}

const abbreviations = new Set(['api', 'arl', 'crl', 'doi', 'ip', 'nda', 'trl', 'url'])

/** A name of the schema in words: `fundingAmount` is `Funding amount`, `trlClaims` is `TRL claims`. */
export function nameInWords(name: string): string {
  const words = name
    .split(/(?=[A-Z])/)
    .map((word) => word.toLowerCase())
    .map((word) => (abbreviations.has(word) ? word.toUpperCase() : word))
    .join(' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
