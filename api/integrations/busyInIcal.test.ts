/** Busy times in iCalendar, as servers and calendar programs write it. */
import { expect, test } from 'vitest'
import { busyInIcal } from './busyInIcal.ts'
import { joined } from './calendarSource.ts'

const span = { startsAt: new Date('2026-03-01T00:00:00Z'), endsAt: new Date('2026-04-15T00:00:00Z') }
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//T//EN', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:u1', ...lines, 'END:VEVENT']
const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Campus',
  'BEGIN:STANDARD',
  'DTSTART:20251026T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:20250330T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]
const read = (text: string, timeZone = 'Asia/Dubai') =>
  joined(busyInIcal(text, span, timeZone), span).map(({ startsAt, endsAt }) =>
    [startsAt, endsAt].map((at) => at.toISOString().slice(0, 16)).join(' '),
  )

test('periods are busy by their type, and given by their end or their length', () => {
  const text = calendar(
    'BEGIN:VFREEBUSY',
    'FREEBUSY:20260302T080000Z/20260302T090000Z,20260302T093000Z/PT30M',
    'FREEBUSY;FBTYPE=FREE:20260303T080000Z/20260303T090000Z',
    'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20260304T080000Z/20260304T090000Z',
    'END:VFREEBUSY',
  )
  expect(read(text)).toEqual([
    '2026-03-02T08:00 2026-03-02T09:00',
    '2026-03-02T09:30 2026-03-02T10:00',
    '2026-03-04T08:00 2026-03-04T09:00',
  ])
})

test('an event that recurs over the change of the clock stays at its hour, but for its exceptions', () => {
  const text = calendar(
    ...zone,
    ...event(
      'DTSTART;TZID=Campus:20260320T090000',
      'DTEND;TZID=Campus:20260320T100000',
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'EXDATE;TZID=Campus:20260327T090000',
    ),
    ...event(
      'RECURRENCE-ID;TZID=Campus:20260403T090000',
      'DTSTART;TZID=Campus:20260403T120000',
      'DTEND;TZID=Campus:20260403T123000',
    ),
  )
  expect(read(text)).toEqual([
    '2026-03-20T08:00 2026-03-20T09:00',
    '2026-04-03T10:00 2026-04-03T10:30',
    '2026-04-10T07:00 2026-04-10T08:00',
  ])
})

test('days and times without a zone are those of the person', () => {
  expect(read(calendar(...event('DTSTART;VALUE=DATE:20260310', 'DTEND;VALUE=DATE:20260311')))).toEqual([
    '2026-03-09T20:00 2026-03-10T20:00',
  ])
  expect(read(calendar(...event('DTSTART:20260310T090000', 'DURATION:PT45M')))).toEqual([
    '2026-03-10T05:00 2026-03-10T05:45',
  ])
})

test('a rule without an end is read as far as the span goes, and one that never gets there ends as well', () => {
  const daily = event('DTSTART:20260310T090000Z', 'DTEND:20260310T100000Z', 'RRULE:FREQ=DAILY')
  expect(read(calendar(...daily))).toHaveLength(36)
  const old = event('DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')
  expect(read(calendar(...old))).toEqual([])
})

test('what is no calendar is refused', () => {
  for (const text of ['', '<html></html>', 'BEGIN:VCALENDAR'])
    expect(() => busyInIcal(text, span, 'UTC'), text).toThrow()
})
