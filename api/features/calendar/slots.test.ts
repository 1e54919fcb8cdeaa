/** Slots: hours of the owner's clock in every zone and over its changes, and what keeps a slot from being free. */
import { expect, test } from 'vitest'
import { slotsOf, whyEmpty, type Availability } from './slots.ts'

const at = (text: string) => new Date(text)
const hour = 60

const person = (over: Partial<Availability>): Availability => ({
  timeZone: 'Asia/Dubai',
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 9 * hour, untilMinute: 11 * hour })),
  exceptions: [],
  minimumNoticeMinutes: 0,
  dailyMaximum: null,
  bufferMinutes: 0,
  busy: [],
  sessions: [],
  ...over,
})
const asked = (from: string, until: string, now = '2026-01-01T00:00:00Z') => ({
  from: at(from),
  until: at(until),
  now: at(now),
  minutes: 30,
  windowDays: 10_000,
})
const starts = (who: Availability, span: ReturnType<typeof asked>, verdict = 'FREE') =>
  slotsOf(who, span)
    .filter((slot) => slot.verdict === verdict)
    .map(({ startsAt }) => startsAt.toISOString().slice(5, 16))

test('hours follow the clock of the owner, in winter and in summer, whatever the zone of who asks', () => {
  // 09:00 in Dubai is 05:00 UTC all the year.
  const dubai = person({})
  expect(starts(dubai, asked('2026-11-23T00:00:00Z', '2026-11-24T00:00:00Z'))).toEqual([
    '11-23T05:00',
    '11-23T05:30',
    '11-23T06:00',
    '11-23T06:30',
  ])
  // 09:00 in New York is 14:00 UTC in winter, 13:00 in summer.
  const newYork = person({ timeZone: 'America/New_York' })
  expect(starts(newYork, asked('2026-03-07T00:00:00Z', '2026-03-08T00:00:00Z'))[0]).toBe('03-07T14:00')
  expect(starts(newYork, asked('2026-03-09T00:00:00Z', '2026-03-10T00:00:00Z'))[0]).toBe('03-09T13:00')
  // Between the changes of the clock in America and in Europe the two are five hours apart instead of six.
  const berlin = person({ timeZone: 'Europe/Berlin' })
  const between = asked('2026-03-16T00:00:00Z', '2026-03-17T00:00:00Z')
  expect([starts(berlin, between)[0], starts(newYork, between)[0]]).toEqual(['03-16T08:00', '03-16T13:00'])
})

test('a day of somebody in another zone has parts of two of the owner', () => {
  // Monday of New York, for an owner in Dubai who works on Mondays from 00:00 to 01:00 and on Tuesdays at 09:00.
  const who = person({
    hours: [
      { weekday: 1, fromMinute: 0, untilMinute: hour },
      { weekday: 2, fromMinute: 9 * hour, untilMinute: 10 * hour },
    ],
  })
  const mondayOfNewYork = asked('2026-11-23T05:00:00Z', '2026-11-24T05:00:00Z')
  expect(starts(who, mondayOfNewYork)).toEqual([])
  expect(starts(who, asked('2026-11-22T05:00:00Z', '2026-11-24T05:30:00Z'))).toEqual([
    '11-22T20:00',
    '11-22T20:30',
    '11-24T05:00',
  ])
})

test('the hour that the clock leaves out has no slots, the hour that it repeats has them twice', () => {
  const night = person({
    timeZone: 'Europe/Berlin',
    hours: [{ weekday: 7, fromMinute: hour, untilMinute: 4 * hour }],
  })
  // On 29 March 2026 02:00 to 03:00 is left out: two hours pass between 01:00 and 04:00.
  expect(starts(night, asked('2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z'))).toEqual([
    '03-29T00:00',
    '03-29T00:30',
    '03-29T01:00',
    '03-29T01:30',
  ])
  // On 25 October 2026 02:00 to 03:00 comes twice: four hours pass.
  expect(starts(night, asked('2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z'))).toHaveLength(8)
  const gone = person({
    timeZone: 'America/New_York',
    hours: [{ weekday: 7, fromMinute: 2 * hour, untilMinute: 3 * hour }],
  })
  expect(starts(gone, asked('2026-03-08T00:00:00Z', '2026-03-09T00:00:00Z'))).toEqual([])
})

test('hours may end at midnight; a rest that is shorter than a slot is none', () => {
  const late = person({ hours: [{ weekday: 1, fromMinute: 23 * hour + 10, untilMinute: 24 * hour }] })
  expect(starts(late, asked('2026-11-23T00:00:00Z', '2026-11-24T00:00:00Z'))).toEqual(['11-23T19:10'])
})

test('exceptions replace the hours of their days, days off have none, and it is said why', () => {
  const who = person({
    exceptions: [
      { fromDay: '2026-11-23', untilDay: '2026-11-23', fromMinute: 14 * hour, untilMinute: 15 * hour },
      { fromDay: '2026-11-23', untilDay: '2026-11-23', fromMinute: 14 * hour + 30, untilMinute: 15 * hour + 30 },
      { fromDay: '2026-11-24', untilDay: '2026-11-26', fromMinute: null, untilMinute: null },
      { fromDay: '2026-11-26', untilDay: '2026-11-26', fromMinute: 9 * hour, untilMinute: 10 * hour },
    ],
  })
  expect(starts(who, asked('2026-11-22T20:00:00Z', '2026-11-26T20:00:00Z'))).toEqual([
    '11-23T10:00',
    '11-23T10:30',
    '11-23T11:00',
  ])
  const dayOff = asked('2026-11-23T20:00:00Z', '2026-11-24T20:00:00Z')
  expect(whyEmpty(who, dayOff, slotsOf(who, dayOff))).toBe('DAY_OFF')
  const none = person({ hours: [] })
  expect(whyEmpty(none, dayOff, slotsOf(none, dayOff))).toBe('NO_HOURS')
})

test('notice, window, other meetings with the rest after them and the daily maximum keep slots from being free', () => {
  const monday = asked('2026-11-22T20:00:00Z', '2026-11-23T20:00:00Z', '2026-11-23T01:45:00Z')
  const first = '11-23T05:00'
  const noticed = person({ minimumNoticeMinutes: 4 * hour })
  expect(starts(noticed, monday)).toEqual(['11-23T06:00', '11-23T06:30'])
  expect(starts(noticed, monday, 'TOO_SOON')).toEqual([first, '11-23T05:30'])
  expect(starts(person({}), { ...monday, windowDays: 0 })).toHaveLength(4)
  expect(starts(person({}), { ...monday, now: at('2026-11-22T01:00:00Z'), windowDays: 0 }, 'TOO_FAR')).toHaveLength(4)

  const busy = [{ from: at('2026-11-23T06:00:00Z'), until: at('2026-11-23T06:15:00Z') }]
  expect(starts(person({ busy }), monday)).toEqual([first, '11-23T05:30', '11-23T06:30'])
  expect(starts(person({ busy, bufferMinutes: 10 }), monday)).toEqual([first, '11-23T06:30'])

  // 20:30 UTC on Sunday is Monday in Dubai.
  const sessions = [at('2026-11-22T20:30:00Z'), at('2026-11-23T12:00:00Z')]
  const full = person({ sessions, dailyMaximum: 2 })
  expect(starts(full, monday, 'FULL')).toHaveLength(4)
  expect(whyEmpty(full, monday, slotsOf(full, monday))).toBe('FULL')
  expect(starts(person({ sessions, dailyMaximum: 3 }), monday)).toHaveLength(4)
  expect(whyEmpty(noticed, monday, slotsOf(noticed, monday))).toBeNull()
})
