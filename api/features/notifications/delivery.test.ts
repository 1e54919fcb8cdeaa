/** Hours by the person's own clock: quiet ones, also over midnight, and the digest's. */
import { describe, expect, test } from 'vitest'
import { clockIn, endOfQuiet } from './delivery.ts'
import { isQuiet } from './quietHours.rules.ts'
import { setNotificationScheduleRules } from './preference.rules.ts'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)
const night = { digestHour: 8, quietFrom: 22, quietUntil: 7 }

test('a clock shows the hour of its zone, and the day that it has there', () => {
  expect(clockIn('Asia/Dubai', at('21:30:00'))).toEqual({ day: '2026-11-22', hour: 1, minute: 30 })
  expect(clockIn('America/New_York', at('02:05:00'))).toEqual({ day: '2026-11-20', hour: 21, minute: 5 })
})

test.each([
  [21, night, false],
  [22, night, true],
  [0, night, true],
  [6, night, true],
  [7, night, false],
  [12, { quietFrom: 12, quietUntil: 13 }, true],
  [13, { quietFrom: 12, quietUntil: 13 }, false],
  [3, { quietFrom: null, quietUntil: null }, false],
])('hour %i in %o is quiet: %s', (hour, hours, quiet) => {
  expect(isQuiet(hour, hours)).toBe(quiet)
})

describe('mail', () => {
  test('goes at once outside quiet hours, and without any', () => {
    expect(endOfQuiet(at('12:00:00'), night, 'Asia/Dubai')).toBeNull()
    expect(endOfQuiet(at('22:00:00'), null, 'Asia/Dubai')).toBeNull()
  })

  test('waits for their end by the clock of the person', () => {
    // In Dubai it is 01:40, and 07:00 there is 03:00 in UTC; in London it is 21:40.
    expect(endOfQuiet(at('21:40:20'), night, 'Asia/Dubai')).toEqual(new Date('2026-11-22T03:00:00Z'))
    expect(endOfQuiet(at('21:40:20'), night, 'Europe/London')).toBeNull()
    expect(endOfQuiet(at('22:00:00'), night, 'Europe/London')).toEqual(new Date('2026-11-22T07:00:00Z'))
  })
})

test.each([
  [{ digestHour: 8, quietFrom: 22, quietUntil: 7 }, {}],
  [{ digestHour: 8, quietFrom: null, quietUntil: null }, {}],
  [{ digestHour: 8 }, {}],
  [{ digestHour: 8, quietFrom: 22 }, { quietUntil: 'Choose both hours or none' }],
  [{ digestHour: 8, quietUntil: 7 }, { quietUntil: 'Choose both hours or none' }],
  [{ digestHour: 8, quietFrom: 9, quietUntil: 9 }, { quietUntil: 'Choose another hour than the first' }],
  [{ digestHour: 23, quietFrom: 22, quietUntil: 7 }, { digestHour: 'The digest would come in your quiet hours' }],
  [{ digestHour: 24 }, { digestHour: 'From 0 to 23' }],
  [{}, {}],
  [{ digestHour: null }, {}],
])('the hours %o are refused with %o', async (hours, errors) => {
  const refused = await setNotificationScheduleRules.validate(hours, { abortEarly: false }).then(
    () => [],
    (error: { inner: { path: string; message: string }[] }) => error.inner,
  )
  expect(Object.fromEntries(refused.map(({ path, message }) => [path, message]))).toEqual(errors)
})
