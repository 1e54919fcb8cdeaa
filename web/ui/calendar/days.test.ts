/** Days and times in zones, over changes of the clock. */
import { expect, test } from 'vitest'
import { dayOf, dayOr, instantOf, localOf, minuteOf, weekOf } from './days.ts'

test('an instant is on another day and at another minute in another zone', () => {
  const instant = '2026-11-22T21:30:00Z'
  expect([dayOf(instant, 'Asia/Dubai'), minuteOf(instant, 'Asia/Dubai')]).toEqual(['2026-11-23', 90])
  expect([dayOf(instant, 'America/New_York'), minuteOf(instant, 'America/New_York')]).toEqual(['2026-11-22', 990])
})

test('a local time is its instant, before and after the clock changes', () => {
  expect(instantOf('2026-03-28T09:00', 'Europe/Berlin')).toBe('2026-03-28T08:00:00Z')
  expect(instantOf('2026-03-29T09:00', 'Europe/Berlin')).toBe('2026-03-29T07:00:00Z')
  expect(localOf('2026-11-01T13:00:00Z', 'America/New_York')).toBe('2026-11-01T08:00')
})

test('a week begins on Monday; what is no day is today', () => {
  expect(weekOf('2026-11-22')).toEqual(weekOf('2026-11-28'))
  expect(weekOf('2026-11-22')[0]).toBe('2026-11-22')
  expect(dayOr('never', 'UTC')).toBe(new Date().toISOString().slice(0, 10))
})
