/** The busy times in a text of iCalendar (RFC 5545): of VFREEBUSY, and of events with their recurrences. */
import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import type { Span } from './calendarSource.ts'

/** More than these a calendar of a few weeks does not have; what goes on is a rule that never ends. */
const mostOccurrences = 5_000

/** Throws when the text is no calendar. `timeZone` is that of times and days without one. */
export function busyInIcal(text: string, span: Span, timeZone: string): Span[] {
  const root = ICAL.Component.fromString(text)
  return [
    ...root.getAllSubcomponents('vfreebusy').flatMap((one) => busyPeriods(one, timeZone)),
    ...busyEvents(root.getAllSubcomponents('vevent'), span, timeZone),
  ]
}

/** FREEBUSY without FBTYPE is busy; only FREE is not. */
const busyPeriods = (component: ICAL.Component, timeZone: string): Span[] =>
  component
    .getAllProperties('freebusy')
    .filter((property) => String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() !== 'FREE')
    .flatMap((property) => property.getValues() as unknown as ICAL.Period[])
    .map((period) => ({ startsAt: instantOf(period.start, timeZone), endsAt: instantOf(period.getEnd(), timeZone) }))

/** Events that take time: neither transparent nor cancelled. */
const takesTime = (component: ICAL.Component): boolean =>
  String(component.getFirstPropertyValue('transp') ?? 'OPAQUE').toUpperCase() !== 'TRANSPARENT' &&
  String(component.getFirstPropertyValue('status') ?? '').toUpperCase() !== 'CANCELLED'

function busyEvents(components: readonly ICAL.Component[], span: Span, timeZone: string): Span[] {
  const exceptions = components.filter((one) => one.hasProperty('recurrence-id'))
  const mains = components.filter((one) => !one.hasProperty('recurrence-id'))
  const ofMains = mains.flatMap((main) => {
    const event = new ICAL.Event(main, { exceptions: [] })
    for (const one of exceptions)
      if (one.getFirstPropertyValue('uid') === event.uid) event.relateException(new ICAL.Event(one))
    return event.isRecurring()
      ? occurrences(event, span, timeZone)
      : takesTime(main)
        ? [spanOf(event.startDate, event.endDate, timeZone)]
        : []
  })
  // Servers that expand recurrences give each occurrence alone.
  const uids = new Set(mains.map((main) => main.getFirstPropertyValue('uid')))
  const alone = exceptions
    .filter((one) => !uids.has(one.getFirstPropertyValue('uid')) && takesTime(one))
    .map((one) => new ICAL.Event(one))
    .map(({ startDate, endDate }) => spanOf(startDate, endDate, timeZone))
  return [...ofMains, ...alone]
}

function occurrences(event: ICAL.Event, { startsAt, endsAt }: Span, timeZone: string): Span[] {
  const found: Span[] = []
  const iterator = event.iterator()
  for (let count = 0; count < mostOccurrences; count++) {
    const next = iterator.next() as ICAL.Time | undefined
    if (!next) break
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    const one = spanOf(startDate, endDate, timeZone)
    if (instantOf(next, timeZone) >= endsAt) break
    if (one.endsAt > startsAt && takesTime(item.component)) found.push(one)
  }
  return found
}

const spanOf = (start: ICAL.Time, end: ICAL.Time, timeZone: string): Span => ({
  startsAt: instantOf(start, timeZone),
  endsAt: instantOf(end, timeZone),
})

/** Days and times without a zone are those of the person. */
function instantOf(time: ICAL.Time, timeZone: string): Date {
  if (!time.isDate && time.zone !== ICAL.Timezone.localTimezone) return time.toJSDate()
  const { year, month, day, hour, minute, second } = time
  const plain = new Temporal.PlainDateTime(
    year,
    month,
    day,
    ...(time.isDate ? ([0, 0, 0] as const) : ([hour, minute, second] as const)),
  )
  return new Date(plain.toZonedDateTime(timeZone).epochMilliseconds)
}
