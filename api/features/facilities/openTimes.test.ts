/** When a facility can be booked: on the clock of its zone, over changes of the clock, in whole slots. */
import { describe, expect, test } from 'vitest'
import { facilitySlots, firstFree, needOpen, type OpenFacility } from './openTimes.ts'
import { costOf, weekAround } from './quota.ts'

const at = (text: string) => new Date(text)
const now = at('2026-11-25T00:00:00Z')
const facility = (more: Partial<OpenFacility> = {}): OpenFacility => ({
  slotMinutes: 60,
  leastMinutes: 60,
  mostMinutes: 240,
  // Monday to Friday from 8 to 12 and from 13 to 17.
  hours: [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, fromMinute: 480, untilMinute: 720 },
    { weekday, fromMinute: 780, untilMinute: 1020 },
  ]),
  outages: [],
  bookings: [],
  ...more,
})
const span = (from: string, until: string) => ({ startsAt: at(from), endsAt: at(until) })

/** What a time is refused for, by field; nothing when it is free. */
function refusal(asked: ReturnType<typeof span>, more?: Partial<OpenFacility>, zone?: string): object | undefined {
  try {
    needOpen(facility(more), asked, now, zone)
    return undefined
  } catch (error) {
    return (error as { extensions: { fieldErrors: object } }).extensions.fieldErrors
  }
}

describe('a time of the university, which is four hours ahead of UTC', () => {
  test('open hours are free, closed ones name the field', () => {
    // Monday from 8 to 10 in Dubai.
    expect(refusal(span('2026-11-30T04:00Z', '2026-11-30T06:00Z'))).toBeUndefined()
    expect(refusal(span('2026-11-30T03:00Z', '2026-11-30T05:00Z'))).toEqual({
      startsAt: 'Bookings start and end on slots of 60 minutes. Choose one of the slots.',
    })
    expect(refusal(span('2026-11-28T05:00Z', '2026-11-28T06:00Z')), 'on a Saturday').toEqual({
      startsAt: 'The facility is closed at this time. Choose one of its open hours.',
    })
    expect(refusal(span('2026-11-30T07:00Z', '2026-11-30T10:00Z')), 'over noon').toEqual({
      endsAt: 'The facility closes at Mon, Nov 30, 12:00 PM. End the booking by then.',
    })
    expect(refusal(span('2026-11-30T12:00Z', '2026-11-30T14:00Z')), 'after its hours').toEqual({
      endsAt: 'The facility closes at Mon, Nov 30, 5:00 PM. End the booking by then.',
    })
    expect(refusal(span('2026-11-30T04:30Z', '2026-11-30T05:30Z'))).toHaveProperty('startsAt')
    expect(refusal(span('2026-11-30T04:00Z', '2026-11-30T05:30Z'))).toHaveProperty('endsAt')
  })

  test('length, past and far days', () => {
    expect(refusal(span('2026-11-30T04:00Z', '2026-11-30T05:00Z'), { leastMinutes: 120 })).toEqual({
      endsAt: 'A booking must be at least 120 minutes',
    })
    expect(refusal(span('2026-11-30T04:00Z', '2026-11-30T08:00Z'), { mostMinutes: 120 })).toHaveProperty('endsAt')
    expect(refusal(span('2026-11-24T04:00Z', '2026-11-24T05:00Z'))).toHaveProperty('startsAt')
    expect(refusal(span('2027-03-01T04:00Z', '2027-03-01T05:00Z'))).toEqual({
      startsAt: 'Facilities can be booked up to 90 days ahead',
    })
  })

  test('out of service and taken', () => {
    const asked = span('2026-11-30T04:00Z', '2026-11-30T06:00Z')
    const outage = { ...span('2026-11-30T05:30Z', '2026-12-01T05:30Z'), reason: 'Calibration' }
    expect(refusal(asked, { outages: [outage] })).toEqual({
      startsAt: 'The facility is out of service until Tue, Dec 1, 9:30 AM: Calibration',
    })
    const taken = [span('2026-11-30T05:00Z', '2026-11-30T07:00Z')]
    expect(refusal(asked, { bookings: taken })).toHaveProperty('startsAt')
    expect(refusal(span('2026-11-30T04:00Z', '2026-11-30T05:00Z'), { bookings: taken }), 'they touch').toBeUndefined()
  })

  test('a booking goes over midnight where the facility is open all day', () => {
    const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 0, untilMinute: 1440 }))
    expect(refusal(span('2026-11-30T18:00Z', '2026-11-30T22:00Z'), { hours: always })).toBeUndefined()
  })

  test('the next free time has room for the shortest booking', () => {
    const more = { leastMinutes: 120, bookings: [span('2026-11-30T05:00Z', '2026-11-30T06:00Z')] }
    const slots = facilitySlots(facility(more), span('2026-11-30T00:00Z', '2026-12-01T00:00Z'), now)
    expect(slots.map(({ state }) => state)).toEqual(['FREE', 'BOOKED', ...Array<string>(6).fill('FREE')])
    expect(firstFree(slots, facility(more))).toEqual(at('2026-11-30T06:00Z'))
    const noon = { leastMinutes: 240, bookings: [span('2026-11-30T04:00Z', '2026-11-30T05:00Z')] }
    const rest = facilitySlots(facility(noon), span('2026-11-30T00:00Z', '2026-12-01T00:00Z'), now)
    expect(firstFree(rest, facility(noon)), 'not over noon').toEqual(at('2026-11-30T09:00Z'))
  })
})

describe('a change of the clock, where the university’s zone had one', () => {
  const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 0, untilMinute: 360 }))
  const early = at('2027-01-01T00:00Z')
  const hoursOf = (from: string, until: string) =>
    facilitySlots(facility({ hours: always }), span(from, until), early, 'Europe/Berlin').length

  test('a night of six hours has five in spring and seven in autumn', () => {
    expect(hoursOf('2027-03-20T23:00Z', '2027-03-21T22:59Z')).toBe(6)
    expect(hoursOf('2027-03-27T23:00Z', '2027-03-28T21:59Z')).toBe(5)
    expect(hoursOf('2027-10-30T22:00Z', '2027-10-31T22:59Z')).toBe(7)
  })

  test('a week begins at midnight on its first weekday, whatever its clock did', () => {
    const [saturday, sunday] = [6, 7]
    expect(weekAround(at('2027-03-28T21:00Z'), sunday, 'Europe/Berlin')).toEqual(
      span('2027-03-27T23:00Z', '2027-04-03T22:00Z'),
    )
    // Saturday evening in UTC is Sunday in Dubai.
    expect(weekAround(at('2026-11-28T21:00Z'), sunday)).toEqual(span('2026-11-28T20:00Z', '2026-12-05T20:00Z'))
    expect(weekAround(at('2026-11-28T19:00Z'), sunday)).toEqual(span('2026-11-21T20:00Z', '2026-11-28T20:00Z'))
    expect(weekAround(at('2026-11-28T19:00Z'), saturday)).toEqual(span('2026-11-27T20:00Z', '2026-12-04T20:00Z'))
    expect(weekAround(at('2026-11-28T19:00Z')), 'Monday').toEqual(span('2026-11-22T20:00Z', '2026-11-29T20:00Z'))
  })
})

test('costs are whole AED', () => {
  expect(costOf(150, span('2026-11-30T04:00Z', '2026-11-30T06:30Z'))).toBe(375)
  expect(costOf(125, span('2026-11-30T04:00Z', '2026-11-30T04:15Z'))).toBe(31)
})
